public import Foundation

/// What a test store draws where the test says nothing: the same in each run.
public enum TestValues {
  /// Identifiers that count: `00000000-0000-0000-0000-000000000000`, then `…01`, and so on.
  public static func countingUUIDs() -> @Sendable () -> UUID {
    let counter = TestCounter()
    return {
      let number: UInt64 = counter.next()
      let bytes: [UInt8] = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
      return UUID(
        uuid: (
          0, 0, 0, 0, 0, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5],
          bytes[6], bytes[7]
        ))
    }
  }

  /// One moment, the beginning of 2001.
  public static func fixedDate() -> @Sendable () -> Date {
    { Date(timeIntervalSinceReferenceDate: 0) }
  }

  /// Random bits from a seed (SplitMix64).
  public static func seededRandom(_ seed: UInt64 = 0) -> @Sendable () -> UInt64 {
    let counter = TestCounter()
    return {
      var mixed: UInt64 = seed &+ (counter.next() &+ 1) &* 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

/// Counts from zero, from any thread.
private final class TestCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var count: UInt64 = 0

  func next() -> UInt64 {
    lock.withLock {
      defer { count += 1 }
      return count
    }
  }
}
