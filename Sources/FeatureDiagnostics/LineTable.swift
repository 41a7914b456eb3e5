/// A place in a text as people and editors count it.
///
/// Lines and columns both start at 1. What a column counts depends on who asked for it, see
/// ``LineTable``.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// The place at `column` of `line`.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Places compare by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where each line of a text begins, to turn byte offsets into lines and columns.
///
/// LF, CRLF and a lone CR each end one line. A leading byte-order mark takes no column.
/// ``position(at:)`` counts columns in characters (grapheme clusters), as a person does;
/// ``utf16Position(at:)`` counts UTF-16 code units, as SARIF and most editors' protocols do.
public struct LineTable: Sendable {
  /// The text that the table is about.
  public let source: SourceText
  private let starts: [Int]

  /// The table of `source`.
  public init(_ source: SourceText) {
    self.source = source
    self.starts = LineTable.lineStarts(of: source.bytes)
  }

  /// The number of lines; a final line break begins one more, empty line.
  public var lineCount: Int { starts.count }

  /// The line and the column, in characters, of the byte at `offset`.
  public func position(at offset: Int) -> SourcePosition {
    position(at: offset) { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
    }
  }

  /// The line and the column, in UTF-16 code units, of the byte at `offset`.
  public func utf16Position(at offset: Int) -> SourcePosition {
    position(at: offset) { String(decoding: $0, as: UTF8.self).utf16.count }
  }

  /// The number of the line that the byte at `offset` is on, from 1.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line without its line break and without a byte-order mark.
  ///
  /// A line that does not exist is the empty range at the nearest end of the text.
  public func contents(ofLine line: Int) -> SourceRange {
    guard line >= 1 else { return SourceRange(0, 0) }
    guard line <= starts.count else { return SourceRange(source.bytes.count, source.bytes.count) }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : source.bytes.count
    if line < starts.count {
      end -= 1
      if end > start, source.bytes[end] == 0x0A, source.bytes[end - 1] == 0x0D { end -= 1 }
    }
    let mark = line == 1 ? LineTable.markLength(of: source.bytes) : 0
    return SourceRange(min(start + mark, end), end)
  }

  private func position(
    at offset: Int, counting count: (ArraySlice<UInt8>) -> Int
  ) -> SourcePosition {
    let line = line(at: offset)
    let contents = contents(ofLine: line)
    let end = min(max(offset, contents.start), contents.end)
    return SourcePosition(line: line, column: count(source.bytes[contents.start..<end]) + 1)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        starts.append(index + 1)
      } else if byte == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
        starts.append(index + 1)
      }
    }
    return starts
  }

  /// The number of bytes of a leading byte-order mark: 3 or 0.
  static func markLength(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
