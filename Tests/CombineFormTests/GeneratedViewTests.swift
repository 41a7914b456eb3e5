import Combine
import FeatureRuntime
import Foundation
import SwiftUI
import Testing

/// Generated views in the form for systems without Observation: they observe their stores as objects.
@MainActor
@Suite("Generated views for Combine") struct GeneratedViewTests {
  @Test("Flow 4: stepper, buttons, guard; each change that is read evaluates the view once")
  func counter() throws {
    let store = StepCounterStore(state: StepCounter.State(step: 9))
    let host = ViewHost(StepCounterView(store: store))
    #expect(throws: ViewFault.self) { try host.find(.button, "-").tap() }
    try host.find(.stepper).increment()
    #expect(store.step == 10)
    try host.find(.button, "+").tap()
    #expect(host.words.contains("10"))
    try host.find(.button, "-").tap()
    #expect(host.evaluations(of: StepCounterView.self) == 4)
    store.step = 10
    host.update()
    #expect(host.evaluations(of: StepCounterView.self) == 4)
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 4: a view that owns its store keeps it, and hands a binding on")
  func owned() throws {
    let host = ViewHost(OwningCounterView())
    try host.find(.stepper, "Step").increment()
    try host.find(.button, "+").tap()
    #expect(host.words.contains("3"))
    host.show(OwningCounterView())
    try host.find(.button, "+").tap()
    #expect(host.words.contains("5"))
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 1: a derived binding shows an alert, and its button takes it down")
  func alert() throws {
    let store = AlertTitleStore(state: AlertTitle.State())
    let host = ViewHost(AlertTitleView(store: store))
    try host.find(.button, "Fail").tap()
    #expect(try host.find(.alert).label == store.alertTitle)
    #expect(host.evaluations(of: AlertTitleView.self) == 2)
    try host.find(.button, "Understood").tap()
    #expect(host.presented == nil)
    #expect(host.evaluations(of: AlertTitleView.self) == 3)
    #expect(host.reports.isEmpty)
  }

  @Test("a declared alert and dialog, whose words are translated")
  func declared() throws {
    var options = ViewHost.Options()
    options.strings = ["Incremented!": "Erhöht!", "Increment": "Erhöhen"]
    let store = AlertsAndDialogsStore(state: AlertsAndDialogs.State())
    let host = ViewHost(AlertsAndDialogsView(store: store), options: options)
    try host.find(.button, "Alert").tap()
    try host.find(.button, "Erhöhen").tap()
    #expect(try host.find(.alert).label == "Erhöht!")
    #expect(host.evaluations(of: AlertsAndDialogsView.self) == 3)
    try host.dismiss()
    #expect(store.prompt == nil)
    #expect(host.reports.isEmpty)
  }

  @Test("rows: each observes its own store; typing in one evaluates that one alone")
  func rows() throws {
    let store = TodoListStore(
      state: TodoList.State(rows: [
        TodoRow.State(id: UUID(), title: "one"), TodoRow.State(id: UUID(), title: "two"),
      ]))
    let host = ViewHost(TodoListView(store: store))
    host.resetEvaluations()
    try host.findAll(.textField, "Title")[1].type("!")
    #expect(store.rows[1].title == "two!")
    #expect(host.evaluations(of: TodoListView.self) == 0)
    #expect(host.evaluations(of: TodoRowView.self) == 1)
    try host.findAll(.button, "Delete")[0].tap()
    #expect(store.rows.map(\.title) == ["two!"])
    #expect(host.evaluations(of: TodoListView.self) == 1)
    #expect(host.reports.isEmpty)
  }

  @Test("elements by channels: editing one evaluates its view and the list")
  func elements() throws {
    let store = PlaylistStore(
      state: Playlist.State(songs: [Song(id: 1, title: "a"), Song(id: 2, title: "b")]))
    let host = ViewHost(SongList(store: store))
    host.resetEvaluations()
    try host.findAll(.textField, "Title")[1].type("!")
    #expect(store.songs.map(\.title) == ["a", "b!"])
    #expect(host.words.contains("b!: 0"))
    #expect(host.evaluations(of: SongRow.self) == 1)
    #expect(host.evaluations(of: SongList.self) == 1)
    store.send(.turned(to: 8))
    host.update()
    #expect(host.evaluations(of: SongRow.self) == 1)
    #expect(host.reports.isEmpty)
  }

  @Test("a form: typing shows what is typed, and the summary follows")
  func form() throws {
    let store = ContactFormStore(state: ContactForm.State())
    let host = ViewHost(ContactFormView(store: store))
    try host.type("Ann", into: "Name")
    try host.type("a@b", into: "Email")
    try host.find(.button, "Send").tap()
    #expect(store.isSent)
    #expect(host.words.contains("Sent"))
    try host.find(.stepper).increment()
    #expect(host.words.contains("Age 19"))
    try host.find(.textField, "Email").tap()
    #expect(store.focus == .email)
    #expect(host.reports.isEmpty)
  }

  @Test("navigation: a stack, a sheet, a route and an alert of it")
  func navigation() throws {
    let store = LibraryStore(
      state: Library.State(titles: ["Emma", "Ulysses"]),
      dependencies: Library.Dependencies(load: { ["Emma", "Ulysses"] }))
    let host = ViewHost(LibraryView(store: store))
    try host.find(.button, "Emma").tap()
    host.resetEvaluations()
    try host.type("!", into: "Title")
    #expect(store.path.first?.element.book?.title == "Emma!")
    #expect(host.evaluations(of: BookEditorView.self) == 1)
    #expect(host.evaluations(of: LibraryView.self) == 0)
    #expect(host.evaluations(of: LibraryList.self) == 0)
    try host.pop()
    #expect(store.path.isEmpty)
    try host.find(.button, "Add").tap()
    try host.type("Dune", into: "Title")
    try host.find(.button, "Save").tap()
    #expect(host.presented == nil)
    #expect(host.words.contains("Dune"))
    store.send(.deleteTapped("Emma"))
    #expect(try host.find(.alert).label == "Delete Emma?")
    try host.find(.button, "Delete").tap()
    #expect(store.titles == ["Ulysses", "Dune"])
    #expect(host.reports.isEmpty)
    host.close()
  }
}
