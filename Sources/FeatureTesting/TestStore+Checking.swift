import FeatureRuntime

extension TestStore {
  /// Compares what an action led to with what the test states.
  ///
  /// - Parameter batch: the action, and those that the feature sent itself because of it.
  func check(
    _ batch: [TestLog<F>.Entry], _ changes: ((inout F.State) -> Void)?, _ here: TestLocation
  ) {
    guard let own = batch.first, let last = batch.last else { return }
    let before: F.State = stated
    var expected: F.State = before
    changes?(&expected)
    // Where the test states what the action alone does, the others are to be received.
    let isAlone: Bool = isExhaustive && batch.count > 1 && expected == own.state
    let reached: TestLog<F>.Entry = isAlone ? own : last
    if isAlone {
      log.putBack(batch.dropFirst(), areOptional: own.state == last.state)
    }
    stated = reached.state
    if let failure = failure(before, expected, reached.state, changes) {
      fail("After \(text(of: own.action)), \(failure)", here)
    }
  }

  private func failure(
    _ before: F.State, _ expected: F.State, _ actual: F.State,
    _ changes: ((inout F.State) -> Void)?
  ) -> String? {
    if expected == actual {
      guard isExhaustive, changes != nil, expected == before else { return nil }
      return "a change is expected, but the closure states the state that was there before."
    }
    let difference = StateDifference(secrets: F.secrets)
    guard isExhaustive else {
      guard let changes else { return nil }
      var again: F.State = actual
      changes(&again)
      if again == actual { return nil }
      let lines: [String] = difference.lines(before, expected, actual)
      return lines.isEmpty ? nil : "the state differs:\n" + lines.joined(separator: "\n")
    }
    let lines: [String] = difference.lines(expected, actual)
    let what: String =
      changes == nil ? "the state changed, and nothing is stated" : "the state differs"
    return "\(what):\n" + lines.joined(separator: "\n")
  }

  /// Fails for what arrived and was never received, and takes its changes as they are.
  func passOverUnreceived(_ when: String, _ here: TestLocation) {
    let missed: String? = TestStore<F>.unreceived(log, when)
    while let entry = log.dropFirst() { stated = entry.state }
    if let missed, isExhaustive { fail(missed, here) }
  }

  /// What is said of actions that arrived and were not received.
  private static func unreceived(_ log: TestLog<F>, _ when: String) -> String? {
    let printer = ValuePrinter(secrets: F.secrets)
    let missed: [String] = log.entries.filter { !$0.isOptional }.map {
      "  \(printer.describe($0.action))"
    }
    guard !missed.isEmpty else { return nil }
    return "These actions arrived and were not received \(when):\n"
      + missed.joined(separator: "\n")
  }

  /// What is said of effects that still run.
  private static func running(_ store: FeatureStore<F>) -> [String] {
    store.effects.active.map { effect in
      let state: String = effect.isRunning ? "runs" : "waits"
      return "The effect «\(effect.name)», started by .\(effect.action), still \(state)."
    }
  }

  /// All that is open where a test ends without `finish`.
  static func openEnds(_ store: FeatureStore<F>, _ log: TestLog<F>) -> [String] {
    [unreceived(log, "before the test ended")].compactMap { $0 } + running(store)
      + log.takeUnexpected().map { "The runtime reports: \($0)" }
  }

  /// Fails for what the runtime reported.
  func failReports(_ here: TestLocation) {
    for report in log.takeUnexpected() { fail("The runtime reports: \(report)", here) }
  }
}

extension TestStore {
  /// Ends the test: all effects have ended, and all that they delivered was received.
  ///
  /// It waits for work that does not wait for the clock. An effect that still runs fails the test,
  /// with the action that started it.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let here = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await wait { self.store.effects.active.isEmpty }
    passOverUnreceived("before the test finished", here)
    failRunning(here)
    failReports(here)
    for (kind, location) in log.takeAnnounced() {
      fail("A report was expected, and none came: \(kind)", location)
    }
    isFinished = true
  }

  private func failRunning(_ here: TestLocation) {
    guard isExhaustive else { return }
    for message in TestStore<F>.running(store) { fail(message, here) }
  }

  /// Waits until a condition holds, or until nothing can make it hold any more.
  func wait(until isReached: @MainActor () -> Bool) async {
    await work.settle()
    let end: ContinuousClock.Instant = .now + timeout
    while !isReached(), canGoOn, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(1))
      await work.settle()
    }
  }

  /// Whether some effect waits for something else than a clock that stands still.
  private var canGoOn: Bool {
    store.effects.active.contains { !standsStill || ($0.isRunning && !$0.waitsForClock) }
  }
}
