/// Medians of what closures take, taken in turns so that a busy machine is unfair to all alike.
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
        let clock = ContinuousClock()
        let time: Duration = clock.measure { closure(steps) }
        times[index].append(time / .nanoseconds(1) / Double(steps))
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }
}
