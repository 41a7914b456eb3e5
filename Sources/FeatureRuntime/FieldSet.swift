/// A set of field numbers: one word for the first 64, an array beyond.
public nonisolated struct FieldSet: Equatable, Sendable {
  @usableFromInline var low: UInt64
  // Nil rather than empty: nothing is to be released then.
  @usableFromInline var high: [UInt64]?

  /// The empty set.
  @inlinable
  public init() {
    low = 0
    high = nil
  }

  /// Whether nothing is in it.
  @inlinable
  public var isEmpty: Bool { low == 0 && high == nil }

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
    var words: [UInt64] = high ?? []
    while words.count <= word { words.append(0) }
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: field % 64)
    high = words
  }

  /// Whether the number is in it.
  @inlinable
  public func contains(_ field: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: field % 64)
    if field < 64 { return low & bit != 0 }
    guard let high else { return false }
    let word: Int = field / 64 - 1
    return word < high.count && high[word] & bit != 0
  }

  /// Hands the numbers in ascending order to a closure.
  func forEach(_ body: (Int) -> Void) {
    FieldSet.forEach(low, from: 0, body)
    guard let high else { return }
    for (index, word) in high.enumerated() {
      FieldSet.forEach(word, from: (index + 1) * 64, body)
    }
  }

  private static func forEach(_ word: UInt64, from start: Int, _ body: (Int) -> Void) {
    var rest: UInt64 = word
    while rest != 0 {
      body(start + rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
