/// A moment of some clock: computed at once, waited for later.
nonisolated struct EffectDeadline: Sendable {
  /// Whether the moment has come.
  let hasPassed: @Sendable () -> Bool
  /// Waits for the moment; false where the waiting task was cancelled.
  let wait: @Sendable () async -> Bool
  /// The moment that lies later by a duration.
  let later: @Sendable (Duration) -> EffectDeadline

  private init<C: Clock>(_ instant: C.Instant, on clock: C) where C.Duration == Duration {
    hasPassed = { clock.now >= instant }
    wait = {
      do {
        try await clock.sleep(until: instant, tolerance: nil)
        return !Task.isCancelled
      } catch {
        return false
      }
    }
    later = { EffectDeadline(instant.advanced(by: $0), on: clock) }
  }

  /// The moment that lies ahead of the clock's present by a duration.
  static func after(_ duration: Duration, on clock: any Clock<Duration>) -> EffectDeadline {
    make(duration, on: clock)
  }

  private static func make<C: Clock>(_ duration: Duration, on clock: C) -> EffectDeadline
  where C.Duration == Duration {
    EffectDeadline(clock.now.advanced(by: duration), on: clock)
  }
}
