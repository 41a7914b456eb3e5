import FeatureDiagnostics

/// Turns the text of a string literal into what it means: escapes resolved, the indentation of
/// `"""` removed, line ends as LF.
struct StringDecoder {
  /// A part of a literal as it stands.
  enum Piece {
    case text(SourceRange)
    case interpolation(ExpressionSyntax)
  }

  private let source: SourceText
  private let hashes: Int
  private let isMultiline: Bool
  private(set) var problems: [Lexer.Finding] = []
  private var indentation: [UInt8] = []
  private var output: [UInt8] = []
  private var atLineStart = false

  init(_ source: SourceText, hashes: Int, isMultiline: Bool) {
    self.source = source
    self.hashes = hashes
    self.isMultiline = isMultiline
  }

  /// The segments of `pieces`; `closing` is where the closing quotes stand.
  mutating func decode(
    _ pieces: [Piece], closing: SourceRange?
  ) -> [StringLiteralSyntax.Segment] {
    if isMultiline, let closing { indentation = blanksBefore(closing.start) }
    var segments: [StringLiteralSyntax.Segment] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .interpolation(let value):
        segments.append(.interpolation(value))
        atLineStart = false
      case .text(let range):
        output = []
        decodeText(range, isFirst: index == 0, isLast: index == pieces.count - 1)
        if !output.isEmpty || pieces.count == 1 {
          segments.append(.text(String(decoding: output, as: UTF8.self)))
        }
      }
    }
    if isMultiline, closing != nil { checkFirstLine(pieces.first) }
    return segments
  }

  /// The text of `"""` begins on the next line.
  private mutating func checkFirstLine(_ piece: Piece?) {
    switch piece {
    case nil: return
    case .interpolation(let value):
      problems.append(Lexer.Finding(rule: .multilineStart, range: value.range))
    case .text(let range):
      var index = range.start
      while index < range.end, CharacterClass.isBlank(source.bytes[index]) { index += 1 }
      if index < range.end, !CharacterClass.isLineEnd(source.bytes[index]) {
        problems.append(
          Lexer.Finding(rule: .multilineStart, range: SourceRange(index, index + 1)))
      }
    }
  }

  private func blanksBefore(_ end: Int) -> [UInt8] {
    var start = end
    while start > 0, CharacterClass.isBlank(source.bytes[start - 1]) { start -= 1 }
    guard start > 0, CharacterClass.isLineEnd(source.bytes[start - 1]) else { return [] }
    return Array(source.bytes[start..<end])
  }

  private mutating func decodeText(_ range: SourceRange, isFirst: Bool, isLast: Bool) {
    var index = range.start
    if isMultiline, isFirst { index = skipFirstNewline(range) }
    while index < range.end {
      if atLineStart { index = skipIndentation(index, range.end) }
      guard index < range.end else { break }
      let byte = source.bytes[index]
      if byte == UInt8(ascii: "\\"), hasHashes(at: index + 1) {
        index = decodeEscape(index, range.end)
      } else if CharacterClass.isLineEnd(byte) {
        index = afterNewline(index)
        output.append(0x0A)
        atLineStart = true
      } else {
        output.append(byte)
        index += 1
      }
    }
    if isMultiline, isLast, output.last == 0x0A { output.removeLast() }
  }

  /// The newline after the opening quotes is no part of the text.
  private mutating func skipFirstNewline(_ range: SourceRange) -> Int {
    var index = range.start
    while index < range.end, CharacterClass.isBlank(source.bytes[index]) { index += 1 }
    guard index < range.end, CharacterClass.isLineEnd(source.bytes[index]) else {
      return range.start
    }
    atLineStart = true
    return afterNewline(index)
  }

  private func afterNewline(_ index: Int) -> Int {
    let isPair =
      source.bytes[index] == 0x0D && index + 1 < source.bytes.count
      && source.bytes[index + 1] == 0x0A
    return index + (isPair ? 2 : 1)
  }

  /// Passes the indentation of the closing quotes; a line that has less of it is reported.
  private mutating func skipIndentation(_ start: Int, _ end: Int) -> Int {
    atLineStart = false
    var index = start
    for blank in indentation {
      guard index < end else { return index }
      if source.bytes[index] == blank {
        index += 1
      } else {
        if !CharacterClass.isLineEnd(source.bytes[index]) {
          problems.append(
            Lexer.Finding(rule: .multilineIndentation, range: SourceRange(index, index + 1)))
        }
        return index
      }
    }
    return index
  }

  private mutating func decodeEscape(_ start: Int, _ end: Int) -> Int {
    let index = start + 1 + hashes
    guard index < end else { return end }
    let byte = source.bytes[index]
    switch byte {
    case UInt8(ascii: "0"): output.append(0)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "n"): output.append(0x0A)
    case UInt8(ascii: "r"): output.append(0x0D)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): output.append(byte)
    case UInt8(ascii: "u"): return decodeScalar(start, index + 1, end)
    default: return decodeOddEscape(start, index, end)
    }
    return index + 1
  }

  /// A newline that is taken back, or an escape that is none.
  private mutating func decodeOddEscape(_ start: Int, _ index: Int, _ end: Int) -> Int {
    var blank = index
    while blank < end, CharacterClass.isBlank(source.bytes[blank]) { blank += 1 }
    if isMultiline, blank < end, CharacterClass.isLineEnd(source.bytes[blank]) {
      atLineStart = true
      return afterNewline(blank)
    }
    let length = ScalarDecoder.decode(source.bytes, at: index).length
    problems.append(
      Lexer.Finding(rule: .unknownEscape, range: SourceRange(start, min(index + length, end))))
    return min(index + length, end)
  }

  /// `\u{…}`
  private mutating func decodeScalar(_ start: Int, _ open: Int, _ end: Int) -> Int {
    var index = open
    if index < end, source.bytes[index] == UInt8(ascii: "{") {
      index += 1
      let digits = index
      while index < end, CharacterClass.isHexDigit(source.bytes[index]) { index += 1 }
      let text = source.text(SourceRange(digits, index))
      if index < end, source.bytes[index] == UInt8(ascii: "}"), text.count <= 8,
        let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value)
      {
        output.append(contentsOf: Array(String(Character(scalar)).utf8))
        return index + 1
      }
    }
    problems.append(
      Lexer.Finding(rule: .unknownEscape, range: SourceRange(start, max(start + 1, index))))
    return index
  }

  private func hasHashes(at index: Int) -> Bool {
    for offset in 0..<hashes {
      guard index + offset < source.bytes.count,
        source.bytes[index + offset] == UInt8(ascii: "#")
      else { return false }
    }
    return true
  }
}
