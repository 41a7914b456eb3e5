/// A half-open range of UTF-8 byte offsets in one source text.
///
/// Offsets count the bytes of the text as it was read, a leading byte-order mark included.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset just past the last byte; equal to `start` where the range is a place between bytes.
  public var end: Int

  /// A range from `start` up to, not including, `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The number of bytes covered.
  public var length: Int { end - start }
  /// Whether nothing is covered.
  public var isEmpty: Bool { start == end }

  /// The smallest range that covers this one and `other`.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}

/// A number for one of the files of a run, in the order in which the run lists them.
public struct FileID: Hashable, Comparable, Sendable {
  /// The place of the file in the run's list, from 0.
  public let index: Int

  /// The file at `index` of the run's list.
  public init(_ index: Int) { self.index = index }

  /// Files compare by their place in the run.
  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// A range in one of the files of a run.
public struct SourceLocation: Hashable, Sendable {
  /// The file.
  public var file: FileID
  /// The bytes of it.
  public var range: SourceRange

  /// `range` of `file`.
  public init(_ file: FileID, _ range: SourceRange) {
    self.file = file
    self.range = range
  }
}

extension [SourceRange] {
  /// Which of the ranges, sorted by their start, begin in `range`.
  public func indices(startingIn range: SourceRange) -> Range<Int> {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, self[end].start <= range.end { end += 1 }
    return low..<end
  }
}
