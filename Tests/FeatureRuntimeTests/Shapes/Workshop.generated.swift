public import FeatureRuntime
import Foundation

/// What can be heard.
public nonisolated struct SpeechClient: Sendable {
  public var access: (@Sendable () -> Bool)?
  public var level: (@Sendable () -> Level)?
  public var mute: (@Sendable () -> Void)?
  public var transcripts: (@Sendable () -> AsyncThrowingStream<String, any Error>)?
  public var finish: (@Sendable () async -> Void)?

  public init(
    access: (@Sendable () -> Bool)? = nil, level: (@Sendable () -> Level)? = nil,
    mute: (@Sendable () -> Void)? = nil,
    transcripts: (@Sendable () -> AsyncThrowingStream<String, any Error>)? = nil,
    finish: (@Sendable () async -> Void)? = nil
  ) {
    self.access = access
    self.level = level
    self.mute = mute
    self.transcripts = transcripts
    self.finish = finish
  }
}

/// A type of the app's own, without an empty value.
public nonisolated struct Level: Equatable, Codable, Sendable {
  public var value: Int
}

/// An effect of each kind.
public nonisolated enum Workshop: Feature {
  public struct State: Equatable, Sendable {
    public var log: [String]

    public init(log: [String] = []) {
      self.log = log
    }
  }

  public enum Action: Equatable, Codable, Sendable {
    case run(Int, String)
    case cancel(Int)
    case cancelAndRun(Int, String)
    case runAndCancel(Int, String)
    case checked
    case measured
    case muted
    case drew
    case done(String)
    case failed(String)
    case ticked(Int)
    case ticksEnded
    case secondPassed
    case settled
  }

  public struct Dependencies: Sendable {
    public var job: (@Sendable (_ name: String) async throws -> String)?
    public var ticks: (@Sendable () -> AsyncStream<Int>)?
    public var speech: SpeechClient?

    public init(
      job: (@Sendable (_ name: String) async throws -> String)? = nil,
      ticks: (@Sendable () -> AsyncStream<Int>)? = nil, speech: SpeechClient? = nil
    ) {
      self.job = job
      self.ticks = ticks
      self.speech = speech
    }
  }

  public static var defaultDependencies: Dependencies { Dependencies() }

  /// The work that the feature can start.
  public enum Effect: Equatable, Sendable {
    case latest(name: String)
    case first(name: String)
    case every(name: String)
    case queued(name: String)
    case debounced(name: String)
    case keptFirst(name: String)
    case keptLast(name: String)
    case ticks
    case clock
    case settle
    case transcripts
    case speechFinish
    case unheard(name: String)
    case save(name: String)
  }

  public static var fieldNames: [String] { ["log"] }

  public static var effectNames: [String] {
    [
      "latest", "first", "every", "queued", "debounced", "keptFirst", "keptLast", "ticks", "clock",
      "settle", "transcripts", "speechFinish", "unheard", "save",
    ]
  }

  public static var firstEffectNumber: Int { 1 }

  public static func perform(_ effect: Effect, _ run: EffectRun<Workshop>) async {
    switch effect {
    case .latest(let name), .first(let name), .every(let name), .queued(let name),
      .debounced(let name), .keptFirst(let name), .keptLast(let name):
      guard let job = run.dependencies.job else { return await run.reportMissing("job") }
      do {
        let value: String = try await job(name)
        await run.finish(.done(value), animation: .default)
      } catch {
        await run.fail(error, .failed(FeatureRuntime.message(of: error)))
      }
    case .ticks:
      guard let ticks = run.dependencies.ticks else { return await run.reportMissing("ticks") }
      for await value in ticks() { await run.send(.ticked(value)) }
      await run.finish(.ticksEnded)
    case .clock: await run.every { .secondPassed }
    case .settle: await run.after(.settled)
    case .transcripts:
      guard let transcripts = run.dependencies.speech?.transcripts else {
        return await run.reportMissing("speech.transcripts")
      }
      do {
        for try await value in transcripts() { await run.send(.done(value)) }
        await run.finish()
      } catch {
        await run.ignore(error)
      }
    case .speechFinish:
      guard let finish = run.dependencies.speech?.finish else {
        return await run.reportMissing("speech.finish")
      }
      await finish()
      await run.finish()
    case .unheard(let name):
      guard let job = run.dependencies.job else { return await run.reportMissing("job") }
      do {
        let value: String = try await job(name)
        await run.finish(.done(value))
      } catch {
        await run.fail(error)
      }
    case .save(let name):
      let send: @Sendable (Action) async -> Void = { await run.send($0) }
      await send(.done("\(name) 1"))
      await send(.done("\(name) 2"))
      await run.finish()
    }
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Workshop>
  ) {
    switch action {
    case .run(let number, let name): run(&state, number, name, &reduction)
    case .cancel(let number): reduction.cancel(number)
    case .cancelAndRun(let number, let name):
      reduction.cancel(number)
      run(&state, number, name, &reduction)
    case .runAndCancel(let number, let name):
      run(&state, number, name, &reduction)
      reduction.cancel(number)
    case .checked:
      let access: Bool =
        reduction.call("speech.access", reduction.dependencies.speech?.access) { $0() }
      log(&state, access ? "access" : "no access", &reduction)
    case .measured:
      let level: Level =
        reduction.call("speech.level", reduction.dependencies.speech?.level) { $0() }
      log(&state, "level \(level.value)", &reduction)
    case .muted:
      reduction.call("speech.mute", reduction.dependencies.speech?.mute) { $0() }
    case .drew:
      let number: Int = reduction.random(in: 0..<1_000_000)
      let seconds: Double = reduction.now.timeIntervalSinceReferenceDate
      log(&state, "\(reduction.uuid()) \(number) \(seconds)", &reduction)
    case .done(let text):
      let running: String = reduction.effects.isRunning(0) ? " while running" : ""
      log(&state, text + running, &reduction)
      if text == "again" { reduction.send(.run(9, "")) }
    case .failed(let message): log(&state, "failed \(message)", &reduction)
    case .ticked(let number): log(&state, "tick \(number)", &reduction)
    case .ticksEnded: log(&state, "ticks ended", &reduction)
    case .secondPassed: log(&state, "second", &reduction)
    case .settled: log(&state, "settled", &reduction)
    }
  }
}

nonisolated extension Workshop {
  private static func log(
    _ state: inout State, _ text: String, _ reduction: inout Reduction<Workshop>
  ) {
    state.log.append(text)
    reduction.mark(0)
  }

  private static func run(
    _ state: inout State, _ number: Int, _ name: String, _ reduction: inout Reduction<Workshop>
  ) {
    switch number {
    case 0: reduction.run(0, .latest(name: name), policy: .latest)
    case 1: reduction.run(1, .first(name: name), policy: .first)
    case 2: reduction.run(2, .every(name: name), policy: .every)
    case 3: reduction.run(3, .queued(name: name), policy: .queue)
    case 4:
      reduction.run(
        4, .debounced(name: name), policy: .every, debounce: .milliseconds(300))
    case 5:
      reduction.run(
        5, .keptFirst(name: name), policy: .every, throttle: .seconds(1), keeping: .first)
    case 6:
      reduction.run(
        6, .keptLast(name: name), policy: .every, throttle: .seconds(1), keeping: .last)
    case 7: reduction.run(7, .ticks)
    case 8: reduction.run(8, .clock, policy: .every, interval: .seconds(1))
    case 9: reduction.run(9, .settle, policy: .latest, interval: .seconds(1))
    case 10: reduction.run(10, .transcripts)
    case 11: reduction.run(11, .speechFinish)
    case 12: reduction.run(12, .unheard(name: name))
    case 13: reduction.run(13, .save(name: name))
    case _: break
    }
  }
}

/// The store of `Workshop`.
@MainActor public final class WorkshopStore: FeatureStore<Workshop> {
  public var log: [String] { read(0).pointee.log }

  func isRunning(_ number: Int) -> Bool {
    track(1 + number)
    return effects.isRunning(number)
  }

  func runningName(_ number: Int) -> String? {
    track(1 + number)
    switch effects.running(number) {
    case .latest(let name), .first(let name), .every(let name), .queued(let name),
      .debounced(let name), .keptFirst(let name), .keptLast(let name):
      return name
    case .ticks, .clock, .settle, .transcripts, .speechFinish, .unheard, .save, .none:
      return nil
    }
  }
}
