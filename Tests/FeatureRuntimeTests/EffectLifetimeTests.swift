import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Effects' lifetimes")
struct EffectLifetimeTests {
  @Test("R20 a released store cancels its effects, is freed, and nothing arrives later")
  func release() async {
    let jobs = Jobs()
    let clock = TestClock()
    weak var weakStore: WorkshopStore?
    var reports = 0
    do {
      let store = WorkshopStore(
        state: Workshop.State(),
        dependencies: Workshop.Dependencies(job: { try await jobs.perform($0) }),
        clock: clock, onReport: { _ in reports += 1 })
      weakStore = store
      for number in [0, 3, 3, 4, 8, 9, 12] { store.send(.run(number, "\(number)")) }
      await clock.advance(by: .zero)
      #expect(clock.sleeperCount == 3)
      #expect(jobs.started == ["0", "3", "12"])
    }
    #expect(weakStore == nil)
    await clock.advance(by: .seconds(10))
    #expect(jobs.cancelled.sorted() == ["0", "12", "3"])
    #expect(clock.sleeperCount == 0)
    #expect(reports == 0)
  }

  @Test("R20 a task that waits for a released store's effects comes back")
  func finishAfterRelease() async {
    let jobs = Jobs()
    let clock = TestClock()
    var store: WorkshopStore? = WorkshopStore(
      state: Workshop.State(),
      dependencies: Workshop.Dependencies(job: { try await jobs.perform($0) }),
      clock: clock)
    let task = store?.send(.run(0, "a"))
    await clock.advance(by: .zero)
    store = nil
    await task?.finish()
    #expect(jobs.cancelled == ["a"])
  }

  @Test("R20 nothing is kept of runs that ended")
  func emptyRegistry() async {
    let bench = Bench()
    await bench.send(.run(0, "a"), .run(1, "b"), .run(3, "c"), .run(3, "d"), .run(9, ""))
    #expect(
      bench.store.effects.active.map { $0.name }
        == ["latest", "first", "queued", "queued", "settle"])
    await bench.succeed("a", "b", "c", "d")
    await bench.advance(1_000)
    #expect(bench.store.effects.active.isEmpty)
  }

  @Test("finish waits for what the action started, and for what that started")
  func finish() async {
    let bench = Bench()
    let task = bench.store.send(.run(0, "a"))
    let flag = Counts()
    let waiting = Task {
      await task.finish()
      flag.values.append(1)
    }
    await bench.settle()
    #expect(flag.values.isEmpty)
    await bench.succeed("a")
    await waiting.value
    #expect(flag.values == [1])
    await bench.store.send(.drew).finish()
  }

  @Test("finish waits for effects that an effect's action starts")
  func finishChain() async {
    let clock = TestClock()
    let store = ChainStore(state: Chain.State(), clock: clock)
    let task = store.send(.begin(3))
    let ended = Counts()
    let waiting = Task {
      await task.finish()
      ended.values.append(store.current.pointee.steps)
    }
    await clock.advance(by: .milliseconds(2_900))
    #expect(ended.values.isEmpty)
    await clock.advance(by: .milliseconds(100))
    await waiting.value
    #expect(ended.values == [3])
    #expect(store.effects.active.isEmpty)
  }

  @Test("finish waits for effects of what an effect's action sends")
  func finishQueued() async {
    let bench = Bench()
    let task = bench.store.send(.run(0, "again"))
    let ended = Counts()
    let waiting = Task {
      await task.finish()
      ended.values.append(bench.store.log.count)
    }
    await bench.settle()
    await bench.succeed("again")
    #expect(bench.store.log == ["again"])
    #expect(ended.values.isEmpty)
    await bench.advance(1_000)
    await waiting.value
    #expect(ended.values == [2])
  }

  @Test("cancel ends what the action started, at once, and what it goes on to start")
  func cancelTask() async {
    let bench = Bench()
    let task = bench.store.send(.run(0, "a"))
    bench.store.send(.run(2, "b"))
    await bench.settle()
    task.cancel()
    #expect(!bench.store.isRunning(0))
    #expect(bench.store.isRunning(2))
    await bench.succeed("a", "b")
    #expect(bench.jobs.cancelled == ["a"])
    #expect(bench.store.log == ["b"])
    await task.finish()
  }

  @Test("cancel from elsewhere delivers nothing more either")
  func cancelFromElsewhere() async {
    let bench = Bench()
    let task = bench.store.send(.run(0, "a"))
    await bench.settle()
    await Task.detached { task.cancel() }.value
    await bench.succeed("a")
    #expect(bench.store.log.isEmpty)
    #expect(bench.store.effects.active.isEmpty)
  }

  @Test("where the task that waits is cancelled, so are the effects")
  func cancelledWaiting() async {
    let bench = Bench()
    let waiting = Task { await bench.store.send(.run(0, "a")).finish() }
    await bench.settle()
    waiting.cancel()
    await waiting.value
    await bench.settle()
    #expect(bench.jobs.cancelled == ["a"])
    #expect(!bench.store.isRunning(0))
  }

  @Test("cancelling a queued run lets those behind it move up")
  func cancelQueued() async {
    let bench = Bench()
    bench.store.send(.run(3, "a"))
    let second = bench.store.send(.run(3, "b"))
    bench.store.send(.run(3, "c"))
    await bench.settle()
    second.cancel()
    await bench.succeed("a")
    #expect(bench.jobs.started == ["a", "c"])
    await bench.succeed("c")
    #expect(bench.store.log == ["a", "c"])
  }

  @Test("a send that an observer queued has a task of its own")
  func queuedSend() async {
    let bench = Bench()
    var inner: FeatureTask?
    bench.store.observe {
      if bench.store.log.count == 1, inner == nil { inner = bench.store.send(.run(0, "a")) }
    }
    await bench.send(.done("x"))
    #expect(bench.jobs.started == ["a"])
    inner?.cancel()
    await bench.settle()
    #expect(bench.jobs.cancelled == ["a"])
  }

  @Test("effects begin after observers were told, and before queued sends")
  func order() async {
    var seen: [String] = []
    let clock = TestClock()
    let store = ChainStore(state: Chain.State(), clock: clock)
    store.observe { seen.append("\(store.steps) \(store.isWaiting)") }
    store.send(.begin(1))
    #expect(seen == ["0 false", "0 true"])
    await clock.advance(by: .seconds(1))
    #expect(seen == ["0 false", "0 true", "1 false"])
  }

  @Test("init may start an effect; it belongs to init")
  func startInInit() async {
    let clock = TestClock()
    let store = ChainStore(state: Chain.State(remaining: 2), clock: clock)
    #expect(store.isWaiting)
    #expect(store.effects.active.map { $0.action } == ["init"])
    await clock.advance(by: .seconds(2))
    #expect(store.steps == 2)
  }

  @Test("a store and its tasks leave nothing behind")
  func leaks() async {
    weak var weakStore: ChainStore?
    do {
      let store = ChainStore(state: Chain.State())
      weakStore = store
      await store.send(.begin(1)).finish()
      #expect(store.steps == 1)
    }
    for _ in 0..<100 where weakStore != nil { await Task.yield() }
    #expect(weakStore == nil)
  }
}
