public import FeatureRuntime
public import Foundation

/// A store that a test drives: it answers like any other, and the test says what it expects.
///
/// In an exhaustive store, which it is unless said otherwise, whatever the test does not state fails
/// it: a changed field, an action that an effect delivered, an effect that still runs at the end, a
/// report of the runtime. What the feature sends to itself belongs to the action that made it do so:
/// the test states the state after all of it, or receives each by itself.
@MainActor
public final class TestStore<F: Feature> {
  let store: FeatureStore<F>
  let log: TestLog<F>
  let work: TestWork
  let isExhaustive: Bool
  /// Whether time passes only where the test says so.
  let standsStill: Bool
  let recorder = FailureRecorder()
  let location: TestLocation
  /// The state as far as the test has stated it.
  var stated: F.State
  var isFinished = false

  /// How long `receive` and `finish` wait, in real time, for work that does not wait for the clock.
  public var timeout: Duration = .seconds(3)

  /// A store for a test.
  ///
  /// - Parameters:
  ///   - state: the state to begin with.
  ///   - dependencies: what the feature's effects call.
  ///   - clock: what effects wait on.
  ///   - uuid: makes identifiers; they count where nothing is said.
  ///   - now: tells the time; it stands still where nothing is said.
  ///   - random: gives 64 random bits; the same in each run where nothing is said.
  ///   - shared: the shared values, which begin as their defaults where nothing is said.
  ///   - exhaustive: whether everything must be stated.
  public init(
    state: F.State, dependencies: F.Dependencies = F.defaultDependencies,
    clock: any Clock<Duration> = TestClock(),
    uuid: @escaping @Sendable () -> UUID = TestValues.countingUUIDs(),
    now: @escaping @Sendable () -> Date = TestValues.fixedDate(),
    random: @escaping @Sendable () -> UInt64 = TestValues.seededRandom(),
    shared: SharedStorage = SharedStorage(),
    exhaustive: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let log = TestLog<F>()
    store = FeatureStore<F>(
      state: state, dependencies: dependencies, clock: clock, uuid: uuid, now: now, random: random,
      shared: shared, onOutput: { log.note($0) }, onDismiss: { log.noteDismissal() },
      onReport: { log.note($0) })
    MainQueue.prepare()
    self.log = log
    work = (clock as? TestClock)?.work ?? TestWork()
    isExhaustive = exhaustive
    standsStill = clock is TestClock
    location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    stated = store.state
    store.record { [weak store] recorded in
      if let store { log.note(recorded, store.state) }
    }
  }

  deinit {
    // Elsewhere than on the main queue the store may be in use: there, only `finish` tells.
    guard !isFinished, isExhaustive, MainQueue.isCurrent else { return }
    let (store, log, recorder, location) = (store, log, recorder, location)
    MainActor.assumeIsolated {
      for message in TestStore<F>.openEnds(store, log) { recorder.record(message, location) }
    }
  }

  /// The state: as far as it is stated where the store is exhaustive, else as it is.
  public var state: F.State { isExhaustive ? stated : store.state }

  /// What the feature emitted, in order.
  public var outputs: [F.Output] { log.outputs }

  /// What the runtime reported, in order.
  public var reports: [FeatureReport] { log.reports }

  /// How often the feature dismissed itself.
  public var dismissals: Int { log.dismissals }

  /// Which effects run.
  public var effects: EffectStates<F> { store.effects }

  /// Announces a report that is to come; any other fails the test, and so does one that stays away.
  public func expectReport(
    _ kind: FeatureReport.Kind, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    log.announce(
      kind, TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension TestStore {
  /// Sends an action as a view does, and states what it changes.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - changes: makes of the state before the one that is expected after it; nil expects that
  ///     nothing changes.
  @discardableResult
  public func send(
    _ action: F.Action, changes: ((inout F.State) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> FeatureTask {
    let here = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await work.settle()
    passOverUnreceived("before \(text(of: action)) was sent", here)
    let task: FeatureTask = store.send(action)
    check(log.takeBatch(), changes, here)
    await work.settle()
    failReports(here)
    return task
  }

  /// Waits until an effect delivers an action that passes the test, and states what it changes.
  public func receive(
    where matches: (F.Action) -> Bool, changes: ((inout F.State) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let here = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive("an action that passes the test", matches, changes, here)
  }

  func receive(
    _ name: String, _ matches: (F.Action) -> Bool, _ changes: ((inout F.State) -> Void)?,
    _ here: TestLocation
  ) async {
    await wait { self.log.entries.contains { matches($0.action) || self.isOutOfPlace($0) } }
    skip(until: matches)
    guard let first = log.entries.first else {
      return fail("\(name) was expected, and no action arrived.", here)
    }
    guard matches(first.action) else {
      // The one that came instead is the cause: nothing is said of what it changed.
      stated = log.takeBatch().last?.state ?? stated
      return fail("\(name) was expected, and \(text(of: first.action)) arrived.", here)
    }
    check(log.takeBatch(), changes, here)
    failReports(here)
  }

  /// Whether an action that arrived makes it needless to wait for another.
  private func isOutOfPlace(_ entry: TestLog<F>.Entry) -> Bool {
    isExhaustive && !entry.isOptional
  }

  /// Passes over what may be: anything before the match in a relaxed store, else what is optional.
  private func skip(until matches: (F.Action) -> Bool) {
    guard log.entries.contains(where: { matches($0.action) }) || isExhaustive else {
      while let entry = log.dropFirst() { stated = entry.state }
      return
    }
    while let entry = log.entries.first, !matches(entry.action),
      !isExhaustive || entry.isOptional
    {
      stated = entry.state
      _ = log.dropFirst()
    }
  }

  func text(of action: F.Action) -> String {
    ValuePrinter(secrets: F.secrets).describe(action)
  }

  func fail(_ message: String, _ here: TestLocation) {
    recorder.record(message, here)
  }
}

extension TestStore where F.Action: Equatable {
  /// Waits until an effect delivers an action, and states what it changes.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - changes: makes of the state before the one that is expected after it; nil expects that
  ///     nothing changes.
  public func receive(
    _ action: F.Action, changes: ((inout F.State) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let here = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(text(of: action), { $0 == action }, changes, here)
  }
}
