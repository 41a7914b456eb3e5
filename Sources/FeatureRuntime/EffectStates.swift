/// Which effects of a feature run.
public nonisolated struct EffectStates<F: Feature> {
  let core: StoreCore<F>

  /// Whether a run of the effect is under way.
  public func isRunning(_ number: Int) -> Bool {
    core.effects?.isRunning(number) ?? false
  }

  /// The run that began last and is under way.
  public func running(_ number: Int) -> F.Effect? {
    core.effects?.running(number)
  }

  /// All runs that have not ended, those of children and those that wait included, in the order in
  /// which they were asked for.
  public var active: [ActiveEffect] {
    var found: [(id: Int, effect: ActiveEffect)] = []
    core.visit { found += $0.activeEffects }
    return found.sorted { $0.id < $1.id }.map(\.effect)
  }
}

/// A run that has not ended.
public nonisolated struct ActiveEffect: Equatable, Sendable {
  /// The effect's name.
  public var name: String
  /// The action that asked for it, without secrets.
  public var action: String
  /// Whether it is under way; else it waits in a debounce, a throttle or a queue.
  public var isRunning: Bool
  /// Whether it goes on by itself only when the clock does: held back, or an `every` or `after`.
  public var waitsForClock: Bool
}

/// How an effect stands: what `store.loadFact` gives.
public nonisolated struct EffectStatus<Arguments> {
  /// Whether a run is under way.
  public let isRunning: Bool
  /// What the run that began last was given; nil where none is under way.
  public let running: Arguments?

  /// A status.
  public init(isRunning: Bool, running: Arguments?) {
    self.isRunning = isRunning
    self.running = running
  }
}

nonisolated extension EffectStatus: Equatable where Arguments: Equatable {}
nonisolated extension EffectStatus: Sendable where Arguments: Sendable {}
