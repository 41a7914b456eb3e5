import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Effect policies")
struct EffectPolicyTests {
  @Test("latest cancels what runs, and only the last delivers")
  func latest() async {
    let bench = Bench()
    await bench.send(.run(0, "a"))
    #expect(bench.jobs.started == ["a"])
    await bench.send(.run(0, "b"))
    #expect(bench.jobs.cancelled == ["a"])
    #expect(bench.store.runningName(0) == "b")
    await bench.succeed("a", "b")
    #expect(bench.store.log == ["b"])
    #expect(bench.store.effects.active.isEmpty)
    #expect(bench.reports.isEmpty)
  }

  @Test("first drops what comes while one runs")
  func first() async {
    let bench = Bench()
    await bench.send(.run(1, "a"), .run(1, "b"))
    #expect(bench.store.runningName(1) == "a")
    await bench.succeed("a")
    await bench.send(.run(1, "c"))
    await bench.succeed("c")
    #expect(bench.jobs.started == ["a", "c"])
    #expect(bench.store.log == ["a", "c"])
    #expect(bench.store.effects.active.isEmpty)
  }

  @Test("every runs them beside each other")
  func every() async {
    let bench = Bench()
    await bench.send(.run(2, "a"), .run(2, "b"))
    #expect(bench.jobs.started == ["a", "b"])
    #expect(bench.store.runningName(2) == "b")
    await bench.succeed("b")
    #expect(bench.store.isRunning(2))
    #expect(bench.store.runningName(2) == "a")
    await bench.succeed("a")
    #expect(bench.store.log == ["b", "a"])
    #expect(!bench.store.isRunning(2))
  }

  @Test("queue runs one after the other, in order")
  func queue() async {
    let bench = Bench()
    await bench.send(.run(3, "a"), .run(3, "b"), .run(3, "c"))
    #expect(bench.jobs.started == ["a"])
    await bench.succeed("a")
    #expect(bench.jobs.started == ["a", "b"])
    #expect(bench.store.runningName(3) == "b")
    await bench.succeed("b", "c")
    #expect(bench.store.log == ["a", "b", "c"])
    #expect(bench.store.effects.active.isEmpty)
  }

  @Test("a failed job lets the next of the queue run")
  func queueAfterFailure() async {
    let bench = Bench()
    await bench.send(.run(3, "a"), .run(3, "b"))
    bench.jobs.fail("a")
    await bench.settle()
    await bench.succeed("b")
    #expect(bench.store.log == ["failed broken", "b"])
  }

  @Test("cancel ends what runs and what is queued")
  func cancelQueue() async {
    let bench = Bench()
    await bench.send(.run(3, "a"), .run(3, "b"), .cancel(3))
    #expect(bench.jobs.cancelled == ["a"])
    #expect(!bench.store.isRunning(3))
    await bench.succeed("a", "b")
    #expect(bench.store.log.isEmpty)
    #expect(bench.store.effects.active.isEmpty)
    await bench.send(.run(3, "c"))
    await bench.succeed("c")
    #expect(bench.store.log == ["c"])
  }

  @Test("run after cancel in one action starts afresh, cancel after run leaves nothing")
  func cancelAndRun() async {
    let bench = Bench()
    await bench.send(.run(0, "a"), .cancelAndRun(0, "b"))
    #expect(bench.jobs.cancelled == ["a"])
    await bench.succeed("b")
    #expect(bench.store.log == ["b"])
    await bench.send(.runAndCancel(0, "c"))
    #expect(bench.jobs.started == ["a", "b"])
    #expect(bench.store.effects.active.isEmpty)
  }

  @Test("an effect is idle when its result is reduced, and running from run on")
  func idleAtResult() async {
    let bench = Bench()
    bench.store.send(.run(0, "a"))
    #expect(bench.store.isRunning(0))
    await bench.settle()
    await bench.succeed("a")
    #expect(bench.store.log == ["a"])
  }

  @Test("the readers of an effect's status, and nobody else, are told")
  func observed() async {
    let bench = Bench()
    let status = Watcher(bench.store) { _ = bench.store.isRunning(0) }
    let other = Watcher(bench.store) { _ = bench.store.isRunning(1) }
    let whole = Watcher(bench.store) { _ = bench.store.state }
    await bench.send(.run(0, "a"))
    #expect(told(status, other, whole) == [1, 0, 0])
    await bench.succeed("a")
    #expect(told(status, other, whole) == [2, 0, 1])
    await bench.send(.cancel(0))
    #expect(told(status, other, whole) == [2, 0, 1])
    await bench.send(.run(10, ""))
    #expect(told(status, other, whole) == [2, 0, 1])
    await bench.send(.run(0, "b"), .cancel(0))
    #expect(told(status, other, whole) == [4, 0, 1])
  }

  @Test("R19 cancelling an effect of one store leaves the same of another")
  func twoStores() async {
    let (left, right) = (Bench(), Bench())
    await left.send(.run(0, "a"))
    await right.send(.run(0, "b"))
    await left.send(.cancel(0))
    await right.succeed("b")
    #expect(left.store.log.isEmpty)
    #expect(right.store.log == ["b"])
  }
}
