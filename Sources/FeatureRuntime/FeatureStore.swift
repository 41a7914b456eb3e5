public import Foundation
public import Observation

/// Holds the state of one feature, answers its actions and tells its readers what changed.
///
/// The generated subclass adds an accessor for each field, derived value, guard and binding.
@MainActor
open class FeatureStore<F: Feature>: Observable {
  // Behind a pointer the state has a fixed address and needs no exclusivity checks.
  @usableFromInline nonisolated(unsafe) final let storage: UnsafeMutablePointer<F.State>
  @usableFromInline nonisolated(unsafe) final let core: StoreCore<F>

  /// A store for a root feature; `init { }` of the spec has run when it returns.
  ///
  /// - Parameters:
  ///   - state: the state to begin with.
  ///   - dependencies: what the feature's effects call.
  ///   - clock: what effects wait on.
  ///   - uuid: makes identifiers.
  ///   - now: tells the time.
  ///   - random: gives 64 random bits.
  ///   - onOutput: gets what the feature emits.
  ///   - onDismiss: is called when the feature dismisses itself.
  ///   - onReport: gets what the runtime notices and nobody handles; by default it is printed to
  ///     standard error.
  public init(
    state: F.State, dependencies: F.Dependencies = F.defaultDependencies,
    clock: any Clock<Duration> = ContinuousClock(),
    uuid: @escaping @Sendable () -> UUID = { UUID() },
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) },
    onOutput: (@MainActor (F.Output) -> Void)? = nil,
    onDismiss: (@MainActor () -> Void)? = nil,
    onReport: @escaping @MainActor (FeatureReport) -> Void = { report in
      FeatureReport.printToStandardError(report)
    }
  ) {
    storage = UnsafeMutablePointer<F.State>.allocate(capacity: 1)
    storage.initialize(to: state)
    core = StoreCore<F>(
      environment: FeatureEnvironment(clock: clock, uuid: uuid, now: now, random: random),
      dependencies: dependencies, onOutput: onOutput, onDismiss: onDismiss, onReport: onReport)
    begin()
  }

  deinit {
    core.effects?.cancelAll()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  private final func begin() {
    core.isBusy = true
    core.isReducing = true
    var reduction = Reduction<F>(core: core)
    F.start(&storage.pointee, &reduction)
    core.isReducing = false
    settle(reduction.changed, reduction.reread)
    _ = finishAftermath(of: nil)
    core.isBusy = false
  }

  /// Answers an action; the state is reduced when it returns, or, inside another action, queued.
  ///
  /// What it gives stands for the effects that the action started.
  @inlinable
  @discardableResult
  public final func send(_ action: F.Action) -> FeatureTask {
    guard !core.isBusy else { return enqueue(action) }
    core.isBusy = true
    perform(action)
    guard core.hasAftermath else {
      core.isBusy = false
      return FeatureTask()
    }
    let task: FeatureTask = finishAftermath(of: action)
    core.isBusy = false
    return task
  }

  @inlinable
  final func perform(_ action: F.Action) {
    if core.isWatched { return performSlowly(action, touching: FieldSet()) }
    var reduction = Reduction<F>(core: core)
    core.isReducing = true
    F.reduce(&storage.pointee, action, &reduction)
    core.isReducing = false
    if !reduction.changed.isEmpty || !reduction.reread.isEmpty {
      settle(reduction.changed, reduction.reread)
    }
  }

  /// Checks the invariants and tells the readers.
  @inlinable
  final func settle(_ changed: FieldSet, _ reread: FieldSet) {
    assert(checkInvariants(changed))
    if core.hasReaders { tell(changed, reread) }
  }

  /// Runs in debug builds only; the reports are its effect, so that no broken invariant traps.
  @usableFromInline
  final func checkInvariants(_ changed: FieldSet) -> Bool {
    guard !changed.isEmpty else { return true }
    var reduction = Reduction<F>(core: core)
    F.check(storage.pointee, &reduction)
    return true
  }

  @usableFromInline
  final func tell(_ changed: FieldSet, _ reread: FieldSet) {
    guard let signals: Signals = core.signals?.takeUnretainedValue() else { return }
    signals.tell(changed, isWholeChanged: !changed.isEmpty)
    signals.tell(reread, isWholeChanged: false)
    runObservers()
  }
}

extension FeatureStore {
  /// The state as a whole; whoever reads it is told of any change.
  public final var state: F.State {
    track(Signals.whole)
    return storage.pointee
  }

  /// The state, read without being told of changes.
  @inlinable
  public final var current: UnsafePointer<F.State> { UnsafePointer<F.State>(storage) }

  /// Notes that a field, or a binding by its number, is read.
  @inlinable
  public final func track(_ field: Int) {
    assert(!core.isReducing, "a store cannot be read inside its own reducer")
    core.track(field)
  }

  /// Notes that a field is read, and gives the state to read it from.
  @inlinable
  public final func read(_ field: Int) -> UnsafePointer<F.State> {
    track(field)
    return UnsafePointer<F.State>(storage)
  }

  /// Tells the readers of a binding, by its number, and nobody else, to read again.
  public final func reread(_ binding: Int) {
    guard core.hasReaders else { return }
    var set = FieldSet()
    set.insert(binding)
    let wasBusy: Bool = core.isBusy
    core.isBusy = true
    tell(FieldSet(), set)
    guard !wasBusy else { return }
    drain()
    core.isBusy = false
  }

  /// Runs a closure now and again whenever what it read changes, until the store is gone or the
  /// observer cancelled.
  @discardableResult
  public final func observe(_ body: @escaping @MainActor () -> Void) -> StoreObserver {
    let observer = StoreObserver(body)
    core.observers.append(observer)
    observer.run()
    return observer
  }

  private final func runObservers() {
    guard !core.observers.isEmpty else { return }
    core.observers.removeAll { $0.isDone }
    for observer in core.observers { observer.runIfNeeded() }
  }
}
