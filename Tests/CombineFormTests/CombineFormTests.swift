import Combine
import FeatureRuntime
import SwiftUI
import Testing

/// Generated stores in the form for systems without Observation: `ObservableObject`s.
@MainActor
@Suite struct CombineFormTests {
  @Test("Flow 4: the stepper's write goes through the reducer, and the buttons read the step")
  func counter() throws {
    let store = CounterStore(state: Counter.State())
    let host = ViewHost(CounterView(store: store))
    #expect(host.evaluations(of: CounterView.self) == 1)
    try host.find(.stepper).increment()
    try host.find(.stepper).increment()
    #expect(store.step == 3)
    #expect(host.words.contains("증가 단위 3"))
    try host.find(.button, "+").tap()
    #expect(host.words.contains("3"))
    try host.find(.button, "-").tap()
    #expect(host.words.contains("0"))
    #expect(host.evaluations(of: CounterView.self) == 5)
    #expect(host.reports.isEmpty)
  }

  @Test("What changes nothing evaluates nothing, and what is refused is read again")
  func nothingChanged() throws {
    let store = CounterStore(state: Counter.State())
    let host = ViewHost(CounterView(store: store))
    store.step = 1
    host.update()
    #expect(host.evaluations(of: CounterView.self) == 1)
    store.step = 99
    host.update()
    #expect(store.step == 10)
    #expect(host.evaluations(of: CounterView.self) == 2)
  }

  @Test("A composed feature: a shared value reaches the views that read it, and no others")
  func composed() throws {
    let store = TabsStore(state: Tabs.State())
    let host = ViewHost(TabsScreen(store: store))
    #expect(host.words.contains("Nobody: 0, 0"))
    host.resetEvaluations()
    try host.type("!", into: "Name")
    #expect(host.words.contains("Nobody!: 0, 1"))
    #expect(host.evaluations(of: TabsScreen.self) == 0)
    #expect(host.evaluations(of: SummaryView.self) == 1)
    host.resetEvaluations()
    try host.find(.button, "Second").tap()
    #expect(host.words.contains("second"))
    #expect(host.evaluations(of: SummaryView.self) == 0)
    try host.find(.button, "Reset").tap()
    #expect(try host.find(.textField).value == "Nobody")
    #expect(host.reports.isEmpty)
  }

  @Test("The publisher sends once for an action that changed something read, before others see it")
  func publisher() {
    let store = CounterStore(state: Counter.State())
    var sent = 0
    let link = store.objectWillChange.sink { _ in sent += 1 }
    store.send(.incrementTapped)
    #expect(sent == 0)
    #expect(store.count == 1)
    store.send(.incrementTapped)
    #expect(sent == 1)
    store.step = 1
    #expect(sent == 1)
    link.cancel()
    store.send(.incrementTapped)
    #expect(sent == 1)
  }

  @Test("An observer runs again when what it read has changed, and then alone")
  func observer() {
    let store = CounterStore(state: Counter.State())
    var seen: [Int] = []
    let observer = store.observe { seen.append(store.count) }
    store.send(.incrementTapped)
    store.step = 4
    store.send(.incrementTapped)
    #expect(seen == [0, 1, 5])
    observer.cancel()
    store.send(.decrementTapped)
    #expect(seen == [0, 1, 5])
  }

  @Test("An observer of a shared value hears of other features' writes")
  func observerOfShared() {
    let store = TabsStore(state: Tabs.State())
    var seen: [String] = []
    let observer = store.observe { seen.append(store.summaryTab.line) }
    store.profileTab.name = "Ada"
    store.tab = .summary
    #expect(seen == ["Nobody: 0", "Ada: 0"])
    observer.cancel()
  }

}
