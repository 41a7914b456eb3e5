import FeatureRuntime
import Foundation
import SwiftUI
import Testing

@testable import GeneratedViews

/// Views that were made to break the generator.
@MainActor
@Suite("Generated views of hostile specs") struct HostileViewTests {
  @Test("names that SwiftUI, the views and Swift have for themselves")
  func names() throws {
    let store = ViewNamesStore(state: ViewNames.State())
    let host = ViewHost(ViewNamesView(store: store, padding: 8, font: "f"))
    #expect(store.content == 1)
    #expect(host.words.first == "l 1 0 1 8 f 3 0")
    host.resetEvaluations()
    try host.type("Title", into: "t")
    #expect(store.title == "Title")
    #expect(host.evaluations(of: ViewNamesView.self) == 0)
    #expect(throws: ViewFault.self) { try host.find(.button, "Repeat").tap() }
    try host.find(.toggle, "Switch").set(true)
    try host.find(.button, "Repeat").tap()
    #expect(store.default == 4)
    try host.find(.stepper, "Default").increment()
    #expect(store.default == 5)
    try host.find(.button, "Button").tap()
    #expect(store.text == "pressed")
    try host.find(.button, "Appear").tap()
    #expect(store.content == 3)
    #expect(host.words.contains("row 2 0"))
    #expect(host.words.contains("child 1 5"))
    #expect(host.words.contains("index 2"))
    #expect(host.words.contains("is on"))
    try host.find(.picker).select(ShownTab.button)
    #expect(store.tab == .button)
    try host.find(.button, "Colour").tap()
    #expect(store.view == 1)
    #expect(host.words.first == "l 3 1 4 8 f 5 1")
    store.isPresented = true
    #expect(host.presented?.kind == .sheet)
    #expect(host.reports.isEmpty)
  }

  @Test("whatever can be repeated, and each part of it written by its own control")
  func loops() throws {
    let store = ViewLoopsStore(
      state: ViewLoops.State(
        items: [LoopItem(id: "x", tags: ["old"]), LoopItem(id: "y")], plain: [LoopItem(id: "z")],
        words: ["w"], cells: [LoopCell.State(id: 1), LoopCell.State(id: 2)]))
    let host = ViewHost(ViewLoopsView(store: store))
    host.resetEvaluations()
    try host.findAll(.textField, "Cell 2")[0].type("c")
    #expect(store.cells[1].text == "c")
    #expect(host.findAll(.textField, "Cell 2").last?.value == "c")
    #expect(host.evaluations(of: ViewLoopsView.self) == 0)
    #expect(host.evaluations(of: LoopCellView.self) == 0)
    store.send(.pushed(7))
    try host.find(.button, "Bump").tap()
    #expect(try host.find(.textField, "Cell 7").value == "!")

    try host.find(.toggle, "Direct x").set(true)
    try host.find(.textField, "Tag").type("!")
    try host.find(.toggle, "Plain z").set(true)
    try host.find(.textField, "Word").type("!")
    try host.find(.toggle, "By id y").set(true)
    try host.find(.toggle, "Number 1").set(true)
    #expect(store.items.map(\.isOn) == [true, true])
    #expect(store.items[0].tags == ["old!"])
    #expect(store.plain[0].isOn)
    #expect(store.words == ["w!"])
    #expect(store.picked == [1])
    #expect(host.words.contains("picked 1"))
    #expect(host.words.contains("a is 1"))
    #expect(host.words.contains("on y"))
    #expect(host.words.contains("1. y"))

    store.send(.asked(4))
    #expect(try host.find(.alert).label == "Number 4?")
    try host.find(.button, "Yes").tap()
    #expect(!host.findAll(.toggle, "Number 3").isEmpty)
    store.send(.showed(9))
    try host.find(.textField, "Cell 9").type("?")
    #expect(store.one?.text == "?")
    #expect(host.reports.isEmpty)
  }

  @Test("slots with parameters, views in views, every way to branch")
  func nesting() throws {
    let host = ViewHost(NestingView())
    try host.find(.disclosureGroup).set(true)
    #expect(host.words.contains("2 1"))
    #expect(host.words.contains("3 2"))
    #expect(host.words.contains("mid 4"))
    try host.findAll(.button, "Pick 3")[0].tap()
    #expect(host.findAll(.image).count == 2)
    try host.find(.button, "high").tap()
    #expect(host.words.contains("H"))
    try host.find(.button, "low").tap()
    #expect(host.words.contains("mid"))
    try host.find(.button, "None").tap()
    #expect(host.findAll(.image).isEmpty)
    #expect(host.words.contains("a: 1"))
    #expect(host.reports.isEmpty)
  }
}
