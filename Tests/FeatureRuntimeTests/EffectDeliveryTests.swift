import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Effects' results")
struct EffectDeliveryTests {
  @Test("a stream delivers its values and its end")
  func stream() async {
    let (values, source) = AsyncStream.makeStream(of: Int.self)
    let bench = Bench(ticks: { values })
    await bench.send(.run(7, ""))
    source.yield(1)
    source.yield(2)
    await bench.settle()
    #expect(bench.store.log == ["tick 1", "tick 2"])
    #expect(bench.store.isRunning(7))
    source.finish()
    await bench.settle()
    #expect(bench.store.log.last == "ticks ended")
    #expect(!bench.store.isRunning(7))
  }

  @Test("a cancelled stream delivers nothing more, its end included")
  func cancelledStream() async {
    let (values, source) = AsyncStream.makeStream(of: Int.self)
    let bench = Bench(ticks: { values })
    await bench.send(.run(7, ""))
    source.yield(1)
    await bench.settle()
    await bench.send(.cancel(7))
    source.yield(2)
    source.finish()
    await bench.settle()
    #expect(bench.store.log == ["tick 1"])
  }

  @Test("a failure that is ignored ends its stream and is not reported")
  func ignored() async {
    let (values, source) = AsyncThrowingStream.makeStream(of: String.self)
    let bench = Bench(speech: SpeechClient(transcripts: { values }))
    await bench.send(.run(10, ""))
    source.yield("hello")
    source.finish(throwing: Jobs.Broken())
    await bench.settle()
    #expect(bench.store.log == ["hello"])
    #expect(!bench.store.isRunning(10))
    #expect(bench.reports.isEmpty)
  }

  @Test("a failure with a handler is answered by its action")
  func failure() async {
    let bench = Bench()
    await bench.send(.run(0, "a"))
    bench.jobs.fail("a")
    await bench.settle()
    #expect(bench.store.log == ["failed broken"])
    #expect(bench.reports.isEmpty)
  }

  @Test("a failure without a handler is reported, with the action that started the run")
  func unheard() async {
    let bench = Bench()
    await bench.send(.run(12, "a"))
    bench.jobs.fail("a")
    await bench.settle()
    #expect(bench.reports.map { $0.kind } == [.unhandledFailure])
    #expect(bench.reports.first?.action == "run(12, \"a\")")
    #expect(bench.reports.first?.message.contains("«unheard»") == true)
    #expect(bench.store.effects.active.isEmpty)
  }

  @Test("cancellation is no failure, also where the work itself is cancelled")
  func cancellation() async {
    let bench = Bench()
    await bench.send(.run(0, "a"), .run(12, "b"), .cancel(0), .cancel(12), .run(0, "c"))
    bench.jobs.fail("c", with: CancellationError())
    await bench.settle()
    #expect(bench.store.log.isEmpty)
    #expect(bench.reports.isEmpty)
    #expect(bench.store.effects.active.isEmpty)
  }

  @Test("a missing dependency is reported once, by its name")
  func missing() async {
    let bench = Bench()
    await bench.send(.run(7, ""), .run(7, ""), .run(11, ""))
    #expect(bench.reports.map { $0.kind } == [.missingDependency, .missingDependency])
    #expect(bench.reports.map { $0.action } == ["run(7, \"\")", "run(11, \"\")"])
    #expect(bench.reports.first?.message == "the dependency «ticks» is not supplied")
    #expect(bench.store.log.isEmpty && bench.store.effects.active.isEmpty)
  }

  @Test("an endpoint that was left out is reported once and stands for an empty value")
  func missingEndpoint() async {
    let bench = Bench()
    await bench.send(.checked, .checked, .muted)
    #expect(bench.store.log == ["no access", "no access"])
    #expect(bench.reports.map { $0.message }.count == 2)
    #expect(bench.reports.first?.action == "checked")
    let given = Bench(speech: SpeechClient(access: { true }))
    await given.send(.checked)
    #expect(given.store.log == ["access"])
  }

  @Test("an endpoint without an empty value ends the process, with its name")
  func missingValue() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = WorkshopStore(state: Workshop.State()).send(.measured)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("speech.level"))
  }

  @Test("a run sends as often as it likes, in order")
  func manySends() async {
    let bench = Bench()
    await bench.send(.run(13, "part"))
    #expect(bench.store.log == ["part 1", "part 2"])
  }

  @Test("no result arrives inside the send that started it")
  func neverInside() async {
    let store = WorkshopStore(
      state: Workshop.State(), dependencies: Workshop.Dependencies(job: { $0 }))
    let task = store.send(.run(0, "a"))
    #expect(store.log.isEmpty)
    await task.finish()
    #expect(store.log == ["a"])
  }

  @Test("errors speak for themselves")
  func messages() {
    struct Told: LocalizedError { var errorDescription: String? { "so it is" } }
    struct Silent: LocalizedError {}
    #expect(FeatureRuntime.message(of: Told()) == "so it is")
    #expect(FeatureRuntime.message(of: Silent()) == "Silent()")
    #expect(FeatureRuntime.message(of: Jobs.Broken()) == "broken")
  }
}
