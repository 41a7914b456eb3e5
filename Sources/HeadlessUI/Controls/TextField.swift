public import Foundation

/// A field for text.
public struct TextField<Label> {
  let label: Label
  let prompt: Text?
  let channel: Channel

  /// What is edited.
  enum Channel {
    /// A text, written at each character.
    case text(Binding<String>)
    /// A value, written once typing is over; the closure writes a text if it says a value.
    case value(text: () -> String, write: (String) -> Void)
  }
}

extension TextField: View where Label: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A field for a text, with a hint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, channel: .text(text))
  }

  /// A field for a text that can grow in a direction, with a hint.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, channel: .text(text))
  }

  /// A field for a value in a style.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, channel: Channel(value, format))
  }
}

extension TextField.Channel {
  /// A value in a style.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self = .value(
      text: { format.format(value.wrappedValue) },
      write: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }

  /// A value in a style; nil while the field is empty.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self = .value(
      text: { value.wrappedValue.map { format.format($0) } ?? "" },
      write: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(text) {
          value.wrappedValue = parsed
        }
      })
  }
}

extension TextField: PrimitiveView where Label: View {}

extension TextField: TrackedView where Label: View {
  func resolveTracked(in scope: ResolveScope) {
    switch channel {
    case .text(let text):
      scope.addField(.textField, text: text, label: label, prompt: prompt)
    case .value(let text, let write):
      let session: FieldSession = scope.at(.addition(0)).keeping { FieldSession() }
      session.update(
        text: text(), write: { _ in },
        whenDone: { [weak session] in
          write(session?.text ?? "")
          return text()
        }, settle: scope.settle)
      scope.addField(.textField, session, label: label, prompt: prompt)
    }
  }
}

extension TextField where Label == Text {
  /// A field for a text, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, channel: .text(text))
  }

  /// A field for a text, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, channel: .text(text))
  }

  /// A field for a text, with a title and a hint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, channel: .text(text))
  }

  /// A field for a text, with a title and a hint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, channel: .text(text))
  }

  /// A field for a text that can grow in a direction, with a title.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, channel: .text(text))
  }

  /// A field for a text that can grow in a direction, with a title.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, channel: .text(text))
  }

  /// A field for a value in a style, with a title.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, channel: Channel(value, format))
  }

  /// A field for a value in a style, with a title; nil while it is empty.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, channel: Channel(value, format))
  }
}
