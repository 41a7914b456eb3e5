import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Test store's failures")
struct StrictnessTests {
  @Test("R24 a change without expectation fails once, at the caller's line")
  func unstated() async {
    let line: Int = #line + 3
    let failures = await failures {
      let test = makeFacts()
      await test.send(.incrementTapped)
      await test.finish()
    }
    #expect(failures.messages.count == 1)
    #expect(failures.messages.first?.contains("number: expected 0, is 1") == true)
    #expect(failures.lines == [line])
  }

  @Test("R24 an expectation that changes nothing fails once")
  func needless() async {
    let failures = await failures {
      let test = makeFacts()
      await test.send(.cancelTapped) { $0.number = 0 }
      await test.finish()
    }
    #expect(failures.messages.count == 1)
    #expect(failures.messages.first?.contains("states the state that was there before") == true)
  }

  @Test("R24 a wrong value fails once, and what follows goes on from the real state")
  func wrongValue() async {
    let failures = await failures {
      let test = makeFacts()
      await test.send(.incrementTapped) { $0.number = 5 }
      await test.send(.incrementTapped) { $0.number = 2 }
      await test.send(.twiceTapped) { $0.number = 9 }
      await test.send(.incrementTapped) { $0.number = 5 }
      await test.finish()
    }
    #expect(failures.messages.count == 2)
    #expect(failures.messages.first?.contains("number: expected 5, is 1") == true)
    #expect(failures.messages.last?.contains("number: expected 9, is 4") == true)
  }

  @Test("an action that was not received fails once, at the next send or at the end")
  func unreceived() async {
    let failures = await failures {
      let clock = TestClock()
      let test = makeFacts(clock: clock)
      await test.send(.factTapped)
      await clock.run()
      await test.send(.incrementTapped) { $0.number = 1 }
      await test.send(.factTapped)
      await clock.run()
      await test.finish()
    }
    #expect(failures.messages.count == 2)
    #expect(failures.messages.first?.contains(".loadFact(number: 0, ") == true)
    #expect(failures.messages.last?.contains("before the test finished") == true)
  }

  @Test("an action that never arrives, and one that arrives instead, fail once")
  func wrongAction() async {
    let failures = await failures {
      let clock = TestClock()
      let test = makeFacts(clock: clock)
      await test.receive(.incrementTapped) { $0.number = 1 }
      await test.send(.factTapped)
      await clock.run()
      await test.receive(.loadFact(number: 0, .success("no"))) { $0.fact = "no" }
      await test.finish()
    }
    #expect(failures.messages.count == 2)
    #expect(failures.messages.first?.contains("no action arrived") == true)
    #expect(failures.messages.last?.contains("\"0 is a number\")) arrived") == true)
  }

  @Test("R26 an effect that runs at the end fails, with the action that started it")
  func running() async {
    let failures = await failures {
      let test = makeFacts()
      await test.send(.factTapped)
      await test.finish()
      let chain = TestStore<Chain>(state: Chain.State())
      await chain.send(.begin(4)) { $0.remaining = 4 }
      await chain.finish()
    }
    #expect(failures.messages.count == 2)
    #expect(
      failures.messages.first == "The effect «loadFact», started by .factTapped, still waits.")
    #expect(failures.messages.last == "The effect «wait», started by .begin(4), still runs.")
  }

  @Test("R26 finish reports both an unreceived action and a running effect")
  func both() async {
    let failures = await failures {
      let clock = TestClock()
      let chain = TestStore<Chain>(state: Chain.State(), clock: clock)
      await chain.send(.begin(2)) { $0.remaining = 2 }
      await clock.advance(by: .seconds(1))
      await chain.finish()
    }
    #expect(failures.messages.count == 2)
    #expect(failures.messages.first?.contains(".stepped") == true)
    #expect(failures.messages.last?.contains("still runs") == true)
  }

  @Test("R26 a test that forgets finish fails all the same, at the store's line")
  func unfinished() async {
    let line: Int = #line + 2
    let failures = await failures {
      let chain = TestStore<Chain>(state: Chain.State())
      await chain.send(.begin(1)) { $0.remaining = 1 }
    }
    #expect(failures.messages.count == 1)
    #expect(failures.lines == [line])
  }

  @Test("a report of the runtime fails at the line that led to it, unless it is announced")
  func reports() async {
    let failures = await failures {
      let clock = TestClock()
      let test = makeFacts(clock: clock, loadFact: nil)
      await test.send(.factTapped)
      await clock.run()
      await test.finish()
      let other = makeFacts(clock: clock, loadFact: nil)
      other.expectReport(.missingDependency)
      await other.send(.factTapped)
      await clock.run()
      await other.finish()
      other.expectReport(.lostAction)
      await other.finish()
      #expect(other.reports.map { $0.kind } == [.missingDependency])
    }
    #expect(failures.messages.count == 2)
    #expect(failures.messages.first?.contains("the dependency «loadFact» is not supplied") == true)
    #expect(failures.messages.last?.contains("none came: lostAction") == true)
  }

  @Test("a relaxed store fails only for what is stated wrongly")
  func relaxed() async {
    let failures = await failures {
      let test = makeFacts(exhaustive: false)
      await test.send(.twiceTapped) { $0.number = 7 }
      await test.send(.incrementTapped)
      await test.send(.incrementTapped) { $0.fact = nil }
      await test.receive(.cancelTapped)
      await test.finish()
    }
    #expect(failures.messages.count == 2)
    #expect(failures.messages.first?.contains("number: expected 7, is 2") == true)
  }

  @Test("a clock that an effect keeps going says so")
  func endlessClock() async {
    let failures = await failures {
      let clock = TestClock()
      let test = TestStore<Chain>(state: Chain.State(), clock: clock, exhaustive: false)
      await test.send(.begin(1_000))
      await clock.run(steps: 20)
      await test.finish()
    }
    #expect(failures.messages.count == 1)
    #expect(failures.messages.first?.contains("does an effect repeat?") == true)
  }

  @Test("R28 of a hundred fields only the changed one is printed, and never a secret")
  func difference() async {
    let failures = await failures {
      let test = TestStore<Hundred>(state: Hundred.State())
      await test.send(.changed(4)) { $0.field37 = 3 }
      await test.send(.signedIn(token: "swordfish")) { $0.token = "sardine" }
      await test.send(.retitled(1, "three"))
      await test.finish()
    }
    let text: String = failures.messages.joined(separator: "\n")
    #expect(failures.messages.count == 3)
    #expect(
      failures.messages.first
        == "After .changed(4), the state differs:\n  field37: expected 3, is 4")
    for secret in ["swordfish", "sardine", "hush", "open", "secret three"] {
      #expect(!text.contains(secret))
    }
    #expect(text.contains("token: differs"))
    #expect(text.contains("item.title: expected \"one\", is \"three\""))
    #expect(text.contains("items[1].title: expected \"two\", is \"three\""))
    #expect(!text.contains("items[0]"))
  }
}
