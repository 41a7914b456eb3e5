/// A field for secret text.
public struct SecureField<Label> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
}

extension SecureField: View where Label: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A field, with a hint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField: PrimitiveView where Label: View {}

extension SecureField: TrackedView where Label: View {
  func resolveTracked(in scope: ResolveScope) {
    scope.addField(.secureField, text: text, label: label, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// A field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// A field with a title and a hint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }
}

/// A field for long text.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor {
  let text: Binding<String>

  /// A field for a text.
  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView, TrackedView {
  /// It has no body: the host shows it.
  public typealias Body = Never

  func resolveTracked(in scope: ResolveScope) {
    scope.addField(.textEditor, text: text, label: EmptyView(), takesNewlines: true)
  }
}
