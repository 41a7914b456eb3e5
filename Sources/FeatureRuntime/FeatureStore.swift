public import Foundation

/// Holds the state of one feature, answers its actions and tells its readers what changed.
///
/// The generated subclass adds an accessor for each field, derived value, guard and binding.
@MainActor
open class FeatureStore<F: Feature> {
  // Behind a pointer the state has a fixed address and needs no exclusivity checks.
  @usableFromInline nonisolated(unsafe) final let storeMemory: UnsafeMutablePointer<F.State>
  @usableFromInline nonisolated final let storeCore: StoreCore<F>
  // What the child is a part of lives as long as it does.
  @usableFromInline nonisolated(unsafe) final let storeRoot: AnyObject?

  /// A store for a root feature; `init { }` of the spec has run when it returns.
  ///
  /// - Parameters:
  ///   - state: the state to begin with.
  ///   - dependencies: what the feature's effects call.
  ///   - clock: what effects wait on.
  ///   - uuid: makes identifiers.
  ///   - now: tells the time.
  ///   - random: gives 64 random bits.
  ///   - shared: the shared values; stores that are given the same see the same.
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
    shared: SharedStorage = SharedStorage(),
    onOutput: (@MainActor (F.Output) -> Void)? = nil,
    onDismiss: (@MainActor () -> Void)? = nil,
    onReport: @escaping @MainActor (FeatureReport) -> Void = { report in
      FeatureReport.printToStandardError(report)
    }
  ) {
    let environment = FeatureEnvironment(clock: clock, uuid: uuid, now: now, random: random)
    storeCore = StoreCore<F>(
      state: state, tree: StoreTree(environment: environment, shared: shared, onReport: onReport),
      dependencies: dependencies, onOutput: onOutput, onDismiss: onDismiss)
    storeMemory = storeCore.storage
    storeRoot = nil
    storeCore.begin()
  }

  /// The store of a child; the store of its parent makes it.
  public required init(_ child: ChildOrigin<F>) {
    storeCore = child.core
    storeMemory = storeCore.storage
    storeRoot = child.root
    storeCore.store = self
  }

  /// Answers an action; the state is reduced when it returns, or, inside another action, queued.
  ///
  /// What it gives stands for the effects that the action started.
  @inlinable
  @discardableResult
  public final func send(_ action: F.Action) -> FeatureTask {
    guard !storeCore.isBusy else { return storeCore.sendFromBusy(action) }
    return storeCore.sendNow(action)
  }

  /// The store that holds the whole tree.
  @inlinable
  final var storeHolder: AnyObject { storeRoot ?? self }
}

extension FeatureStore {
  /// The state as a whole; whoever reads it is told of any change.
  public final var state: F.State {
    track(Signals.whole)
    storeCore.tree.shared.trackAny(for: storeCore)
    return storeCore.snapshot()
  }

  /// Notes that a shared value is read, which a field of the state stands for.
  public final func track<Value>(state field: Int, _ shared: Shared<Value>) {
    assert(!storeCore.isReducing, "a store cannot be read inside its own reducer")
    shared.box.track(0, for: storeCore)
  }

  /// The state, read without being told of changes.
  @inlinable
  public final var current: UnsafePointer<F.State> { UnsafePointer<F.State>(storeMemory) }

  /// Notes that a field, or a binding by its number, is read.
  @inlinable
  public final func track(_ field: Int) {
    assert(!storeCore.isReducing, "a store cannot be read inside its own reducer")
    storeCore.track(field)
  }

  /// Notes that a field is read, and gives the state to read it from.
  @inlinable
  public final func read(_ field: Int) -> UnsafePointer<F.State> {
    track(field)
    return UnsafePointer<F.State>(storeMemory)
  }

  /// Notes that a field is read, by the name that its feature gives it, and gives the state to read it
  /// from: of a feature that is written by hand, whose numbers are its own.
  public final func read(named field: String) -> UnsafePointer<F.State> {
    read(F.fieldNames.firstIndex(of: field) ?? Signals.whole)
  }

  /// Tells the readers of a binding, by its number, and nobody else, to read again.
  public final func reread(_ binding: Int) { storeCore.reread(binding) }

  /// Which effects run.
  public final var effects: EffectStates<F> { EffectStates<F>(core: storeCore) }

  /// Runs a closure now and again whenever what it read changes, until the store or the child is
  /// gone or the observer cancelled.
  @discardableResult
  public final func observe(_ body: @escaping @MainActor () -> Void) -> StoreObserver {
    let observer = StoreObserver(of: storeCore, body)
    storeCore.isObserved = true
    storeCore.tree.observers.append(observer)
    observer.run()
    return observer
  }
}
