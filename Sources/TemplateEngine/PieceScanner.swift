/// Cuts a template's text into pieces and applies the white-space rule.
struct PieceScanner {
  private let bytes: [UInt8]
  private let file: String
  private var offset = 0
  private var position = Position(line: 1, column: 1)
  private var pieces: [Piece] = []
  private var errors: [TemplateError] = []

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The pieces of a text, in order, and what is wrong with their delimiters.
  static func pieces(
    of bytes: [UInt8], file: String
  ) -> (pieces: [Piece], errors: [TemplateError]) {
    var scanner = PieceScanner(bytes, file: file)
    scanner.scan()
    scanner.removeLines()
    scanner.trim()
    return (scanner.pieces, scanner.errors)
  }

  // MARK: Cutting

  private mutating func scan() {
    while offset < bytes.count {
      if let kind = kind(at: offset) {
        scanDelimited(kind)
      } else {
        scanText()
      }
    }
  }

  private func kind(at index: Int) -> Piece.Kind? {
    guard index + 1 < bytes.count, bytes[index] == Byte.braceOpen else { return nil }
    switch bytes[index + 1] {
    case Byte.braceOpen: return .output
    case Byte.percent: return .tag
    case Byte.hash: return .comment
    default: return nil
    }
  }

  private mutating func scanText() {
    let start = offset
    let position = position
    while offset < bytes.count, kind(at: offset) == nil { advance() }
    appendText(start..<offset, at: position)
  }

  private mutating func appendText(_ range: Range<Int>, at position: Position) {
    guard !range.isEmpty else { return }
    pieces.append(Piece(kind: .text, range: range, content: range, position: position))
  }

  private mutating func scanDelimited(_ kind: Piece.Kind) {
    let start = offset
    let position = position
    advance(by: 2)
    var piece = Piece(kind: kind, range: start..<start, content: start..<start, position: position)
    if offset < bytes.count, bytes[offset] == Byte.dash, kind != .comment {
      piece.trimsBefore = true
      advance()
    }
    let contentStart = offset
    guard skipToClose(of: kind) else {
      let opening = String(decoding: bytes[start..<start + 2], as: UTF8.self)
      errors.append(
        TemplateError("'\(opening)' is never closed", at: position.place(in: file)))
      return
    }
    var contentEnd = offset
    if kind != .comment, contentEnd > contentStart, bytes[contentEnd - 1] == Byte.dash {
      piece.trimsAfter = true
      contentEnd -= 1
    }
    advance(by: 2)
    piece.range = start..<offset
    piece.content = contentStart..<contentEnd
    pieces.append(piece)
    if kind == .tag, word(in: piece.content) == "raw" { scanRaw(openedAt: position) }
  }

  /// Moves to the closing delimiter; strings within a tag may contain one.
  private mutating func skipToClose(of kind: Piece.Kind) -> Bool {
    let close: UInt8
    switch kind {
    case .output: close = Byte.braceClose
    case .tag: close = Byte.percent
    case .comment, .text: close = Byte.hash
    }
    while offset + 1 < bytes.count {
      let byte = bytes[offset]
      if byte == close, bytes[offset + 1] == Byte.braceClose { return true }
      if kind != .comment, byte == Byte.quote || byte == Byte.apostrophe {
        skipString(byte)
      } else {
        advance()
      }
    }
    advance(by: bytes.count - offset)
    return false
  }

  /// Moves past a string; one that does not end on its line is left to the expression's parser.
  private mutating func skipString(_ quote: UInt8) {
    var end = offset + 1
    while end < bytes.count, bytes[end] != quote, bytes[end] != Byte.lineFeed {
      end += bytes[end] == Byte.backslash ? 2 : 1
    }
    let closed = end < bytes.count && bytes[end] == quote
    advance(by: closed ? end + 1 - offset : 1)
  }

  private mutating func scanRaw(openedAt opening: Position) {
    let start = offset
    let position = position
    while offset < bytes.count {
      if let length = rawEndLength() {
        appendText(start..<offset, at: position)
        let end = Piece(
          kind: .tag, range: offset..<offset + length,
          content: offset + 2..<offset + length - 2, position: self.position)
        advance(by: length)
        pieces.append(withDashes(end))
        return
      }
      advance()
    }
    appendText(start..<offset, at: position)
    errors.append(TemplateError("'raw' is never closed", at: opening.place(in: file)))
  }

  private func withDashes(_ piece: Piece) -> Piece {
    var piece = piece
    if bytes[piece.content.lowerBound] == Byte.dash {
      piece.trimsBefore = true
      piece.content = piece.content.lowerBound + 1..<piece.content.upperBound
    }
    if bytes[piece.content.upperBound - 1] == Byte.dash {
      piece.trimsAfter = true
      piece.content = piece.content.lowerBound..<piece.content.upperBound - 1
    }
    return piece
  }

  /// The length of an `endraw` tag at the current offset.
  private func rawEndLength() -> Int? {
    guard kind(at: offset) == .tag else { return nil }
    var end = offset + 2
    while end + 1 < bytes.count, bytes[end] != Byte.percent {
      guard bytes[end] != Byte.braceOpen else { return nil }
      end += 1
    }
    guard end + 1 < bytes.count, bytes[end + 1] == Byte.braceClose else { return nil }
    var content = offset + 2..<end
    if let first = bytes[content].first, first == Byte.dash { content = content.dropFirst() }
    if let last = bytes[content].last, last == Byte.dash { content = content.dropLast() }
    return word(in: content) == "endraw" ? end + 2 - offset : nil
  }

  /// The whole content, if it is one word.
  private func word(in range: Range<Int>) -> String {
    let slice = bytes[range]
    let start = slice.firstIndex { !Byte.isWhitespace($0) } ?? range.upperBound
    let end = slice.lastIndex { !Byte.isWhitespace($0) } ?? start - 1
    return start <= end ? String(decoding: bytes[start...end], as: UTF8.self) : ""
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == Byte.lineFeed {
        position = Position(line: position.line + 1, column: 1)
      } else if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
        position.column += 1
      }
    }
  }

  // MARK: White space

  /// Removes the lines that tags and comments have for themselves.
  private mutating func removeLines() {
    let whole = pieces.map(\.range)
    for index in pieces.indices {
      let piece = pieces[index]
      guard piece.kind == .tag || piece.kind == .comment, !piece.trimsBefore, !piece.trimsAfter,
        let lineStart = lineStart(before: index, whole),
        let lineEnd = lineEnd(after: index, whole)
      else { continue }
      let breakStart = lineBreakStart(endingAt: lineEnd, after: piece.range.upperBound)
      pieces[index].line = VanishedLine(
        indentation: Array(bytes[lineStart..<piece.range.lowerBound]),
        lineBreak: Array(bytes[breakStart..<lineEnd]))
      if lineStart < piece.range.lowerBound {
        pieces[index - 1].range = pieces[index - 1].range.lowerBound..<lineStart
      }
      if lineEnd > piece.range.upperBound {
        pieces[index + 1].range = lineEnd..<pieces[index + 1].range.upperBound
      }
    }
  }

  /// Where the line of the piece begins, if only blanks stand before it.
  private func lineStart(before index: Int, _ whole: [Range<Int>]) -> Int? {
    guard index > 0 else { return whole[index].lowerBound }
    let before = whole[index - 1]
    guard pieces[index - 1].kind == .text else { return nil }
    var start = before.upperBound
    while start > before.lowerBound, Byte.isBlank(bytes[start - 1]) { start -= 1 }
    if start > before.lowerBound { return bytes[start - 1] == Byte.lineFeed ? start : nil }
    return index == 1 ? start : nil
  }

  /// Where the line after the piece's begins, if only blanks stand between.
  private func lineEnd(after index: Int, _ whole: [Range<Int>]) -> Int? {
    guard index + 1 < whole.count else { return whole[index].upperBound }
    let after = whole[index + 1]
    guard pieces[index + 1].kind == .text else { return nil }
    var end = after.lowerBound
    while end < after.upperBound, Byte.isBlank(bytes[end]) { end += 1 }
    if end < after.upperBound, bytes[end] == Byte.carriageReturn { end += 1 }
    if end < after.upperBound { return bytes[end] == Byte.lineFeed ? end + 1 : nil }
    return index + 2 == whole.count ? end : nil
  }

  private func lineBreakStart(endingAt end: Int, after start: Int) -> Int {
    guard end > start, bytes[end - 1] == Byte.lineFeed else { return end }
    return end - 1 > start && bytes[end - 2] == Byte.carriageReturn ? end - 2 : end - 1
  }

  /// Applies the trimming dashes.
  private mutating func trim() {
    for index in pieces.indices {
      if pieces[index].trimsBefore, index > 0, pieces[index - 1].kind == .text {
        let range = pieces[index - 1].range
        let end = bytes[range].lastIndex { !Byte.isWhitespace($0) }
        pieces[index - 1].range = range.lowerBound..<(end.map { $0 + 1 } ?? range.lowerBound)
      }
      if pieces[index].trimsAfter, index + 1 < pieces.count, pieces[index + 1].kind == .text {
        let range = pieces[index + 1].range
        let start = bytes[range].firstIndex { !Byte.isWhitespace($0) } ?? range.upperBound
        pieces[index + 1].range = start..<range.upperBound
      }
    }
  }
}
