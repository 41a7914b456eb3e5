import Observation
import SwiftUI
import Testing

@MainActor @Observable
private final class Settings {
  var name = "n"
  var flag = false
}

private struct FromEnvironment: View {
  @Environment(Settings.self) private var settings
  var body: some View {
    @Bindable var settings = settings
    TextField("Name", text: $settings.name)
    Text(verbatim: settings.name)
  }
}

private struct Outer: View {
  @State private var settings = Settings()
  var body: some View { FromEnvironment().environment(settings) }
}

/// A property of the app's own, with state inside.
private struct Tally: DynamicProperty {
  @State private var taps = 0
  @Environment(\.isEnabled) private var isEnabled
  private(set) var title = ""

  mutating func update() { title = isEnabled ? "on" : "off" }

  var count: Int { taps }
  func tap() { taps += 1 }
}

private struct Tallied: View {
  private var first = Tally()
  private var second = Tally()
  var body: some View {
    Button("\(first.title) \(first.count) \(second.count)") { second.tap() }
  }
}

private struct Counted: ViewModifier {
  @State private var taps = 0
  func body(content: Content) -> some View {
    VStack {
      content
      Button("Taps \(taps)") { taps += 1 }
    }
  }
}

private struct Todo: Identifiable {
  let id: Int
  var title: String
  var note: String?
}

private struct Todos: View {
  @State private var todos = [Todo(id: 1, title: "a"), Todo(id: 2, title: "b", note: "n")]
  @State private var chosen: Int?
  @State private var query = ""
  var body: some View {
    List(selection: $chosen) {
      ForEach($todos) { $todo in
        TextField("Title \(todo.id)", text: $todo.title)
        if let note = Binding($todo.note) {
          TextField("Note \(todo.id)", text: note)
        }
      }
    }
    .searchable(text: $query, prompt: "Find")
    Text(verbatim: todos.map { $0.title + ($0.note ?? "") }.joined(separator: ","))
    Text(verbatim: chosen.map { "chosen \($0)" } ?? "none")
    Button("Shorten") { todos.removeLast() }
    Grid {
      GridRow {
        Text("cell")
        Text("cell")
      }
    }
  }
}

@MainActor
@Suite struct DataFlowTests {
  @Test("An observable object that is handed down, and a local channel to it")
  func environmentObject() throws {
    let host = ViewHost(Outer())
    try host.type("!", into: "Name")
    #expect(host.words.contains("n!"))
    #expect(host.evaluations(of: Outer.self) == 1)
    #expect(host.evaluations(of: FromEnvironment.self) == 2)
  }

  @Test("Properties of the app's own keep their state apart, and are updated")
  func dynamicProperties() throws {
    let host = ViewHost(Tallied())
    try host.find(.button, "on 0 0").tap()
    #expect(try host.find(.button).label == "on 0 1")
    let disabled = ViewHost(Tallied().disabled(true))
    #expect(try disabled.find(.button).label == "off 0 0")
  }

  @Test("A modifier of the app's keeps its state")
  func modifier() throws {
    let host = ViewHost(Text("in").modifier(Counted()))
    try host.find(.button, "Taps 0").tap()
    #expect(try host.find(.button, "Taps 1").isEnabled)
    #expect(host.words.contains("in"))
  }

  @Test("Elements are changed through a collection's binding, and optionals through theirs")
  func elements() throws {
    let host = ViewHost(Todos())
    try host.type("1", into: "Title 1")
    try host.type("2", into: "Note 2")
    #expect(host.words.contains("a1,bn2"))
    try host.find(.button, "Shorten").tap()
    #expect(host.words.contains("a1"))
    #expect(host.findAll(.textField).count == 1)
    try host.find(.list).select(1)
    #expect(host.words.contains("chosen 1"))
    try host.type("q", into: "Find")
    #expect(try host.find(.searchField).value == "q")
    #expect(host.findAll(.gridRow).count == 1)
  }

  @Test("A binding to part of a value, as another type, and one that is constant")
  func bindings() {
    final class Box { var todo = Todo(id: 1, title: "a") }
    let box = Box()
    let whole = Binding(get: { box.todo }, set: { box.todo = $0 })
    whole.title.wrappedValue = "b"
    #expect(box.todo.title == "b")
    #expect(Binding(whole.note) == nil)
    whole.note.wrappedValue = "x"
    let note = Binding(whole.note)
    note?.wrappedValue = "y"
    #expect(box.todo.note == "y")
    box.todo.note = nil
    #expect(note?.wrappedValue == "y")
    note?.wrappedValue = "z"
    #expect(box.todo.note == nil)
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }
}
