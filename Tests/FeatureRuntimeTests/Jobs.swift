import FeatureRuntime
import FeatureTesting
import Foundation

/// Work that ends when a test says so.
nonisolated final class Jobs: @unchecked Sendable {
  /// What a job fails with.
  struct Broken: Error, CustomStringConvertible {
    var description: String { "broken" }
  }

  private let lock = NSLock()
  private var waiting: [(name: String, waiter: CheckedContinuation<String, any Error>)] = []
  private var begun: [String] = []
  private var ended: [String] = []

  /// The jobs that began, in order.
  var started: [String] { lock.withLock { begun } }
  /// The jobs that were cancelled, in order.
  var cancelled: [String] { lock.withLock { ended } }

  func perform(_ name: String) async throws -> String {
    lock.withLock { begun.append(name) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let isCancelled: Bool = lock.withLock {
          if Task.isCancelled { return true }
          waiting.append((name, waiter))
          return false
        }
        if isCancelled { waiter.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      lock.withLock { ended.append(name) }
      take(name)?.resume(throwing: CancellationError())
    }
  }

  /// Lets a job succeed with its name.
  func succeed(_ name: String) { take(name)?.resume(returning: name) }

  /// Lets a job fail.
  func fail(_ name: String, with error: any Error = Broken()) {
    take(name)?.resume(throwing: error)
  }

  private func take(_ name: String) -> CheckedContinuation<String, any Error>? {
    lock.withLock {
      waiting.firstIndex { $0.name == name }.map { waiting.remove(at: $0).waiter }
    }
  }
}

/// A workshop with jobs that the test ends and a clock that it moves.
@MainActor
final class Bench {
  let clock = TestClock()
  let jobs = Jobs()
  let store: WorkshopStore
  private let heard = Heard()

  var reports: [FeatureReport] { heard.reports }

  init(ticks: (@Sendable () -> AsyncStream<Int>)? = nil, speech: SpeechClient? = nil) {
    let jobs: Jobs = jobs
    let heard: Heard = heard
    store = WorkshopStore(
      state: Workshop.State(),
      dependencies: Workshop.Dependencies(
        job: { try await jobs.perform($0) }, ticks: ticks, speech: speech),
      clock: clock, onReport: { heard.reports.append($0) })
  }

  /// Sends actions, one after the other, and lets their work begin.
  func send(_ actions: Workshop.Action...) async {
    for action in actions { store.send(action) }
    await settle()
  }

  func settle() async { await clock.advance(by: .zero) }

  func advance(_ milliseconds: Int) async { await clock.advance(by: .milliseconds(milliseconds)) }

  func succeed(_ names: String...) async {
    for name in names {
      jobs.succeed(name)
      await settle()
    }
  }

  private final class Heard {
    var reports: [FeatureReport] = []
  }
}
