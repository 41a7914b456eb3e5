/// What a run does where the same effect runs already.
public nonisolated enum EffectPolicy: Equatable, Sendable {
  /// Cancels what runs.
  case latest
  /// Is dropped.
  case first
  /// Runs beside it.
  case every
  /// Waits its turn.
  case queue
}

/// Which of the runs inside a throttle's interval happens, beside the one that began it.
public nonisolated enum ThrottleKeeping: Equatable, Sendable {
  /// None: what comes within the interval is dropped.
  case first
  /// The last one, at the interval's end.
  case last
}
