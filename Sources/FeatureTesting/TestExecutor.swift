import Dispatch
import Foundation

/// Runs the work of effects on the main queue, in the order in which it becomes ready, and counts it.
///
/// So a test is alone with it: whether anything is left to do can be told, and what happens
/// does not depend on how fast other threads are.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class TestExecutor: TaskExecutor {
  private let count: JobCount

  init(_ count: JobCount) { self.count = count }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    count.add()
    DispatchQueue.main.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      count.finish()
    }
  }
}

/// Counts from any thread.
final class JobCount: @unchecked Sendable {
  private let lock = NSLock()
  private var added = 0
  private var finished = 0

  /// How much work was ever made ready.
  var total: Int { lock.withLock { added } }
  /// How much of it has not run.
  var pending: Int { lock.withLock { added - finished } }

  func add() {
    lock.withLock { added += 1 }
  }

  func finish() {
    lock.withLock { finished += 1 }
  }
}
