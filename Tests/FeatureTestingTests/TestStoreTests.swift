import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
func makeFacts(
  exhaustive: Bool = true, clock: TestClock = TestClock(),
  loadFact: (@Sendable (Int) async throws -> String)? = { "\($0) is a number" }
) -> TestStore<Facts> {
  TestStore<Facts>(
    state: Facts.State(), dependencies: Facts.Dependencies(loadFact: loadFact), clock: clock,
    exhaustive: exhaustive)
}

@MainActor
@Suite("Test store")
struct TestStoreTests {
  @Test("an effect behind a debounce is received with what it changes")
  func receive() async {
    let clock = TestClock()
    let test = makeFacts(clock: clock)
    await test.send(.factTapped)
    await clock.advance(by: .milliseconds(300))
    await test.receive(.loadFact(number: 0, .success("0 is a number"))) {
      $0.fact = "0 is a number"
    }
    await test.finish()
  }

  @Test("R17 a debounce gives one effect with the last value, in the test store as well")
  func debounce() async {
    let clock = TestClock()
    let test = makeFacts(clock: clock)
    for number in 1...3 {
      await test.send(.incrementTapped) { $0.number = number }
      await test.send(.factTapped)
      await clock.advance(by: .milliseconds(number == 3 ? 299 : 100))
    }
    #expect(!test.effects.isRunning(0))
    await clock.advance(by: .milliseconds(1))
    await test.receive(.loadFact(number: 3, .success("3 is a number"))) {
      $0.fact = "3 is a number"
    }
    await test.finish()
  }

  @Test("a failure of the work is received too; a cancelled effect delivers nothing")
  func failureAndCancel() async {
    let clock = TestClock()
    struct Down: Error, CustomStringConvertible { let description = "down" }
    let test = makeFacts(clock: clock, loadFact: { _ in throw Down() })
    await test.send(.factTapped)
    await clock.run()
    await test.receive(.loadFact(number: 0, .failure("down"))) { $0.prompt = "down" }
    await test.send(.factTapped)
    await test.send(.cancelTapped)
    await clock.run()
    await test.finish()
    #expect(test.state.prompt == "down")
  }

  @Test("receive waits for work that does not wait for the clock")
  func foreignWork() async {
    let clock = TestClock()
    let test = makeFacts(clock: clock) { number in
      await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
      return "\(number) took long"
    }
    await test.send(.factTapped)
    await clock.advance(by: .milliseconds(300))
    await test.receive(.loadFact(number: 0, .success("0 took long"))) {
      $0.fact = "0 took long"
    }
    await test.finish()
  }

  @Test("receive waits for a clock that goes by itself")
  func realClock() async {
    let test = TestStore<Facts>(
      state: Facts.State(), dependencies: Facts.Dependencies(loadFact: { "\($0)" }),
      clock: ContinuousClock())
    await test.send(.factTapped)
    await test.receive(.loadFact(number: 0, .success("0"))) { $0.fact = "0" }
    await test.finish()
  }

  @Test("a broken invariant is a report, in the test store in any build")
  func invariant() async {
    let test = TestStore<Bounded>(state: Bounded.State())
    await test.send(.set(3)) { $0.count = 3 }
    test.expectReport(.brokenInvariant)
    await test.send(.set(11)) { $0.count = 11 }
    #expect(test.reports.map { $0.message } == ["the invariant «small» is broken"])
    #expect(test.outputs == [.reached(11)])
    #expect(test.dismissals == 1)
    await test.finish()
  }

  @Test("an action chosen by a closure is received")
  func receiveWhere() async {
    let clock = TestClock()
    let test = makeFacts(clock: clock)
    await test.send(.factTapped)
    await clock.run()
    await test.receive(
      where: { if case .loadFact = $0 { true } else { false } },
      changes: { $0.fact = "0 is a number" })
    await test.finish()
  }

  @Test("what a feature sends itself belongs to its action, or is received one by one")
  func queuedSends() async {
    let test = makeFacts()
    await test.send(.twiceTapped) { $0.number = 2 }
    await test.send(.twiceTapped)
    await test.receive(.incrementTapped) { $0.number = 3 }
    await test.receive(.incrementTapped) { $0.number = 4 }
    await test.finish()
  }

  @Test("a chain of effects is received step by step as the clock moves")
  func chain() async {
    let clock = TestClock()
    let test = TestStore<Chain>(state: Chain.State(), clock: clock)
    await test.send(.begin(2)) { $0.remaining = 2 }
    await clock.advance(by: .seconds(2))
    await test.receive(.stepped) {
      $0.remaining = 1
      $0.steps = 1
    }
    await test.receive(.stepped) {
      $0.remaining = 0
      $0.steps = 2
    }
    await test.finish()
  }

  @Test("a second test store gives the same identifiers, time and chance")
  func values() {
    let (left, right) = (TestValues.countingUUIDs(), TestValues.countingUUIDs())
    #expect([left(), left()] == [right(), right()])
    #expect(left() == UUID(uuidString: "00000000-0000-0000-0000-000000000002"))
    let (first, second) = (TestValues.seededRandom(3), TestValues.seededRandom(3))
    #expect([first(), first()] == [second(), second()])
    #expect(first() != first())
    #expect(TestValues.fixedDate()() == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test("a relaxed store asks only for what is stated, and shows the state as it is")
  func relaxed() async {
    let clock = TestClock()
    let test = makeFacts(exhaustive: false, clock: clock)
    await test.send(.incrementTapped)
    await test.send(.twiceTapped) { $0.number += 2 }
    await test.send(.factTapped)
    await clock.run()
    #expect(test.state.fact == "3 is a number")
    await test.receive(.loadFact(number: 3, .success("3 is a number")))
    await test.send(.factTapped)
    await test.finish()
    #expect(test.state.number == 3)
  }
}
