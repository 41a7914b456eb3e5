import FeatureRuntime
import Foundation
import SwiftUI
import Testing

@testable import GeneratedViews

/// How often the views of the specs are evaluated: for what they read, and for nothing else.
@MainActor
@Suite("Evaluations of generated views") struct EvaluationViewTests {
  @Test("an alert or dialog evaluates the view that shows it, once for what it does")
  func alerts() throws {
    let store = AlertsAndDialogsStore(state: AlertsAndDialogs.State())
    let host = ViewHost(AlertsAndDialogsView(store: store))
    try host.find(.button, "Alert").tap()
    #expect(host.evaluations(of: AlertsAndDialogsView.self) == 2)
    // The count and the next alert, in one action.
    try host.find(.button, "Increment").tap()
    #expect(host.evaluations(of: AlertsAndDialogsView.self) == 3)
    try host.dismiss()
    #expect(host.evaluations(of: AlertsAndDialogsView.self) == 4)
  }

  @Test("typing in the sheet of a child evaluates neither the list nor the editor")
  func editor() throws {
    let store = LibraryStore(
      state: Library.State(titles: ["Emma"]), dependencies: Library.Dependencies(load: { [] }))
    store.send(.addTapped)
    let host = ViewHost(LibraryView(store: store))
    host.resetEvaluations()
    try host.type("Dune", into: "Title")
    #expect(store.editor?.title == "Dune")
    #expect(host.evaluations(of: LibraryView.self) == 0)
    #expect(host.evaluations(of: LibraryList.self) == 0)
    // The guard of its button: from empty to not.
    #expect(host.evaluations(of: BookEditorView.self) <= 4)
    host.close()
  }

  @Test("searching evaluates the list and not what is around it")
  func searching() throws {
    let store = LibraryStore(
      state: Library.State(titles: ["Emma", "Ulysses"]),
      dependencies: Library.Dependencies(load: { ["Emma", "Ulysses"] }))
    let host = ViewHost(LibraryView(store: store))
    host.resetEvaluations()
    try host.find(.searchField).type("E")
    #expect(store.found == ["Emma"])
    #expect(host.evaluations(of: LibraryList.self) == 1)
    #expect(host.evaluations(of: LibraryView.self) == 0)
    host.close()
  }

  @Test("a slider evaluates the view that reads the level")
  func levels() throws {
    let store = LevelsStore(state: Levels.State())
    let host = ViewHost(LevelsView(store: store))
    host.resetEvaluations()
    try host.find(.slider).set(0.75)
    #expect(host.evaluations(of: LevelsView.self) == 1)
    try host.find(.slider).set(0.75)
    #expect(host.evaluations(of: LevelsView.self) == 1)
  }

  @Test("the first row alone: typing in it evaluates no view, a row behind it none either")
  func firstRow() throws {
    let first = UUID()
    let store = TodoListStore(
      state: TodoList.State(rows: [
        TodoRow.State(id: first, title: "one"), TodoRow.State(id: UUID(), title: "two"),
      ]))
    let host = ViewHost(FirstTodoView(store: store, id: first))
    host.resetEvaluations()
    try host.find(.textField, "Title").type("!")
    #expect(store.rows[0].title == "one!")
    store.rows[1].title = "other"
    store.rows[1].isDone = true
    store.send(.rows(id: store.rows[1].id, .deleteTapped))
    host.update()
    #expect(host.evaluations(of: TodoRowView.self) == 0)
    #expect(host.evaluations(of: FirstTodoView.self) <= 1)
    store.send(.rows(id: first, .deleteTapped))
    host.update()
    #expect(host.findAll(.toggle).isEmpty)
  }

  @Test("a form: each keystroke evaluates who reads a field, and the form not at all")
  func form() throws {
    let store = ContactFormStore(state: ContactForm.State())
    let host = ViewHost(ContactFormView(store: store))
    // The keyboard moves first, which the form reads.
    try host.type("Ann", into: "Name")
    host.resetEvaluations()
    try host.type("n", into: "Name")
    try host.find(.toggle, "News").set(true)
    #expect(host.evaluations(of: ContactFormView.self) == 0)
  }

  @Test("a view that takes views is evaluated again for other items, and for none of its own")
  func titled() {
    let host = ViewHost(TitledContentView())
    host.resetEvaluations()
    host.show(TitledContentView())
    #expect(host.evaluations(of: TitledContentView.self) == 0)
  }

  @Test("texts are evaluated for another value")
  func texts() {
    let host = ViewHost(TextsView(name: "a", isOn: false, letter: "x", mark: nil))
    host.show(TextsView(name: "a", isOn: false, letter: "x", mark: nil))
    #expect(host.evaluations(of: TextsView.self) == 1)
    host.show(TextsView(name: "b", isOn: false, letter: "x", mark: nil))
    #expect(host.evaluations(of: TextsView.self) == 2)
  }

  @Test("sending to one child evaluates the board once, and words it for what they read")
  func board() throws {
    let store = ScoreBoardStore(
      state: ScoreBoard.State(leader: Player.State(id: 7), players: [Player.State(id: 1)]))
    let host = ViewHost(ScoreBoardView(store: store))
    host.resetEvaluations()
    try host.find(.button, "Leader scores").tap()
    #expect(host.evaluations(of: ScoreBoardView.self) == 1)
    store.send(.leader(.won))
    host.update()
    #expect(host.evaluations(of: ScoreBoardView.self) == 1)
    host.close()
  }

  @Test("an alert's words are read where it is shown, so what they say is up to date")
  func words() throws {
    let store = WordingStore(state: Wording.State())
    let host = ViewHost(WordingView(store: store))
    host.resetEvaluations()
    try host.find(.button, "Share").tap()
    #expect(host.evaluations(of: WordingView.self) == 1)
    store.send(.named("Ann"))
    host.update()
    #expect(host.evaluations(of: WordingView.self) == 2)
    #expect(try host.find(.alert).label.hasPrefix("Share"))
    #expect(try host.find(.alert).label.contains("Ann"))
  }
}
