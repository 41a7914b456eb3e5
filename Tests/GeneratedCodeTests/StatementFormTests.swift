import FeatureRuntime
import Testing

@testable import GeneratedCode

/// Statements that others are short for, and changes that are none.
@MainActor @Suite("Statement forms") struct StatementFormTests {
  @Test("'for case' passes what does not match; one 'let' introduces several")
  func matches() {
    let store = StatementFormsStore(state: .init(event: .named("end")))
    store.send(
      .matches(
        events: [.moved(x: 3, y: 0), .tick, .moved(x: -2, y: 0), .named("a"), .tick],
        found: [nil, 10, nil, 20]))
    #expect(store.count == 3 + 30 + 4)
    #expect(store.log == ["tick 1", "tick 4"])
    #expect(store.flag && store.text == "named(\"end\")")
    store.send(.switches(event: .moved(x: 0, y: 0)))
    store.send(.matches(events: [], found: []))
    #expect(!store.flag && store.text == "moved(x: 0, y: 0)")
  }

  @Test("R11 an element put in the place of one that equals it changes nothing")
  func equalElements() {
    let one = StatementForms.Item(id: 1, name: "one")
    let other = StatementForms.Item(id: 1, name: "other")
    let two = StatementForms.Item(id: 2)
    let store = StatementFormsStore(state: .init(items: [one, two]))
    var told = 0
    store.observe {
      _ = store.items
      told += 1
    }
    #expect(told == 1)
    store.send(.put(one))
    store.send(.putFirst(two))
    #expect(told == 1 && store.items.ids == [1, 2])
    store.send(.put(other))
    #expect(told == 2 && store.items[id: 1] == other)
    store.send(.put(one))
    #expect(told == 3 && store.items[id: 1] == one)
    store.send(.putFirst(StatementForms.Item(id: 3)))
    #expect(told == 4 && store.items.ids == [3, 1, 2])
  }
}
