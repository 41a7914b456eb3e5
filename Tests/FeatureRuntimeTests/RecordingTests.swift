import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Recording and replay")
struct RecordingTests {
  /// What a bench did, as it was recorded.
  private func record(
    _ bench: Bench, _ work: @MainActor (Bench) async -> Void
  ) async -> [RecordedAction<Workshop>] {
    var trace: [RecordedAction<Workshop>] = []
    bench.store.record { trace.append($0) }
    await work(bench)
    bench.store.stopRecording()
    return trace
  }

  @Test("identifiers, the time and chance are recorded with the action and replayed exactly")
  func draws() async throws {
    let bench = Bench()
    let trace = await record(bench) { await $0.send(.drew, .drew) }
    #expect(trace.map { $0.action } == [.drew, .drew])
    #expect(trace.first?.draws.count ?? 0 >= 3)
    let data = try JSONEncoder().encode(trace)
    let read = try JSONDecoder().decode([RecordedAction<Workshop>].self, from: data)
    let other = Bench()
    other.store.replay(read)
    #expect(other.store.state == bench.store.state)
    #expect(bench.store.log[0] != bench.store.log[1])
    #expect(other.reports.isEmpty)
  }

  @Test("what synchronous endpoints gave is replayed without calling them, also from a file")
  func endpoints() async throws {
    let speech = SpeechClient(access: { true }, level: { Level(value: 7) })
    let bench = Bench(speech: speech)
    let trace = await record(bench) { await $0.send(.checked, .measured) }
    #expect(bench.store.log == ["access", "level 7"])
    let other = Bench()
    other.store.replay(trace)
    #expect(other.store.log == bench.store.log)
    let data = try JSONEncoder().encode(trace)
    let third = Bench()
    third.store.replay(try JSONDecoder().decode([RecordedAction<Workshop>].self, from: data))
    #expect(third.store.log == bench.store.log)
    #expect(other.reports.isEmpty && third.reports.isEmpty)
  }

  @Test("effects' results are in the trace: a replay starts no work and ends in the same state")
  func effects() async {
    let bench = Bench()
    let trace = await record(bench) { bench in
      await bench.send(.run(0, "a"), .run(3, "b"), .run(3, "c"), .run(4, "d"), .run(6, "e"))
      await bench.send(.run(6, "f"))
      await bench.succeed("b")
      await bench.advance(300)
      await bench.succeed("d", "a", "c")
      await bench.advance(1_000)
      await bench.succeed("e", "f")
      await bench.send(.run(0, "g"))
      await bench.send(.done("x"))
    }
    #expect(bench.store.log.contains("d while running"))
    let other = Bench()
    let status = Watcher(other.store) { _ = other.store.isRunning(0) }
    other.store.replay(trace)
    #expect(other.store.state == bench.store.state)
    #expect(other.jobs.started.isEmpty)
    #expect(!other.store.isRunning(0) && other.store.effects.active.isEmpty)
    #expect(status.told > 0)
    #expect(other.reports.isEmpty)
  }

  @Test("what a feature sends itself is recorded as its own, and not repeated twice")
  func queued() async {
    let clock = TestClock()
    var trace: [RecordedAction<Facts>] = []
    let store = FactsStore(state: Facts.State(), clock: clock)
    store.record { trace.append($0) }
    store.send(.twiceTapped)
    #expect(trace.map { $0.source } == [.app, .feature, .feature])
    let other = FactsStore(state: Facts.State())
    other.replay(trace)
    #expect(other.number == 2)
    other.send(.incrementTapped)
    #expect(other.number == 3)
  }

  @Test("a replay may begin from the state of the recording's beginning; readers are told")
  func fromState() async {
    let bench = Bench()
    await bench.send(.done("before"))
    let begun = bench.store.state
    let trace = await record(bench) { await $0.send(.done("after")) }
    let other = Bench()
    await other.send(.done("other"))
    let log = Watcher(other.store) { _ = other.store.log }
    other.store.replay(trace, from: begun)
    #expect(other.store.state == bench.store.state)
    #expect(log.told == 2)
  }

  @Test("a replay that asks for something else is reported, and goes on")
  func divergence() async {
    let bench = Bench()
    bench.store.replay([RecordedAction<Workshop>(action: .drew)])
    #expect(bench.reports.map { $0.kind } == [.divergedReplay])
    #expect(bench.store.log.count == 1)
    bench.store.replay([RecordedAction<Workshop>(action: .done("x"), draws: [.random(1)])])
    #expect(bench.reports.count == 2)
  }

  @Test("nothing is recorded any more after the end, and printing goes on")
  func end() async {
    let bench = Bench()
    var lines: [String] = []
    bench.store.printChanges { lines.append($0) }
    let trace = await record(bench) { await $0.send(.done("a")) }
    await bench.send(.done("b"))
    #expect(trace.count == 1)
    #expect(lines.count == 2)
  }
}
