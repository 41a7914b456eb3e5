#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Medians of the processor's time that closures take, taken in turns so that a busy machine is
/// unfair to all alike.
@MainActor
struct Measure {
  /// How often each closure is timed.
  var rounds = 15

  /// The nanoseconds of one step of each closure; a closure does the number of steps it is given.
  func nanoseconds(steps: Int, _ closures: [(Int) -> Void]) -> [Double] {
    var times: [[Double]] = Array(repeating: [], count: closures.count)
    for closure in closures { closure(steps) }
    for _ in 0..<rounds {
      for (index, closure) in closures.enumerated() {
        let start: Double = Measure.processorTime()
        closure(steps)
        times[index].append((Measure.processorTime() - start) / Double(steps))
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }

  /// The nanoseconds that the processor has spent on this thread: what waits for a processor does
  /// not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
