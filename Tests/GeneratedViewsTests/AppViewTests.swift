import FeatureRuntime
import Foundation
import SwiftUI
import Testing

@testable import GeneratedViews

/// Views with rows, forms, presentations and work, driven as a user would.
@MainActor
@Suite("Generated views of apps") struct AppViewTests {
  @MainActor
  private final class Reports {
    var all: [FeatureReport] = []
  }

  // MARK: Alerts and dialogs

  @Test("a declared alert and dialog: titles, messages, roles, buttons, and one that shows another")
  func alertsAndDialogs() throws {
    let store = AlertsAndDialogsStore(state: AlertsAndDialogs.State())
    let host = ViewHost(AlertsAndDialogsView(store: store))
    try host.find(.button, "Alert").tap()
    #expect(try host.find(.alert).label == "Alert!")
    #expect(host.words.contains("This is an alert"))
    #expect(try host.find(.button, "Cancel").role == .cancel)
    try host.find(.button, "Increment").tap()
    #expect(store.count == 1)
    #expect(try host.find(.alert).label == "Incremented!")
    try host.dismiss()
    #expect(store.prompt == nil)
    #expect(host.presented == nil)

    try host.find(.button, "Confirmation Dialog").tap()
    #expect(try host.find(.confirmationDialog).label == "Confirmation dialog")
    try host.find(.button, "Decrement").tap()
    #expect(store.count == 0)
    #expect(store.menu == nil)
    #expect(try host.find(.alert).label == "Decremented!")
    try host.find(.button, "OK").tap()
    #expect(host.presented == nil)
    #expect(host.reports.isEmpty)
  }

  // MARK: Rows

  @Test("rows: each by its own store; typing in one evaluates no other, deleting by swipe and edit")
  func rows() throws {
    let store = TodoListStore(state: TodoList.State())
    let host = ViewHost(TodoListView(store: store))
    #expect(throws: ViewFault.self) { try host.find(.button, "Add").tap() }
    for title in ["one", "two", "three"] {
      try host.type(title, into: "What is to be done?")
      try host.find(.button, "Add").tap()
    }
    #expect(store.rows.map(\.title) == ["one", "two", "three"])
    host.resetEvaluations()
    try host.findAll(.textField, "Title")[1].type("!")
    #expect(store.rows[1].title == "two!")
    try host.findAll(.toggle)[1].set(true)
    #expect(store.rows[1].isDone)
    #expect(host.evaluations(of: TodoListView.self) == 0)
    #expect(host.evaluations(of: TodoRowView.self) == 0)

    try host.find(.list).move(from: IndexSet(integer: 0), to: 3)
    #expect(store.rows.map(\.title) == ["two!", "three", "one"])
    try host.find(.list).delete(at: IndexSet(integer: 1))
    #expect(store.rows.map(\.title) == ["two!", "one"])
    try host.findAll(.button, "Delete")[0].tap()
    #expect(store.rows.map(\.title) == ["one"])
    #expect(host.reports.isEmpty)
  }

  @Test("a row that is gone is not shown")
  func absentRow() {
    let id = UUID()
    let store = TodoListStore(
      state: TodoList.State(rows: [TodoRow.State(id: id, title: "one")]))
    let host = ViewHost(FirstTodoView(store: store, id: id))
    #expect(host.findAll(.toggle).count == 1)
    store.send(.rows(id: id, .deleteTapped))
    #expect(host.findAll(.toggle).isEmpty)
  }

  // MARK: Forms

  @Test("typing in one field of a form evaluates nobody who does not read it")
  func form() throws {
    let store = ContactFormStore(state: ContactForm.State())
    let host = ViewHost(ContactFormView(store: store))
    host.resetEvaluations()
    try host.type("Ann", into: "Name")
    try host.type("a@b", into: "Email")
    try host.find(.toggle, "News").set(true)
    #expect(store.name == "Ann")
    #expect(store.email == "a@b")
    #expect(store.isSubscribed)
    #expect(host.evaluations(of: ContactSummary.self) <= 6)
    host.resetEvaluations()
    try host.find(.stepper).increment()
    #expect(store.age == 19)
    #expect(host.evaluations(of: ContactSummary.self) == 0)
    try host.find(.button, "Send").tap()
    #expect(store.isSent)
    #expect(host.evaluations(of: ContactFormView.self) == 1)
    #expect(host.reports.isEmpty)
  }

  @Test("R32: a handler that moves the keyboard to the empty field settles in a bounded number")
  func focus() throws {
    let store = ContactFormStore(state: ContactForm.State())
    var actions: [ContactForm.Action] = []
    store.record { actions.append($0.action) }
    let host = ViewHost(ContactFormView(store: store))
    try host.find(.textField, "Email").tap()
    #expect(try host.find(.textField, "Name").isFocused)
    #expect(store.focus == .name)
    #expect(actions == [.binding(.focus(.email))])
    host.dismissKeyboard()
    #expect(store.focus == nil)
    try host.type("Ann", into: "Name")
    try host.find(.textField, "Email").tap()
    #expect(store.focus == .email)
    #expect(try host.find(.textField, "Email").isFocused)
    store.focus = .name
    #expect(try host.find(.textField, "Name").isFocused)
    #expect(host.reports.isEmpty)
  }

  // MARK: Presentations

  private func library(_ reports: Reports, load: @escaping @Sendable () async -> [String])
    -> LibraryStore
  {
    LibraryStore(
      state: Library.State(titles: ["Emma", "Ulysses"]),
      dependencies: Library.Dependencies(load: load), onReport: { reports.all.append($0) })
  }

  @Test("a sheet from an optional child: its own button and swiping it away take it down")
  func sheet() throws {
    let reports = Reports()
    let store = library(reports) { ["Emma", "Ulysses"] }
    let host = ViewHost(LibraryView(store: store))
    try host.find(.button, "Add").tap()
    #expect(host.presented?.kind == .sheet)
    #expect(throws: ViewFault.self) { try host.find(.button, "Save").tap() }
    try host.type("Dune", into: "Title")
    try host.find(.button, "Save").tap()
    #expect(store.titles.contains("Dune"))
    #expect(host.presented == nil)
    try host.find(.button, "More").tap()
    #expect(host.presented?.kind == .confirmationDialog)
    try host.dismiss()
    try host.find(.button, "Add").tap()
    try host.dismiss()
    #expect(store.editor == nil)
    #expect(host.reports.isEmpty)
    #expect(reports.all.isEmpty)
  }

  @Test("a stack: elements are pushed by actions, and going back takes them off")
  func stack() throws {
    let reports = Reports()
    let store = library(reports) { ["Emma", "Ulysses"] }
    let host = ViewHost(LibraryView(store: store))
    try host.find(.button, "Emma").tap()
    #expect(store.path.count == 1)
    try host.type("!", into: "Title")
    guard case .book(let book)? = store.path.last?.element else { return #expect(Bool(false)) }
    #expect(book.title == "Emma!")
    store.send(.shelfTapped)
    #expect(host.words.contains("Shelf: Fiction"))
    try host.pop()
    #expect(store.path.count == 1)
    try host.find(.button, "Cancel").tap()
    #expect(store.path.isEmpty)
    #expect(host.words.contains("Emma"))
    #expect(host.reports.isEmpty)
    #expect(reports.all.isEmpty)
  }

  @Test("a route: a sheet of one case, a screen of another, an alert of the third")
  func route() throws {
    let reports = Reports()
    let store = library(reports) { ["Emma", "Ulysses"] }
    let host = ViewHost(LibraryList(store: store))
    store.send(.editTapped("Emma"))
    #expect(host.presented?.kind == .sheet)
    try host.dismiss()
    #expect(store.destination == nil)
    store.send(.deleteTapped("Emma"))
    #expect(try host.find(.alert).label == "Delete Emma?")
    #expect(try host.find(.button, "Delete").role == .destructive)
    try host.find(.button, "Delete").tap()
    #expect(store.titles == ["Ulysses"])
    #expect(store.destination == nil)
    #expect(host.presented == nil)
    #expect(reports.all.isEmpty)
  }
}
