import FeatureRuntime
import FeatureTesting

/// A store with every form of child, and what it told.
@MainActor
final class ChildBench {
  let jobs = Jobs()
  let clock = TestClock()
  let store: AppStore

  init(_ state: App.State = App.State()) {
    let log = Log()
    store = AppStore(
      state: state, dependencies: App.Dependencies(load: { [jobs] in try await jobs.perform($0) }),
      clock: clock, uuid: TestValues.countingUUIDs(),
      onOutput: { log.outputs.append($0) }, onReport: { log.reports.append($0) })
    self.log = log
  }

  private let log: Log

  @MainActor
  private final class Log {
    var reports: [FeatureReport] = []
    var outputs: [App.Output] = []
  }

  /// What the runtime reported since the last call.
  func takeReports() -> [FeatureReport] {
    defer { log.reports = [] }
    return log.reports
  }

  /// What the root emitted.
  var emitted: [App.Output] { log.outputs }

  /// Lets the feature's own code do something.
  func perform(_ work: App.Work...) {
    for work in work { store.send(.perform(work)) }
  }

  /// Lets a job succeed, and what follows from it happen.
  func succeed(_ name: String) async {
    jobs.succeed(name)
    await clock.advance(by: .zero)
  }

  /// Lets what is ready to run run.
  func settle() async { await clock.advance(by: .zero) }
}

/// How often something that was read changed.
@MainActor
final class Tally {
  private(set) var counts: [String: Int] = [:]
  private var observers: [StoreObserver] = []

  /// Counts under a name how often what a closure reads changes.
  func watch<F: Feature>(
    _ name: String, in store: FeatureStore<F>, _ body: @escaping @MainActor () -> Void
  ) {
    counts[name] = -1
    observers.append(
      store.observe { [weak self] in
        self?.counts[name, default: 0] += 1
        body()
      })
  }

  /// The names of what changed since the last call.
  func take() -> [String] {
    defer { for name in counts.keys { counts[name] = 0 } }
    return counts.filter { $0.value != 0 }.map { $0.value == 1 ? $0.key : "\($0.key)×\($0.value)" }
      .sorted()
  }
}
