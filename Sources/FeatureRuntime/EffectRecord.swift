/// One run of an effect, from `run` to its end; used on the main actor only.
nonisolated final class EffectRecord<F: Feature> {
  /// Where a run stands.
  enum Phase {
    /// It waits in a debounce or a throttle until the moment comes.
    case waiting(EffectDeadline)
    /// It waits until those before it are done.
    case queued
    /// Its work is under way.
    case running
  }

  let id: Int
  let number: Int
  let effect: F.Effect
  let policy: EffectPolicy
  /// The time between the ticks of `every`, or until that of `after`.
  let interval: Duration?
  /// The interval that begins where this run, kept by a throttle, begins.
  var throttle: Duration?
  var phase = Phase.queued
  /// When the first tick of `every` or `after` is due.
  var due: EffectDeadline?
  /// Says which action of the root asked for it.
  var cause: @Sendable () -> String = { "init" }
  var group: EffectGroup?
  var task: Task<Void, Never>?

  init(
    id: Int, number: Int, effect: F.Effect, policy: EffectPolicy, interval: Duration?
  ) {
    self.id = id
    self.number = number
    self.effect = effect
    self.policy = policy
    self.interval = interval
  }

  /// The moment until which it is held back.
  var waitsUntil: EffectDeadline? {
    switch phase {
    case .waiting(let deadline): deadline
    case .queued, .running: nil
    }
  }

  /// Whether its turn has not come.
  var isQueued: Bool {
    switch phase {
    case .queued: true
    case .waiting, .running: false
    }
  }

  /// Whether its work is under way.
  var isRunning: Bool {
    switch phase {
    case .running: true
    case .waiting, .queued: false
    }
  }
}

/// The runs of one effect.
nonisolated struct EffectSlot {
  /// Those under way, in the order in which they began.
  var running: [Int] = []
  /// The one that a debounce or throttle holds back.
  var waiting: Int?
  /// Those whose turn has not come, in order.
  var queue: [Int] = []
  /// The end of a throttle's interval.
  var throttleEnd: EffectDeadline?
}
