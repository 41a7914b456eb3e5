/// A set of field numbers: one word for the first 64, an array beyond.
public nonisolated struct FieldSet: Equatable, Sendable {
  @usableFromInline var low: UInt64
  @usableFromInline var high: [UInt64]

  /// The empty set.
  @inlinable
  public init() {
    low = 0
    high = []
  }

  /// Whether nothing is in it.
  @inlinable
  public var isEmpty: Bool { low == 0 && high.isEmpty }

  /// Adds a number.
  @inlinable
  public mutating func insert(_ field: Int) {
    if field < 64 {
      low |= 1 &<< UInt64(truncatingIfNeeded: field)
    } else {
      insertHigh(field)
    }
  }

  @usableFromInline
  mutating func insertHigh(_ field: Int) {
    let word: Int = field / 64 - 1
    while high.count <= word { high.append(0) }
    high[word] |= 1 &<< UInt64(truncatingIfNeeded: field % 64)
  }

  /// Whether the number is in it.
  @inlinable
  public func contains(_ field: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: field % 64)
    if field < 64 { return low & bit != 0 }
    let word: Int = field / 64 - 1
    return word < high.count && high[word] & bit != 0
  }

  /// The numbers in ascending order.
  public var elements: [Int] {
    var found: [Int] = []
    FieldSet.append(bitsOf: low, offset: 0, to: &found)
    for (index, word) in high.enumerated() {
      FieldSet.append(bitsOf: word, offset: (index + 1) * 64, to: &found)
    }
    return found
  }

  private static func append(bitsOf word: UInt64, offset: Int, to found: inout [Int]) {
    var rest: UInt64 = word
    while rest != 0 {
      found.append(offset + rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
