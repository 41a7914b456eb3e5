import FeatureRuntime
import SwiftUI
import Testing

@testable import GeneratedViews

/// Views of a feature that is written by hand.
@MainActor
@Suite("Generated views of a feature of the app's own") struct ForeignStoreViewTests {
  @Test("a view that owns the store: fields, a binding, actions; who reads the score alone is told")
  func owned() throws {
    let host = ViewHost(FormsGameScreen())
    #expect(host.words.contains("Score 1"))
    host.resetEvaluations()
    try host.type("Ann", into: "Name")
    #expect(try host.find(.textField, "Name").value == "Ann")
    #expect(host.evaluations(of: FormsScore.self) == 0)
    #expect(host.evaluations(of: FormsGameView.self) == 0)
    try host.find(.button, "Move").tap()
    #expect(host.words.contains("Score 4"))
    #expect(host.evaluations(of: FormsScore.self) == 1)
    #expect(host.evaluations(of: FormsGameScreen.self) == 0)
    try host.find(.button, "Anonymous").tap()
    #expect(try host.find(.textField, "Name").value == "")
    try host.find(.button, "Start").tap()
    #expect(host.words.contains("Score 0"))
    #expect(host.reports.isEmpty)
  }

  @Test("as a child, a row and a sheet of a feature of the specs")
  func composed() throws {
    let store = ExternFeatureFormsStore(
      state: ExternFeatureForms.State(
        game: FormsGame.State(id: 0), all: [FormsGame.State(id: 1), FormsGame.State(id: 2)]))
    let host = ViewHost(FormsGamesView(store: store))
    try host.find(.button, "Move").tap()
    #expect(host.words.contains("Best 0, 3"))
    host.resetEvaluations()
    try host.findAll(.button, "Start")[1].tap()
    #expect(host.words.contains("Score 2"))
    #expect(host.evaluations(of: FormsScore.self) == 1)
    #expect(host.evaluations(of: FormsGamesView.self) == 0)
    store.send(.extraTapped(id: 4))
    #expect(host.presented?.kind == .sheet)
    try host.find(.button, "Leave").tap()
    #expect(host.presented == nil)
    #expect(host.reports.isEmpty)
  }
}
