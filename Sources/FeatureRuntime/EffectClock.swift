/// A clock that also decides where the work of effects runs.
///
/// A store whose clock is one starts its effects through it. So a test's clock knows when all the work
/// that it set going rests, and moves on only then.
public nonisolated protocol EffectClock: Clock where Duration == Swift.Duration {
  /// Starts the work of one run.
  func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never>
}
