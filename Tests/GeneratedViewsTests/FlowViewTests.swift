import FeatureRuntime
import SwiftUI
import Testing

@testable import GeneratedViews

/// The flows that the project exists for, from the generated view to the state and back.
@MainActor
@Suite("Generated views of the flows") struct FlowViewTests {
  private static let titles = ["The network is down", "The file is missing", "The disk is full"]

  @Test("Flow 1: a derived binding shows an alert, and its button takes it down")
  func alert() throws {
    let store = AlertTitleStore(state: AlertTitle.State())
    let host = ViewHost(AlertTitleView(store: store))
    #expect(host.presented == nil)
    #expect(host.evaluations(of: AlertTitleView.self) == 1)

    try host.find(.button, "Fail").tap()
    let title = try #require(store.alertTitle)
    #expect(Self.titles.contains(title))
    #expect(try host.find(.alert).label == title)
    #expect(host.evaluations(of: AlertTitleView.self) == 2)

    try host.find(.button, "Understood").tap()
    #expect(store.alertTitle == nil)
    #expect(host.presented == nil)
    #expect(host.evaluations(of: AlertTitleView.self) == 3)

    store.isAlertPresented = true
    #expect(host.presented == nil)
    try host.find(.button, "Fail").tap()
    try host.dismiss()
    #expect(store.alertTitle == nil)
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 1: the form of two fields behaves the same")
  func twoFields() throws {
    let store = AlertTwoFieldsStore(state: AlertTwoFields.State())
    let host = ViewHost(AlertTwoFieldsView(store: store))
    try host.find(.button, "Fail").tap()
    #expect(try host.find(.alert).label == store.alertTitle)
    try host.find(.button, "Understood").tap()
    #expect(host.presented == nil)
    #expect(store.alertTitle == nil)
    #expect(host.evaluations(of: AlertTwoFieldsView.self) == 3)
  }

  @Test("R7: an alert's button that shows another: the dismissal of the first is late")
  func alertOpensAlert() throws {
    let store = LibraryStore(state: Library.State(notice: "first"))
    let host = ViewHost(LibraryList(store: store))
    let first = store.bindings.isNoticeShown.swiftUI
    #expect(try host.find(.alert).label == "first")
    store.send(.noticeTapped)
    first.wrappedValue = false
    #expect(store.notice == "Closed on Monday")
    #expect(try host.find(.alert).label == "Closed on Monday")
    try host.dismiss()
    #expect(store.notice == nil)
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 2: local state, and a binding handed to a child")
  func player() throws {
    let host = ViewHost(PlayerView(title: "Song"))
    #expect(host.text.contains("Text \"Song\" .foregroundStyle(secondary)"))
    try host.find(.button, "Play").tap()
    #expect(host.text.contains("Text \"Song\" .foregroundStyle(primary)"))
    #expect(host.evaluations(of: PlayerView.self) == 2)
    #expect(host.evaluations(of: PlayButton.self) == 2)
    host.show(PlayerView(title: "Other"))
    #expect(try host.find(.button).label == "Pause")
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 4: stepper, binding action and buttons; the range is the domain's, a guard disables")
  func counter() throws {
    let store = StepCounterStore(state: StepCounter.State(step: 9))
    let host = ViewHost(StepCounterView(store: store))
    #expect(throws: ViewFault.self) { try host.find(.button, "-").tap() }
    try host.find(.stepper).increment()
    #expect(store.step == 10)
    #expect(throws: ViewFault.disabled("The stepper “증가 단위 10”")) {
      try host.find(.stepper).increment()
    }
    try host.find(.button, "+").tap()
    #expect(host.words.contains("10"))
    try host.find(.button, "-").tap()
    #expect(store.count == 0)
    #expect(host.evaluations(of: StepCounterView.self) == 4)
    try host.find(.button, "Reset the step").tap()
    #expect(store.step == 1)
    try host.find(.button, "+50").tap()
    try host.find(.button, "+50").tap()
    #expect(throws: ViewFault.self) { try host.find(.button, "+50").tap() }
    #expect(store.count == 100)
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 4: a view that owns its store; only who reads the step is evaluated for it")
  func owningCounter() throws {
    let host = ViewHost(OwningCounterView())
    try host.find(.stepper, "Step").increment()
    #expect(host.evaluations(of: OwningCounterView.self) == 1)
    try host.find(.button, "+").tap()
    #expect(host.words.contains("3"))
    #expect(host.evaluations(of: OwningCounterView.self) == 2)
    #expect(host.evaluations(of: StepField.self) == 1)
  }

  @Test("Flow 5: a view that takes views")
  func titledList() {
    let host = ViewHost(TitledContentView())
    #expect(host.words == ["-- 상단 타이틀 --", "item: 1", "item: 2", "item: 3"])
    #expect(host.findAll(.image).map(\.label) == ["star"])
  }

  @Test("literals are keys that are translated, data is not; what no key takes is described")
  func texts() {
    var options = ViewHost.Options()
    options.strings = ["Hello, %@!": "Hallo, %@!", "on": "an", "Ann": "Anna"]
    let host = ViewHost(
      TextsView(name: "Ann", isOn: true, letter: "x", mark: 3), options: options)
    #expect(
      host.words == ["Hallo, Ann!", "Ann", "an", "Ann", "true x", "as it is", "3", "Star"])
  }
}
