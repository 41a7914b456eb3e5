/// A choice of one thing among several.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
}

extension Picker: View where Label: View, Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A choice; each view in `content` has a tag of the selection's type.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }
}

extension Picker: PrimitiveView where Label: View, Content: View {}

extension Picker: TrackedView where Label: View, Content: View {
  func resolveTracked(in scope: ResolveScope) {
    let shown: Shown<SelectionValue> = scope.shown(selection)
    var control = Control()
    let options = PickerOptions()
    control.selection = { AnyHashable(shown.value) }
    control.value = { options.label(of: AnyHashable(shown.value)) ?? "\(shown.value)" }
    control.select = { tag in
      guard let value = tag.base as? SelectionValue, options.has(AnyHashable(value))
      else { return false }
      shown.value = value
      selection.wrappedValue = value
      return true
    }
    options.element = scope.add(.picker, control: control) { picker in
      picker.addLabel(label)
      picker.resolve(content, part: .content)
    }
  }
}

extension Picker where Label == Text, Content: View {
  /// A choice with a title; each view in `content` has a tag of the selection's type.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  /// A choice with a title; each view in `content` has a tag of the selection's type.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

/// What a picker offers: the tagged views in it.
@MainActor
final class PickerOptions {
  weak var element: ViewElement?

  private var options: [(tag: AnyHashable, words: String)] {
    (element?.visibleTree ?? []).compactMap { element in
      guard case .tag(let tag) = element.attribute?.role else { return nil }
      return (tag: tag, words: element.words)
    }
  }

  private func matches(_ option: AnyHashable, _ value: AnyHashable) -> Bool {
    option == value || AnyHashable(Optional(option)) == value
  }

  /// Whether one of them stands for a value, or for what is in an optional one.
  func has(_ value: AnyHashable) -> Bool { options.contains { matches($0.tag, value) } }

  /// The words of the one that stands for a value.
  func label(of value: AnyHashable) -> String? {
    options.first { matches($0.tag, value) }?.words
  }
}
