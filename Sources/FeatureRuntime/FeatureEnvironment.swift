public import Foundation

/// Where a store takes from what is different each time: identifiers, the time and chance.
public nonisolated struct FeatureEnvironment: Sendable {
  /// The clock that effects wait on.
  public var clock: any Clock<Duration>
  /// Makes an identifier.
  public var uuid: @Sendable () -> UUID
  /// Tells the time.
  public var now: @Sendable () -> Date
  /// Gives 64 random bits.
  public var random: @Sendable () -> UInt64

  /// An environment; the system's, where nothing else is said.
  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    uuid: @escaping @Sendable () -> UUID = { UUID() },
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
  ) {
    self.clock = clock
    self.uuid = uuid
    self.now = now
    self.random = random
  }
}

/// A generator over an environment's source of random bits, or over those that were recorded.
nonisolated struct EnvironmentGenerator: RandomNumberGenerator {
  let environment: FeatureEnvironment
  let tape: DrawTape?

  mutating func next() -> UInt64 {
    tape?.random(from: environment) ?? environment.random()
  }
}
