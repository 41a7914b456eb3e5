import FeatureRuntime
import Testing

@testable import GeneratedCode

/// The goldens, driven through their stores and bindings as an app would.
@MainActor @Suite("Generated code") struct DrivingTests {
  @Test("a binding goes through the reducer and is clamped")
  func counter() {
    let store = CounterStore(state: .init())
    store.send(.incrementTapped)
    store.step = 3
    store.send(.incrementTapped)
    #expect(store.count == 4)
    store.step = 99
    #expect(store.step == 10)
    store.bindings.step.wrappedValue = -5
    #expect(store.step == 1)
    store.send(.decrementTapped)
    #expect(store.state == Counter.State(count: 3, step: 1))
  }

  @Test("inverted bindings write what they read")
  func inversions() {
    let store = BindingFormsStore(state: .init())
    store.isTitled = true
    #expect(store.title == nil)
    store.isElsewhere = true
    #expect(store.tab == .home)
    store.isHome = false
    #expect(store.tab == .home)
    store.isOff = true
    #expect(!store.isOn)
    store.amountText = "12"
    #expect(store.amount == 12)
    store.amountText = "nonsense"
    #expect(store.amount == 12)
    store.fahrenheit = 212
    #expect(store.celsius == 100)
    store.volume = 99
    #expect(store.level == 10)
    store.comment = "more than ten characters"
    #expect(store.comment == "")
  }

  @Test("elements are written by id and by position where they exist")
  func elements() {
    let store = BindingFormsStore(state: .init())
    store.send(.fill)
    store.bindings.itemTitle(of: 1).wrappedValue = "uno"
    store.bindings.itemTitle(of: 9).wrappedValue = "nobody"
    #expect(store.itemTitle(of: 1) == "uno")
    #expect(store.items.count == 2)
    let first = store.bindings.nameText(at: 0)
    first.wrappedValue = "z"
    #expect(store.names == ["z", "b"])
    store.bindings.isSelected(3).wrappedValue = true
    #expect(store.selection == [3])
    store.bindings.isSelected(3).wrappedValue = false
    #expect(store.selection.isEmpty)
  }

  @Test("a setter that sends an action goes through it")
  func sending() {
    let store = BindingFormsStore(state: .init())
    store.search = "  words "
    #expect(store.query == "words")
    store.tabChoice = .profile
    #expect(store.tab == .home)
    store.tabChoice = .search
    #expect(store.log == ["picked"])
  }

  @Test("reactions run once, in order, with the value from before the action")
  func reactions() {
    let store = ReactionFormsStore(state: .init())
    store.query = "abcd"
    #expect(store.log == ["query  -> abcd", "long"])
    store.send(.numberAdded(4))
    #expect(store.total == 4)
    store.volume = 50
    #expect(store.log.last == "volume 50 after 5")
  }

  @Test("a handler names the parameters of the binding that it hears")
  func handlerParameters() {
    let store = ReactionFormsStore(state: .init())
    store.bindings.scored("ada", at: 3).wrappedValue = 5
    #expect(store.scores == ["ada": 5] && store.log == ["ada 3 -> 5"])
  }

  @Test("a binding with parameters that sends an action sends what is written")
  func parametrisedSending() {
    let store = BindingFormsStore(state: .init())
    let second = store.bindings.renamed(at: 1)
    second.wrappedValue = ""
    second.wrappedValue = "b"
    #expect(store.log == [])
    second.wrappedValue = "z"
    store.bindings.renamed(at: 9).wrappedValue = "y"
    #expect(store.log == ["z"] && store.names == ["a", "b"])
  }

  @Test("an action whose parameters have defaults is sent without them, one of its name called")
  func defaults() {
    let store = ActionFormsStore(state: .init(total: 4))
    store.send(.addTwice(3))
    #expect(store.total == 10)
    store.send(.againTapped)
    #expect(store.total == 0)
  }

  @Test("guards refuse, and undo and redo give back what was")
  func undo() {
    let store = UndoEditorStore(state: .init())
    #expect(!store.canUndoTapped)
    store.title = "one"
    #expect(store.drawing.title == "one")
    store.send(.undoTapped)
    #expect(store.drawing.title == "" && store.canRedoTapped)
    store.send(.redoTapped)
    #expect(store.title == "one")
  }

  @Test("R11 an action that changes nothing tells nobody")
  func precision() {
    let store = StatementFormsStore(state: .init(numbers: [1]))
    var runs = 0
    let observation = store.observe {
      _ = store.numbers
      runs += 1
    }
    store.send(.guards(n: 0))
    #expect(runs == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("extern actions and Swift text write like bodies")
  func foreign() {
    let store = ExternFormsStore(state: .init())
    store.send(.imported("xyz"))
    #expect(store.text == "xyz")
    store.send(.verbatimAll)
    #expect(store.text == "zyx")
    store.send(.verbatim(n: 4))
    #expect(store.number == 8)
  }
}
