/// What a field of SwiftUI's shows and does with what is typed.
///
/// The field has its own copy of the text. It takes the binding's whenever the field is evaluated,
/// so a write that is refused stays on the screen unless the binding's readers are told.
@MainActor
final class FieldSession: TextSession {
  private(set) var text = ""
  private var write: (String) -> Void = { _ in }
  private var settle: () -> Void = {}
  private var whenDone: (() -> String)?
  private var takesNewlines = false
  private var isFocused = false

  /// Takes what one evaluation of the field says.
  ///
  /// - Parameter whenDone: Writes what was typed once typing is over, and gives what to show; nil
  ///   where `write` does so at each character.
  func update(
    text newText: String, takesNewlines: Bool = false, write: @escaping (String) -> Void,
    whenDone: (() -> String)? = nil, settle: @escaping () -> Void
  ) {
    if whenDone == nil || !isFocused { text = newText }
    self.takesNewlines = takesNewlines
    self.write = write
    self.whenDone = whenDone
    self.settle = settle
  }

  func type(_ newText: String) -> Int {
    for character in newText {
      text.append(character)
      write(text)
      settle()
    }
    return newText.count
  }

  func deleteBackward() -> Bool {
    guard !text.isEmpty else { return false }
    text.removeLast()
    write(text)
    return true
  }

  func replaceAll(with newText: String) -> Bool {
    text = newText
    write(text)
    return true
  }

  func submit() {
    if takesNewlines {
      _ = type("\n")
      return
    }
    if let whenDone { text = whenDone() }
  }

  func setFocused(_ isFocused: Bool) -> Bool {
    if self.isFocused && !isFocused, let whenDone { text = whenDone() }
    self.isFocused = isFocused
    return true
  }
}

extension ResolveScope {
  /// Adds a field for a text.
  func addField<Label: View>(
    _ kind: ViewElement.Kind, text: Binding<String>, label: Label, prompt: Text? = nil,
    takesNewlines: Bool = false
  ) {
    let session: FieldSession = at(.addition(0)).keeping { FieldSession() }
    session.update(
      text: text.wrappedValue, takesNewlines: takesNewlines, write: { text.wrappedValue = $0 },
      settle: settle)
    addField(kind, session, label: label, prompt: prompt)
  }

  /// Adds a field that a session is behind.
  func addField<Label: View>(
    _ kind: ViewElement.Kind, _ session: FieldSession, label: Label, prompt: Text?
  ) {
    var control = Control()
    control.text = session
    control.value = {
      kind == .secureField ? String(repeating: "•", count: session.text.count) : session.text
    }
    let strings: [String: String] = host.options.strings
    add(
      kind, name: { prompt?.words(strings) ?? "" }, control: control,
      content: { $0.addLabel(label) })
  }

  /// Brings the host up to date.
  var settle: () -> Void { { [weak host] in host?.update() } }
}
