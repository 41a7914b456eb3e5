import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Effects and time")
struct EffectTimeTests {
  @Test("R17 a debounce of 0.3 s begins anew at each run: one effect, with the last value")
  func debounce() async {
    let bench = Bench()
    for name in ["a", "b", "c"] {
      await bench.send(.run(4, name))
      #expect(!bench.store.isRunning(4))
      if name != "c" { await bench.advance(100) }
    }
    await bench.advance(299)
    #expect(bench.jobs.started.isEmpty)
    await bench.advance(1)
    #expect(bench.jobs.started == ["c"])
    #expect(bench.store.isRunning(4))
    await bench.succeed("c")
    #expect(bench.store.log == ["c"])
    #expect(bench.store.effects.active.isEmpty)
  }

  @Test("a deadline counts from run, however late the work begins")
  func deadlineAtRun() async {
    let bench = Bench()
    bench.store.send(.run(4, "a"))
    await bench.advance(300)
    #expect(bench.jobs.started == ["a"])
  }

  @Test("cancel ends a waiting debounce; run after cancel waits anew")
  func cancelDebounce() async {
    let bench = Bench()
    await bench.send(.run(4, "a"), .cancel(4))
    await bench.advance(1_000)
    #expect(bench.jobs.started.isEmpty)
    await bench.send(.run(4, "b"))
    await bench.advance(200)
    await bench.send(.cancelAndRun(4, "c"))
    await bench.advance(200)
    #expect(bench.jobs.started.isEmpty)
    await bench.advance(100)
    #expect(bench.jobs.started == ["c"])
  }

  @Test("a throttle that keeps the first drops the rest of its interval")
  func throttleFirst() async {
    let bench = Bench()
    await bench.send(.run(5, "a"), .run(5, "b"))
    await bench.advance(999)
    await bench.send(.run(5, "c"))
    await bench.advance(1)
    #expect(bench.jobs.started == ["a"])
    await bench.send(.run(5, "d"))
    #expect(bench.jobs.started == ["a", "d"])
  }

  @Test("a throttle that keeps the last runs the first at once and the last at the end")
  func throttleLast() async {
    let bench = Bench()
    await bench.send(.run(6, "a"), .run(6, "b"), .run(6, "c"))
    #expect(bench.jobs.started == ["a"])
    await bench.advance(999)
    #expect(bench.jobs.started == ["a"])
    await bench.advance(1)
    #expect(bench.jobs.started == ["a", "c"])
    await bench.send(.run(6, "d"))
    await bench.advance(999)
    #expect(bench.jobs.started == ["a", "c"])
    await bench.advance(1)
    #expect(bench.jobs.started == ["a", "c", "d"])
    await bench.advance(5_000)
    #expect(bench.jobs.started == ["a", "c", "d"])
  }

  @Test("cancel ends a throttle's interval and what it keeps")
  func cancelThrottle() async {
    let bench = Bench()
    await bench.send(.run(6, "a"), .run(6, "b"), .cancelAndRun(6, "c"))
    #expect(bench.jobs.started == ["a", "c"] || bench.jobs.started == ["c"])
    await bench.advance(5_000)
    #expect(bench.jobs.started.last == "c")
    #expect(!bench.jobs.started.contains("b"))
  }

  @Test("every ticks at each interval, without drift, until it is cancelled")
  func every() async {
    let bench = Bench()
    await bench.advance(250)
    await bench.send(.run(8, ""))
    await bench.advance(999)
    #expect(bench.store.log.isEmpty)
    await bench.advance(1)
    #expect(bench.store.log == ["second"])
    await bench.advance(3_500)
    #expect(bench.store.log.count == 4)
    await bench.advance(500)
    #expect(bench.store.log.count == 5)
    #expect(bench.store.isRunning(8))
    await bench.send(.cancel(8))
    await bench.advance(5_000)
    #expect(bench.store.log.count == 5)
    #expect(bench.clock.sleeperCount == 0)
  }

  @Test("after delivers once; another run begins the wait anew")
  func after() async {
    let bench = Bench()
    await bench.send(.run(9, ""))
    await bench.advance(600)
    await bench.send(.run(9, ""))
    await bench.advance(600)
    #expect(bench.store.log.isEmpty)
    await bench.advance(400)
    #expect(bench.store.log == ["settled"])
    await bench.advance(5_000)
    #expect(bench.store.log == ["settled"])
    #expect(bench.store.effects.active.isEmpty)
  }

  @Test("the clock runs until nobody waits, and moves to a moment but never back")
  func clock() async {
    let bench = Bench()
    await bench.send(.run(9, ""), .run(4, "a"))
    await bench.clock.run()
    #expect(bench.clock.now.offset == .seconds(1))
    #expect(bench.store.log == ["settled"])
    await bench.clock.advance(to: TestClock.Instant(offset: .milliseconds(500)))
    #expect(bench.clock.now.offset == .seconds(1))
    await bench.clock.advance(to: TestClock.Instant(offset: .seconds(9)))
    #expect(bench.clock.now.offset == .seconds(9))
  }

  @Test("sleepers wake in the order of their moments; a cancelled one throws")
  func sleepers() async throws {
    let clock = TestClock()
    let bench = Bench()
    let early = clock.start { _ = try? await clock.sleep(for: .seconds(1)) }
    let late = clock.start { _ = try? await clock.sleep(for: .seconds(2)) }
    await clock.advance(by: .milliseconds(1_500))
    await early.value
    #expect(clock.sleeperCount == 1)
    late.cancel()
    await late.value
    #expect(clock.sleeperCount == 0)
    try await clock.sleep(for: .zero)
    #expect(bench.clock.sleeperCount == 0)
  }

  @Test("with the system's clock a debounce and a timer work as well")
  func systemClock() async {
    let jobs = Jobs()
    let store = WorkshopStore(
      state: Workshop.State(), dependencies: Workshop.Dependencies(job: { $0 }))
    let begun: ContinuousClock.Instant = .now
    store.send(.run(4, "dropped"))
    await store.send(.run(4, "a")).finish()
    #expect(store.log == ["a"])
    #expect(ContinuousClock.now - begun >= .milliseconds(300))
    #expect(jobs.started.isEmpty)
  }
}
