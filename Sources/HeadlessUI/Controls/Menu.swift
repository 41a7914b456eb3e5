/// Buttons that are shown when it is tapped; here they always are.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct Menu<Label, Content> {
  let content: Content
  let label: Label
  let primaryAction: (() -> Void)?
}

extension Menu: View where Label: View, Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A menu.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label(), primaryAction: nil)
  }

  /// A menu that does something else when it is only tapped.
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }
}

extension Menu: PrimitiveView where Label: View, Content: View {
  func resolve(in scope: ResolveScope) {
    var control = Control()
    control.tap = primaryAction
    scope.add(.menu, control: control) { menu in
      menu.addLabel(label)
      menu.resolve(content, part: .content)
    }
  }
}

extension Menu where Label == Text, Content: View {
  /// A menu with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey), primaryAction: nil)
  }

  /// A menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(title), primaryAction: nil)
  }
}

extension Menu where Label == HeadlessUI.Label<Text, Image>, Content: View {
  /// A menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: HeadlessUI.Label(titleKey, systemImage: systemImage),
      primaryAction: nil)
  }
}

/// Views that can be unfolded.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroup<Label, Content> {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A group that remembers by itself whether it is unfolded.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  /// A group that a binding unfolds.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup: PrimitiveView where Label: View, Content: View {}

extension DisclosureGroup: TrackedView where Label: View, Content: View {
  func resolveTracked(in scope: ResolveScope) {
    let own: StateStorage<Bool> = scope.at(.addition(0)).keeping { StateStorage(false) }
    let channel: Binding<Bool> = isExpanded ?? Binding(own)
    let isOpen: Bool = channel.wrappedValue
    var control = Control()
    control.value = { isOpen ? "unfolded" : "folded" }
    control.setBool = { channel.wrappedValue = $0 }
    control.tap = { channel.wrappedValue.toggle() }
    scope.add(.disclosureGroup, control: control) { group in
      group.addLabel(label)
      if isOpen { group.resolve(content(), part: .content) }
    }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// A group with a title, that remembers by itself whether it is unfolded.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: nil, content: content, label: Text(titleKey))
  }

  /// A group with a title, that a binding unfolds.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// A group with a title, that remembers by itself whether it is unfolded.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: nil, content: content, label: Text(label))
  }

  /// A group with a title, that a binding unfolds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(label))
  }
}
