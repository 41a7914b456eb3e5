/// The work that effects do in a test: where it runs, and when all of it rests.
final class TestWork: Sendable {
  // Typed without the executor: that is newer than the oldest systems.
  private let executor: (any Executor & Sendable)?
  private let jobs = JobCount()

  init() {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      executor = TestExecutor(jobs)
    } else {
      executor = nil
    }
  }

  /// Starts work.
  func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *),
      let executor = executor as? TestExecutor
    {
      return Task(executorPreference: executor, operation: work)
    }
    return Task(operation: work)
  }

  /// Waits until all work rests: until nothing is ready to run, several times in a row.
  @MainActor
  func settle() async {
    let (quietRounds, otherWork) = executor == nil ? (20, 20) : (4, 2)
    var quiet = 0
    // Work that never rests must not keep a test for ever.
    for _ in 0..<100_000 where quiet < quietRounds {
      let before: Int = jobs.total
      // Whatever was ready on the main thread runs before this comes back.
      await Task.yield()
      // The work of others gets its chance on their threads.
      for _ in 0..<otherWork {
        await Task.detached(priority: .utility) { await Task.yield() }.value
      }
      quiet = jobs.pending == 0 && jobs.total == before ? quiet + 1 : 0
    }
  }
}
