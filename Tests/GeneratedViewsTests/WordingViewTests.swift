import FeatureRuntime
import SwiftUI
import Testing

@testable import GeneratedViews

/// Words of the spec are translated, data is not.
@MainActor
@Suite("Generated views in another language") struct WordingViewTests {
  /// Whatever is a key is found here; what is data would be too, if it were taken for one.
  private let german = [
    "Nobody": "Niemand", "Unknown file": "Unbekannt", "somebody": "jemand", "nobody": "niemand",
    "Nobody's": "Von niemandem", "Remove it": "Entfernen", "Remove anyway": "Trotzdem entfernen",
    "Keep %lld": "%lld behalten", "Share %lf with %@ %@": "Teile %lf mit %@ %@", "First": "Erstens",
    "Fine": "Gut",
    "Stop": "Halt",
    "Stranger": "Fremder", "a.txt": "FALSCH", "Ann": "FALSCH", "by ": "von ", "": "FALSCH",
  ]

  private func host(_ store: WordingStore) -> ViewHost {
    var options = ViewHost.Options()
    options.strings = german
    return ViewHost(WordingView(store: store), options: options)
  }

  @Test("texts of which a part is data and a part a key")
  func texts() throws {
    let store = WordingStore(state: Wording.State())
    let host = host(store)
    #expect(host.words.prefix(4) == ["Niemand", "Unbekannt", "von niemand", ""])
    #expect(host.text.contains("Niemand"))
    store.send(.named("Ann"))
    #expect(host.words.prefix(4) == ["Ann", "a.txt", "von Ann", "Ann"])
    #expect(!host.text.contains("FALSCH"))
    #expect(host.reports.isEmpty)
  }

  @Test("a control's title of which a part is data and a part a key")
  func controls() throws {
    let store = WordingStore(state: Wording.State())
    let host = host(store)
    try host.find(.toggle, "Niemand").set(true)
    store.send(.named("Ann"))
    try host.find(.toggle, "Ann").set(false)
    #expect(!store.isKnown)
  }

  @Test("a declared alert: its title, message and buttons")
  func alert() throws {
    let store = WordingStore(state: Wording.State())
    let host = host(store)
    try host.find(.button, "Remove").tap()
    #expect(try host.find(.alert).label == "Unbekannt")
    #expect(host.words.contains("Von niemandem"))
    #expect(try host.find(.button, "0 behalten").role == .cancel)
    try host.find(.button, "Trotzdem entfernen").tap()
    store.send(.named("Ann"))
    try host.find(.button, "Remove").tap()
    #expect(try host.find(.alert).label == "a.txt")
    #expect(host.words.contains("Ann"))
    #expect(try host.find(.button, "Entfernen").role == .destructive)
    try host.find(.button, "a.txt").tap()
    #expect(store.count == 2)
    #expect(host.reports.isEmpty)
  }

  @Test("a title with numbers and texts in it, and a dialog")
  func arguments() throws {
    let store = WordingStore(state: Wording.State())
    let host = host(store)
    try host.find(.button, "Share").tap()
    #expect(try host.find(.alert).label == "Teile 0.500000 mit nobody false")
    try host.dismiss()
    try host.find(.button, "Menu").tap()
    #expect(try host.find(.confirmationDialog).label == "a.txt")
    try host.find(.button, "Erstens").tap()
    #expect(host.presented == nil)
  }

  @Test("an alert of the view's: its title")
  func viewAlert() throws {
    let store = WordingStore(state: Wording.State())
    let host = host(store)
    store.send(.noticed("!"))
    #expect(try host.find(.alert).label == "Fremder")
    #expect(try host.find(.button, "Gut").role == nil)
    #expect(try host.find(.button, "Halt").role == .cancel)
    store.send(.named("Ann"))
    #expect(try host.find(.alert).label == "Ann")
    try host.find(.button, "a.txt").tap()
    #expect(store.notice == nil)
  }

  @Test("without SwiftUI a title reads as the spec has it")
  func untranslated() {
    let store = WordingStore(state: Wording.State())
    store.send(.shareTapped)
    #expect(store.promptContent?.title == "Share 0.5 with nobody false")
    #expect(store.promptContent?.titleText.isKey == true)
    store.send(.menuTapped)
    #expect(store.menuContent?.title == "a.txt")
    #expect(store.menuContent?.titleText.isKey == false)
    #expect(store.menuContent?.message == nil)
  }
}
