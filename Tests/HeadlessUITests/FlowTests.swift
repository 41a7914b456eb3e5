import SwiftUI
import Testing

@MainActor
@Suite struct FlowTests {
  @Test("Flow 1: a derived binding shows an alert, and its button takes it down")
  func alert() throws {
    let store = AlertStore()
    let host = ViewHost(AlertView(store: store))
    #expect(host.presented == nil)
    #expect(host.evaluations(of: AlertView.self) == 1)

    try host.find(.button, "Fail").tap()
    #expect(store.alertTitle == "The network is down")
    #expect(host.evaluations(of: AlertView.self) == 2)
    #expect(try host.find(.alert).label == "The network is down")
    #expect(throws: ViewFault.self) { try host.find(.button, "Fail").tap() }

    try host.find(.button, "Understood").tap()
    #expect(store.writes == [false])
    #expect(store.alertTitle == nil)
    #expect(host.evaluations(of: AlertView.self) == 3)
    #expect(host.presented == nil)
    #expect(host.reports.isEmpty)

    store.isAlertPresented = true
    #expect(host.presented == nil)

    try host.find(.button, "Fail").tap()
    #expect(try host.find(.alert).label == "The file is missing")
    try host.dismiss()
    #expect(store.alertTitle == nil)
  }

  @Test("Flow 1: the form of two fields behaves the same")
  func twoFieldAlert() throws {
    let host = ViewHost(TwoFieldAlertView())
    try host.find(.button, "Fail").tap()
    #expect(try host.find(.alert).label == "The network is down")
    try host.find(.button, "Understood").tap()
    #expect(host.presented == nil)
  }

  @Test("Flow 2: local state, and a binding handed to a child")
  func player() async throws {
    let host = ViewHost(PlayerView(title: "Song"))
    #expect(host.text.contains("Text \"Song\" .foregroundStyle(secondary)"))
    try host.find(.button, "Play").tap()
    #expect(host.text.contains("Text \"Song\" .foregroundStyle(primary)"))
    #expect(host.evaluations(of: PlayerView.self) == 2)
    #expect(host.evaluations(of: PlayButton.self) == 2)
    try host.find(.button, "Pause").tap()
    #expect(try host.find(.button).label == "Play")

    host.show(PlayerView(title: "Other"))
    try host.find(.button, "Play").tap()
    host.show(PlayerView(title: "Third"))
    #expect(try host.find(.button).label == "Pause")
    #expect(host.reports.isEmpty)
  }

  @Test("Flow 3: SwiftUI and UIKit, both ways")
  func comment() throws {
    let trace = TracedCommentField.Trace()
    let host = ViewHost(CommentView(trace: trace))
    #expect(try host.type("열글자까지만가능합니다", into: "comment") == 10)
    #expect(host.words.contains("글자수가 초과되었습니다."))
    #expect(host.words.contains("SwiftUI: 열글자까지만가능합니"))
    try host.find(.uiView, "comment").deleteBackward()
    #expect(host.words.contains("글자수를 넘기지 않았습니다."))
    #expect(trace.assignments == 0)

    try host.find(.button, "Clear").tap()
    #expect(trace.assignments == 1)
    #expect(try host.find(.uiView, "comment").value == "")
    #expect(trace.coordinators == 1)
    #expect(trace.views == 1)
    #expect(host.reports.isEmpty)
    host.close()
    #expect(trace.dismantled == 1)
  }

  @Test("Flow 4: a binding that goes through the reducer, by hand")
  func handCounter() throws {
    let store = HandCounterStore()
    let host = ViewHost(HandCounterView(store: store))
    try host.find(.button, "+").tap()
    #expect(host.words.contains("1"))
    try host.find(.stepper).increment()
    try host.find(.stepper).increment()
    #expect(try host.find(.stepper).label == "증가 단위 3")
    try host.find(.button, "+").tap()
    try host.find(.stepper).decrement()
    try host.find(.button, "-").tap()
    #expect(store.count == 2)
    #expect(
      store.actions == [
        .incrementTapped, .step(2), .step(3), .incrementTapped, .step(2), .decrementTapped,
      ])
    #expect(host.evaluations(of: HandCounterView.self) == 7)
  }

  @Test("Flow 4: with the generated store, handed in")
  func counter() throws {
    let store = CounterStore(state: Counter.State(step: 9))
    let host = ViewHost(CounterView(store: store))
    try host.find(.stepper).increment()
    #expect(store.step == 10)
    #expect(throws: ViewFault.disabled("The stepper “증가 단위 10”")) {
      try host.find(.stepper).increment()
    }
    try host.find(.button, "+").tap()
    #expect(host.words.contains("10"))
    #expect(host.evaluations(of: CounterView.self) == 3)
  }

  @Test("Flow 4: the view owns the store; only who reads the step is evaluated for it")
  func owningCounter() throws {
    let host = ViewHost(OwningCounterView())
    try host.find(.stepper, "Step").increment()
    #expect(host.evaluations(of: OwningCounterView.self) == 1)
    try host.find(.button, "+").tap()
    #expect(host.words.contains("2"))
    #expect(host.evaluations(of: OwningCounterView.self) == 2)
    #expect(host.evaluations(of: StepView.self) == 1)
  }

  @Test("Flow 5: a view that takes views")
  func titledList() {
    let host = ViewHost(TitledListContentView())
    #expect(host.words == ["-- 상단 타이틀 --", "item: 1", "item: 2", "item: 3"])
    #expect(host.findAll(.image).map(\.label) == ["star"])
  }
}
