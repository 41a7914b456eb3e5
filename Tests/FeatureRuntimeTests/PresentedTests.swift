import FeatureRuntime
import Foundation
import Testing

@Suite("What is presented")
struct PresentedTests {
  nonisolated struct Note: Equatable, Codable, Sendable {
    var text = ""
  }

  nonisolated enum Holder {
    struct State: Equatable, Codable, Sendable {
      @Presented var note: Note?
      @Presented var always: Note
      @PresentedBox var boxed: Note?

      init(note: Note? = nil, always: Note = Note(), boxed: Note? = nil) {
        self.note = note
        self.always = always
        self.boxed = boxed
      }
    }
  }

  /// A value that contains itself.
  nonisolated enum Tree {
    struct State: Equatable, Codable, Sendable {
      var name: String
      @PresentedBox var below: State?

      init(name: String, below: State? = nil) {
        self.name = name
        self.below = below
      }
    }
  }

  @Test("assigning a whole value begins a presentation, writing a member keeps it")
  func identity() {
    var state = Holder.State()
    #expect(state.$note == nil && state.$boxed == nil)
    state.note = Note(text: "a")
    state.boxed = Note(text: "a")
    let (note, always, boxed) = (state.$note, state.$always, state.$boxed)
    #expect(note != nil && always != nil && boxed != nil)
    state.note?.text = "b"
    state.always.text = "b"
    state.boxed?.text = "b"
    #expect(state.$note == note && state.$always == always && state.$boxed == boxed)
    #expect(state.note?.text == "b" && state.always.text == "b" && state.boxed?.text == "b")
    state.note = Note(text: "b")
    state.always = Note(text: "b")
    state.boxed = Note(text: "b")
    #expect(state.$note != note && state.$always != always && state.$boxed != boxed)
    state.note = nil
    state.boxed = nil
    #expect(state.$note == nil && state.$boxed == nil)
  }

  @Test("an initial value is presented; a copy is of the same presentation until it is written")
  func copies() {
    let state = Holder.State(note: Note(), boxed: Note(text: "x"))
    var copy = state
    #expect(copy.$note == state.$note && copy.$boxed == state.$boxed)
    copy.boxed?.text = "y"
    #expect(state.boxed?.text == "x" && copy.boxed?.text == "y")
    #expect(copy.$boxed == state.$boxed)
  }

  @Test("the identity is no part of equality")
  func equality() {
    #expect(
      Holder.State(note: Note(), boxed: Note()) == Holder.State(note: Note(), boxed: Note()))
    #expect(Holder.State(note: Note()) != Holder.State())
    #expect(Holder.State(boxed: Note(text: "a")) != Holder.State(boxed: Note(text: "b")))
  }

  @Test("what is not shown is left out when it is encoded, and may be missing")
  func coding() throws {
    let data = try JSONEncoder().encode(Holder.State(always: Note(text: "a")))
    #expect(String(decoding: data, as: UTF8.self) == #"{"always":{"text":"a"}}"#)
    let back = try JSONDecoder().decode(Holder.State.self, from: data)
    #expect(back == Holder.State(always: Note(text: "a")))
    #expect(back.$note == nil && back.$boxed == nil && back.$always != nil)
    let full = Holder.State(note: Note(text: "n"), always: Note(), boxed: Note(text: "b"))
    let again = try JSONDecoder().decode(
      Holder.State.self, from: try JSONEncoder().encode(full))
    #expect(again == full)
    #expect(again.$note != nil && again.$note != full.$note)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Holder.State.self, from: Data("{}".utf8))
    }
  }

  @Test("a value may contain itself")
  func recursion() throws {
    var tree = Tree.State(name: "0")
    for depth in 1...5 { tree = Tree.State(name: "\(depth)", below: tree) }
    var copy = tree
    copy.below?.below?.name = "x"
    #expect(tree.below?.below?.name == "3")
    #expect(copy.below?.below?.name == "x")
    #expect(copy.below?.below?.below == tree.below?.below?.below)
    #expect(copy.below?.$below == tree.below?.$below)
    let back = try JSONDecoder().decode(Tree.State.self, from: try JSONEncoder().encode(tree))
    #expect(back == tree)
  }

  @Test("printed as the value that it holds")
  func printing() {
    #expect(String(describing: Presented(wrappedValue: 3)) == "3")
    let state = Holder.State(note: Note(text: "a"), boxed: Note(text: "b"))
    let text = ValuePrinter(secrets: ["Note.text"]).describe(state)
    #expect(text == "State(note: Note(text: •••), always: Note(text: •••), boxed: Note(text: •••))")
  }
}

@Suite("Stacks")
struct FeatureStackTests {
  @Test("push, pop, pop to and from an element, pop to the root")
  func popping() {
    var stack: FeatureStack<String> = ["a", "b", "c", "d"]
    let ids: [StackID] = stack.ids
    #expect(stack.pop() == "d")
    stack.pop(to: ids[0])
    #expect(Array(stack) == ["a"])
    let next: StackID = stack.push("e")
    #expect(!ids.contains(next))
    stack.pop(from: ids[2])
    #expect(Array(stack) == ["a", "e"])
    stack.pop(from: ids[0])
    #expect(stack.isEmpty && stack.pop() == nil)
    stack.push("f")
    stack.pop(.popToRoot)
    #expect(stack.isEmpty)
  }

  @Test("elements by id: written where they are, nil pops them, one that is gone stays gone")
  func elements() {
    var stack: FeatureStack<String> = ["a", "b", "c"]
    let ids: [StackID] = stack.ids
    stack[id: ids[1]] = "x"
    #expect(Array(stack) == ["a", "x", "c"] && stack.ids == ids)
    stack[id: ids[1]] = nil
    #expect(Array(stack) == ["a"] && stack.last == "a")
    stack[id: ids[2]] = "y"
    #expect(Array(stack) == ["a"] && stack[id: ids[2]] == nil)
  }

  @Test("ids are compared and encoded, and go on where they were")
  func coding() throws {
    var stack: FeatureStack<String> = ["a", "b"]
    stack.pop()
    #expect(stack != ["a"])
    var back = try JSONDecoder().decode(
      FeatureStack<String>.self, from: try JSONEncoder().encode(stack))
    #expect(back == stack)
    #expect(back.push("c") == stack.push("c"))
  }
}
