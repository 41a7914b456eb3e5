import Observation
import SwiftUI
import Testing

private enum Field: Hashable {
  case name, email
}

private struct Login: View {
  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var email = ""
  @State private var log: [String] = []
  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($focus, equals: .name)
      TextField("Email", text: $email).focused($focus, equals: .email)
      Button("To email") { focus = .email }
      Button("To nowhere") { focus = nil }
      Text(verbatim: focus.map { "\($0)" } ?? "none")
    }
    .onSubmit { if name.isEmpty { focus = .name } else { log.append("sent") } }
    Text(verbatim: log.joined())
  }
}

/// Keeps the store's field and the view's in step, as `.focused($field, equals:)` of a spec does.
@MainActor @Observable
private final class FocusStore {
  var name = ""
  var email = ""
  private(set) var actions: [Field?] = []
  private var current: Field?

  var focus: Field? {
    get { current }
    set {
      actions.append(newValue)
      current = newValue == .email && name.isEmpty ? .name : newValue
    }
  }
}

private struct StoreLogin: View {
  @Bindable var store: FocusStore
  @FocusState private var focus: Field?
  var body: some View {
    VStack {
      TextField("Name", text: $store.name).focused($focus, equals: .name)
      TextField("Email", text: $store.email).focused($focus, equals: .email)
    }
    .onChange(of: focus) { _, new in if store.focus != new { store.focus = new } }
    .onChange(of: store.focus, initial: true) { _, new in if focus != new { focus = new } }
  }
}

private struct Flag: View {
  @FocusState private var isFocused: Bool
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text).focused($isFocused)
    Toggle("Focused", isOn: Binding(get: { isFocused }, set: { isFocused = $0 }))
  }
}

@MainActor
@Suite struct FocusTests {
  @Test("Code moves the keyboard, and tapping a field tells the state")
  func focus() throws {
    let host = ViewHost(Login())
    try host.find(.button, "To email").tap()
    #expect(try host.find(.textField, "Email").isFocused)
    #expect(host.words.contains("email"))
    try host.find(.textField, "Name").tap()
    #expect(host.words.contains("name"))
    #expect(try !host.find(.textField, "Email").isFocused)
    try host.find(.button, "To nowhere").tap()
    #expect(try !host.find(.textField, "Name").isFocused)
    try host.find(.textField, "Email").tap()
    host.dismissKeyboard()
    #expect(host.words.contains("none"))
  }

  @Test("The return key submits, and what hears of it may move the keyboard")
  func submit() throws {
    let host = ViewHost(Login())
    try host.type("a@b", into: "Email")
    try host.find(.textField, "Email").submit()
    #expect(try host.find(.textField, "Name").isFocused)
    try host.type("Ann", into: "Name")
    try host.find(.textField, "Name").submit()
    #expect(host.words.contains("sent"))
  }

  @Test("R32: a handler that moves the keyboard to the empty field settles")
  func pingPong() throws {
    let store = FocusStore()
    let host = ViewHost(StoreLogin(store: store))
    try host.find(.textField, "Email").tap()
    #expect(try host.find(.textField, "Name").isFocused)
    #expect(store.focus == .name)
    #expect(store.actions == [.email])
    host.dismissKeyboard()
    try host.find(.textField, "Email").tap()
    #expect(try host.find(.textField, "Name").isFocused)
    #expect(store.actions == [.email, nil, .email])
    try host.type("Ann", into: "Name")
    try host.find(.textField, "Email").tap()
    #expect(store.focus == .email)
    #expect(host.reports.isEmpty)
  }

  @Test("State that says whether one field has the keyboard")
  func flag() throws {
    let host = ViewHost(Flag())
    try host.find(.toggle).set(true)
    #expect(try host.find(.textField).isFocused)
    host.dismissKeyboard()
    #expect(try host.find(.toggle).value == "off")
  }
}
