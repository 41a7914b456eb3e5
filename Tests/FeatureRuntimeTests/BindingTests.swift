import FeatureRuntime
import Foundation
import Testing

@MainActor
@Suite("Bindings")
struct BindingTests {
  @Test("a derived binding clears what it shows and invents nothing")
  func derived() {
    let store = makeCounter()
    let shown = store.bindings.isAlertPresented
    shown.wrappedValue = true
    #expect(store.alertTitle == nil && !shown.wrappedValue)
    store.send(.failTapped(reason: "down"))
    #expect(shown.wrappedValue)
    shown.wrappedValue = false
    #expect(store.alertTitle == nil && !store.isAlertPresented)
  }

  @Test("an inverted binding solves its equation and refuses what is not finite")
  func inverted() {
    let store = makeCounter()
    #expect(store.fahrenheit == 68)
    store.fahrenheit = 212
    #expect(store.celsius == 100)
    store.fahrenheit = .nan
    store.fahrenheit = .infinity
    #expect(store.celsius == 100)
  }

  @Test("R1 a refused write tells that binding's readers, and nobody else")
  func refused() {
    let store = makeCounter()
    store.token = "abcde"
    let token = Watcher(store) { _ = store.token }
    let others = Watcher(store) { _ = store.count + store.log.count + Int(store.fahrenheit) }
    let whole = Watcher(store) { _ = store.state }
    store.token = "abcdef"
    #expect(store.token == "abcde")
    #expect(told(token, others, whole) == [1, 0, 0])
  }

  @Test("R2 a clamped write reads back at once and tells its readers once")
  func clamped() {
    let store = makeCounter(step: 10)
    let step = Watcher(store) { _ = store.step }
    store.step = 400
    #expect(store.step == 10)
    #expect(step.told == 1)
  }

  @Test("R10 a binding's handler sees the new and the old value, once")
  func handler() {
    let store = makeCounter(step: 2)
    store.step = 5
    #expect(store.log.suffix(1) == ["step 2 5"])
    #expect(store.log.count == 2)
  }

  @Test("a binding that sends an action sends nothing for what it reads already")
  func redirected() {
    let store = makeCounter()
    let title = Watcher(store) { _ = store.title }
    store.title = ""
    #expect(title.told == 0)
    store.title = "news"
    #expect(store.alertTitle == "news")
    #expect(title.told == 1)
    store.title = "much too long a title"
    #expect(store.alertTitle == "news")
    #expect(title.told == 2)
    store.title = "news "
    #expect(store.title == "news")
    #expect(title.told == 3)
  }

  @Test("parametrised bindings reach their element and no other")
  func parametrised() throws {
    let ids = [UUID(), UUID()]
    let store = TodosStore(
      state: Todos.State(todos: [Todo(id: ids[0], title: "a"), Todo(id: ids[1], title: "b")]))
    let title = store.bindings.title(of: ids[1])
    title.wrappedValue = "c"
    #expect(store.todos.map { $0.title } == ["a", "c"])
    store.bindings.title(of: UUID()).wrappedValue = "lost"
    #expect(store.todos.map { $0.title } == ["a", "c"])
    let selected = store.bindings.isSelected(ids[0])
    selected.wrappedValue = true
    #expect(store.selection == [ids[0]])
    selected.wrappedValue = false
    #expect(store.selection.isEmpty)
  }

  @Test("an element that is gone reads its last value and drops writes")
  func position() {
    let store = TodosStore(state: Todos.State(names: ["a", "b"]))
    let last = store.bindings.nameText(at: 1)
    last.wrappedValue = "c"
    #expect(store.names == ["a", "c"])
    #expect(last.wrappedValue == "c")
    store.send(.nameRemoved)
    #expect(store.names == ["a"])
    #expect(last.wrappedValue == "c")
    last.wrappedValue = "d"
    #expect(store.names == ["a"])
  }

  @Test("a binding keeps its store alive")
  func lifetime() {
    let binding = makeCounter(step: 3).bindings.step
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 4)
  }

  @Test("channels of parts, optionals and elements write through")
  func parts() throws {
    @FeatureState var todo: Todo? = Todo(id: fixedID, title: "a")
    let inner = try #require(FeatureBinding<Todo>($todo))
    inner.title.wrappedValue = "b"
    #expect(todo?.title == "b")
    todo = nil
    inner.title.wrappedValue = "c"
    #expect(todo == nil && inner.wrappedValue.title == "b")
    @FeatureState var all: Identified<Todo> = [Todo(id: fixedID, title: "a")]
    $all[id: fixedID]?.title.wrappedValue = "z"
    #expect(all[id: fixedID]?.title == "z")
    #expect($all[id: UUID()] == nil)
    #expect(FeatureBinding<Int>.constant(3).wrappedValue == 3)
  }

  @Test("local state may be written from any thread")
  func threads() async {
    let state = FeatureState(wrappedValue: 0)
    await withTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask { for _ in 0..<100 { state.wrappedValue = number } }
      }
    }
    #expect((1...8).contains(state.wrappedValue))
  }
}
