import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

/// Sends when it goes.
@MainActor
final class SendsAtEnd {
  let store: WideStore

  init(_ store: WideStore) {
    self.store = store
  }

  deinit {
    let store: WideStore = store
    MainActor.assumeIsolated { _ = store.send(.countedDown(from: 1)) }
  }
}

@MainActor
@Suite("Robustness of effects")
struct EffectRobustnessTests {
  @Test("a send from a deinit inside an action is queued, and never lost")
  func sendFromDeinit() {
    let store = WideStore(state: Wide.State())
    var holder: SendsAtEnd? = SendsAtEnd(store)
    var totals: [Int] = []
    store.observe {
      totals.append(store.total)
      if store.total == 1 { holder = nil }
    }
    store.send(.countedDown(from: 1))
    #expect(totals == [0, 1, 2])
    #expect(holder == nil)
  }

  @Test("R14 a send from inside a reducer is queued, and its task stands for it")
  func sendInReducer() {
    let store = WideStore(state: Wide.State())
    Wide.store = store
    store.send(.sendToStore)
    #expect(store.total == 1)
  }

  @Test("a send from inside an effect's own work is like any other")
  func sendInEffect() async {
    let store = WorkshopStore(state: Workshop.State())
    let other = WorkshopStore(
      state: Workshop.State(),
      dependencies: Workshop.Dependencies(job: { name in
        await store.send(.done("from \(name)")).finish()
        return name
      }))
    await other.send(.run(0, "a")).finish()
    #expect(store.log == ["from a"])
    #expect(other.log == ["a"])
  }

  @Test("R23 results of eight effects' thousand sends are serialised to exactly 8,000")
  func manyResults() async {
    let store = FloodStore(state: Flood.State())
    await store.send(.begin(runs: 8)).finish()
    #expect(store.current.pointee.count == 8_000)
    #expect(store.effects.active.isEmpty)
  }

  @Test("R23 eight tasks send a thousand times each while effects deliver")
  func manyTasks() async {
    let store = FloodStore(state: Flood.State())
    let task = store.send(.begin(runs: 2))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 { await store.send(.counted) }
        }
      }
    }
    await task.finish()
    #expect(store.current.pointee.count == 10_000)
  }

  @Test("a chain of actions and effects a thousand links long ends")
  func longChain() async {
    let clock = TestClock()
    let store = ChainStore(state: Chain.State(), clock: clock)
    let task = store.send(.begin(300))
    await clock.advance(by: .seconds(300))
    await task.finish()
    #expect(store.steps == 300)
  }

  @Test("starting and cancelling at random leaves nothing behind")
  func randomOrder() async {
    let bench = Bench()
    var generator = Numbers(state: 7)
    for _ in 0..<400 {
      let number = Int.random(in: 0..<10, using: &generator)
      let name = "\(Int.random(in: 0..<1_000, using: &generator))"
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bench.store.send(.cancel(number))
      case 1: bench.store.send(.cancelAndRun(number, name))
      case 2: bench.store.send(.runAndCancel(number, name))
      case 3: await bench.advance(100)
      case 4: bench.jobs.succeed(bench.jobs.started.last ?? "")
      case _: bench.store.send(.run(number, name))
      }
    }
    for number in 0..<10 { bench.store.send(.cancel(number)) }
    await bench.settle()
    #expect(bench.store.effects.active.isEmpty)
    #expect((0..<10).allSatisfy { !bench.store.isRunning($0) })
    #expect(bench.clock.sleeperCount == 0)
    let log = bench.store.log
    for name in bench.jobs.started { bench.jobs.succeed(name) }
    await bench.advance(10_000)
    #expect(bench.store.log == log)
  }

  #if os(Linux)
    @Test("R29 ten thousand chained sends run on a stack of 512 KiB")
    func smallStack() throws {
      try expectOnSmallStack("RobustnessTests/chain", "ten thousand chained sends")
    }
  #endif
}

/// A generator of one's own, the same in each run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
