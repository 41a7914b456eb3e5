/// The text printed so far; it is only ever appended to.
struct OutputBuffer {
  /// What to go back to after a capture.
  struct Mark {
    var start: Int
    var indentation: [UInt8]
  }

  /// What is printed, with the beginnings of captures that are under way.
  private(set) var bytes: [UInt8] = []
  /// What stands before every line that is not blank.
  var indentation: [UInt8] = []
  /// Where the innermost capture begins.
  private var start = 0

  /// How much is printed.
  var count: Int { bytes.count }

  /// Whether the current line is still empty.
  var isAtLineStart: Bool { bytes.count == start || bytes.last == Byte.lineFeed }

  /// Appends text, indenting the lines that begin in it.
  mutating func append(_ text: some Collection<UInt8>) {
    guard !indentation.isEmpty else {
      bytes.append(contentsOf: text)
      return
    }
    var atLineStart = isAtLineStart
    for byte in text {
      if atLineStart, byte != Byte.lineFeed, byte != Byte.carriageReturn {
        bytes.append(contentsOf: indentation)
        atLineStart = false
      }
      bytes.append(byte)
      if byte == Byte.lineFeed { atLineStart = true }
    }
  }

  /// The white space before what comes next, if nothing else stands on the line.
  var leadingSpace: [UInt8]? {
    if isAtLineStart { return indentation }
    var index = bytes.count
    while index > start, Byte.isBlank(bytes[index - 1]) { index -= 1 }
    guard index == start || bytes[index - 1] == Byte.lineFeed else { return nil }
    return Array(bytes[index...])
  }

  /// Takes away the line break at the end of what was printed since `mark`.
  mutating func removeLineBreak(since mark: Int) -> [UInt8] {
    guard bytes.count > mark, bytes.last == Byte.lineFeed else { return [] }
    bytes.removeLast()
    guard bytes.count > mark, bytes.last == Byte.carriageReturn else { return [Byte.lineFeed] }
    bytes.removeLast()
    return [Byte.carriageReturn, Byte.lineFeed]
  }

  /// Whether something was printed since `mark` and its last line is not ended.
  func endsWithinLine(since mark: Int) -> Bool {
    bytes.count > mark && bytes.last != Byte.lineFeed
  }

  /// Begins to print into a text apart.
  mutating func beginCapture() -> Mark {
    let mark = Mark(start: start, indentation: indentation)
    start = bytes.count
    indentation = []
    return mark
  }

  /// Ends printing into a text apart, and gives it.
  mutating func endCapture(_ mark: Mark) -> String {
    let text = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    start = mark.start
    indentation = mark.indentation
    return text
  }
}
