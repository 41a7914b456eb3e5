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

  /// Takes a number out.
  mutating func remove(_ field: Int) {
    guard field >= 64 else {
      low &= ~(1 &<< UInt64(truncatingIfNeeded: field))
      return
    }
    guard var words = high, field / 64 - 1 < words.count else { return }
    words[field / 64 - 1] &= ~(1 &<< UInt64(truncatingIfNeeded: field % 64))
    high = words.contains { $0 != 0 } ? words : nil
  }

  /// Adds the numbers of another set.
  @inlinable
  mutating func formUnion(_ other: FieldSet) {
    low |= other.low
    if other.high != nil { formUnionHigh(other) }
  }

  @usableFromInline
  mutating func formUnionHigh(_ other: FieldSet) {
    guard let words = other.high else { return }
    var union: [UInt64] = high ?? []
    while union.count < words.count { union.append(0) }
    for index in words.indices { union[index] |= words[index] }
    high = union
  }

  /// Whether no number is in both.
  @inlinable
  func isDisjoint(with other: FieldSet) -> Bool {
    low & other.low == 0 && (high == nil || other.high == nil)
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
}

nonisolated extension FieldSet: Sequence {
  /// Gives the numbers in ascending order.
  public struct Iterator: IteratorProtocol {
    private let high: [UInt64]
    private var word: UInt64
    private var offset = 0

    init(_ set: FieldSet) {
      high = set.high ?? []
      word = set.low
    }

    /// The next number.
    public mutating func next() -> Int? {
      while word == 0 {
        guard offset / 64 < high.count else { return nil }
        word = high[offset / 64]
        offset += 64
      }
      let bit: Int = word.trailingZeroBitCount
      word &= word - 1
      return offset + bit
    }
  }

  /// The numbers in ascending order.
  public func makeIterator() -> Iterator { Iterator(self) }
}
