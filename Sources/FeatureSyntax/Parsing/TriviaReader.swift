public import FeatureDiagnostics

/// Reads the comments out of the trivia between tokens.
public struct TriviaReader: Sendable {
  /// One comment.
  public struct Comment: Hashable, Sendable {
    /// Its text, without slashes and one following space; a block comment as it stands.
    public var text: String
    /// Where it stands, slashes included.
    public var range: SourceRange
    /// Whether it has exactly three slashes.
    public var isDocumentation: Bool
    /// Whether it is `/* … */`.
    public var isBlock: Bool
    /// The number of newlines between what stands before it and it.
    public var newlinesBefore: Int
  }

  private let source: SourceText
  private let range: SourceRange

  /// Reads the trivia at `range` of `source`.
  public init(_ source: SourceText, _ range: SourceRange) {
    self.source = source
    self.range = range
  }

  /// The comments in order.
  public func comments() -> [Comment] {
    var comments: [Comment] = []
    var index = range.start
    var newlines = 0
    while index < range.end {
      let byte = source.bytes[index]
      if byte == UInt8(ascii: "/"), index + 1 < range.end {
        let isBlock = source.bytes[index + 1] == UInt8(ascii: "*")
        let end = isBlock ? blockEnd(index) : lineEnd(index)
        comments.append(comment(SourceRange(index, end), isBlock: isBlock, newlines))
        newlines = 0
        index = end
      } else {
        if isNewline(at: index) { newlines += 1 }
        index += 1
      }
    }
    return comments
  }

  /// The number of newlines after the last comment, up to the token.
  public func newlinesAtEnd() -> Int {
    var index = comments().last?.range.end ?? range.start
    var newlines = 0
    while index < range.end {
      if isNewline(at: index) { newlines += 1 }
      index += 1
    }
    return newlines
  }

  /// CR LF counts once.
  private func isNewline(at index: Int) -> Bool {
    let byte = source.bytes[index]
    if byte == 0x0D { return index + 1 >= source.bytes.count || source.bytes[index + 1] != 0x0A }
    return byte == 0x0A
  }

  private func comment(_ range: SourceRange, isBlock: Bool, _ newlines: Int) -> Comment {
    if isBlock {
      return Comment(
        text: source.text(range), range: range, isDocumentation: false, isBlock: true,
        newlinesBefore: newlines)
    }
    var slashes = 0
    while range.start + slashes < range.end,
      source.bytes[range.start + slashes] == UInt8(ascii: "/")
    {
      slashes += 1
    }
    let isDocumentation = slashes == 3
    var start = range.start + (isDocumentation ? 3 : 2)
    if start < range.end, source.bytes[start] == 0x20 { start += 1 }
    return Comment(
      text: source.text(SourceRange(start, range.end)), range: range,
      isDocumentation: isDocumentation, isBlock: false, newlinesBefore: newlines)
  }

  private func lineEnd(_ start: Int) -> Int {
    var index = start
    while index < range.end, !CharacterClass.isLineEnd(source.bytes[index]) { index += 1 }
    return index
  }

  private func blockEnd(_ start: Int) -> Int {
    var index = start
    var depth = 0
    while index < range.end {
      let next = index + 1 < range.end ? source.bytes[index + 1] : 0
      if source.bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if source.bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return range.end
  }
}
