import Foundation

/// The runs that one action started, and those that their actions started.
@usableFromInline
nonisolated final class EffectGroup: @unchecked Sendable {
  private let lock = NSLock()
  private var members: Set<Int> = []
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var hasBeenCancelled = false
  private let cancelRuns: @MainActor @Sendable (Set<Int>) -> Void

  /// - Parameter cancelRuns: ends runs by their numbers.
  init(cancelRuns: @escaping @MainActor @Sendable (Set<Int>) -> Void) {
    self.cancelRuns = cancelRuns
  }

  /// Whether nothing of it may be delivered any more.
  var isCancelled: Bool { lock.withLock { hasBeenCancelled } }

  /// Adds a run.
  func join(_ run: Int) {
    lock.withLock { _ = members.insert(run) }
  }

  /// Notes that a run has ended.
  func leave(_ run: Int) {
    let free: [CheckedContinuation<Void, Never>] = lock.withLock {
      members.remove(run)
      guard members.isEmpty else { return [] }
      defer { waiters = [] }
      return waiters
    }
    for waiter in free { waiter.resume() }
  }

  /// Waits until all its runs have ended; cancels them where the waiting task is cancelled.
  func finish() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
        let isFree: Bool = lock.withLock {
          guard !members.isEmpty else { return true }
          waiters.append(waiter)
          return false
        }
        if isFree { waiter.resume() }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Nothing is delivered from here on; the runs end as soon as the main actor is free.
  func cancel() {
    lock.withLock { hasBeenCancelled = true }
    Task { @MainActor in cancelNow() }
  }

  /// Ends the runs.
  @MainActor
  func cancelNow() {
    let runs: Set<Int> = lock.withLock {
      hasBeenCancelled = true
      return members
    }
    cancelRuns(runs)
  }
}
