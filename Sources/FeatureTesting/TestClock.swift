public import FeatureRuntime
import Foundation

/// A clock that stands still until a test moves it.
///
/// While it moves it stops at each moment that somebody waits for, and goes on only when all that
/// follows from it has happened: effects do their work on the main thread meanwhile, in order, so that
/// nothing depends on real time. Work that an app's own closures start elsewhere, in a `Task` of their
/// own, is given a chance to run, but cannot be waited for.
public final class TestClock: EffectClock, @unchecked Sendable {
  /// A moment: how long after the clock's beginning.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// The time since the clock's beginning.
    public var offset: Duration

    /// A moment.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The moment that lies later by a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// How far away another moment lies.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Which moment comes first.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var present: Instant
  private var sleepers: [Sleeper] = []
  private var nextID = 0
  let work = TestWork()

  /// A clock that stands at a moment.
  public init(now: Instant = Instant()) {
    present = now
  }

  /// Where it stands.
  public var now: Instant { lock.withLock { present } }

  /// Moments are exact.
  public var minimumResolution: Duration { .zero }

  /// How many wait for a moment to come.
  public var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// Waits until the clock is moved to a moment.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id: Int = lock.withLock {
      nextID += 1
      return nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      take { $0.id == id }?.continuation.resume(throwing: CancellationError())
    }
  }

  private func add(_ sleeper: Sleeper) {
    let outcome: Result<Void, any Error>? = lock.withLock {
      // Whoever cancels after this test finds the sleeper in the list.
      if Task.isCancelled { return .failure(CancellationError()) }
      if sleeper.deadline <= present { return .success(()) }
      sleepers.append(sleeper)
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
  }

  private func take(where matches: (Sleeper) -> Bool) -> Sleeper? {
    lock.withLock { sleepers.firstIndex(where: matches).map { sleepers.remove(at: $0) } }
  }

  /// Starts the work of a run where the clock can tell when it rests.
  public func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    self.work.start(work)
  }
}

extension TestClock {
  /// Moves the clock on, stopping at each moment that somebody waits for.
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to a moment, stopping at each moment that somebody waits for; never back.
  public func advance(to moment: Instant) async {
    await work.settle()
    while let sleeper = takeNext(until: moment) {
      sleeper.continuation.resume()
      await work.settle()
    }
    lock.withLock { present = max(present, moment) }
    await work.settle()
  }

  /// Moves the clock on until nobody waits any more.
  ///
  /// - Parameter steps: how often it stops at most: an effect that repeats would keep it going.
  public func run(
    steps: Int = 10_000, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await work.settle()
    for _ in 0..<steps {
      guard let sleeper = takeNext(until: nil) else { return }
      sleeper.continuation.resume()
      await work.settle()
    }
    guard sleeperCount > 0 else { return }
    FailureRecorder().record(
      "The clock still has \(sleeperCount) waiting after \(steps) steps: does an effect repeat?",
      TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Moves to the moment that is waited for next, and gives whoever came first to wait for it.
  private func takeNext(until moment: Instant?) -> Sleeper? {
    lock.withLock {
      let next = sleepers.indices.min { left, right in
        (sleepers[left].deadline, sleepers[left].id) < (
          sleepers[right].deadline, sleepers[right].id
        )
      }
      guard let next else { return nil }
      if let moment, sleepers[next].deadline > moment { return nil }
      present = max(present, sleepers[next].deadline)
      return sleepers.remove(at: next)
    }
  }
}
