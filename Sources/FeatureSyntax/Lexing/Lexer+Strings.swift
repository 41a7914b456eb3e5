import FeatureDiagnostics

extension Lexer {
  /// `#` before a string, or alone.
  mutating func lexHash(_ trivia: Trivia) {
    let start = position
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      lexString(trivia, hashes: hashes)
    } else {
      position += 1
      emit(.hash, trivia, from: start)
    }
  }

  /// The opening quotes of a string, and its text up to its end or its first interpolation.
  mutating func lexString(_ trivia: Trivia, hashes: Int) {
    let start = position
    position += hashes
    let isMultiline = opensMultiline(hashes)
    position += isMultiline ? 3 : 1
    emit(.stringOpen, trivia, from: start, trailing: false)
    lexStringRest(
      StringContext(start: start, hashes: hashes, isMultiline: isMultiline, parentheses: 0))
  }

  /// Whether the quotes at `position` are the three of a multi-line string; `#"""#` is not.
  private func opensMultiline(_ hashes: Int) -> Bool {
    guard byte() == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\""),
      byte(2) == UInt8(ascii: "\"")
    else { return false }
    if hashes == 0 { return true }
    var offset = 3
    var run = 0
    while run < hashes, byte(offset) == UInt8(ascii: "#") { (offset, run) = (offset + 1, run + 1) }
    return run < hashes
  }

  /// The text of a string from `position`: up to its end, its next interpolation, or, where it is
  /// not terminated, the end of the line or file.
  mutating func lexStringRest(_ context: StringContext) {
    let textStart = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        if let length = closingLength(context) {
          emitText(from: textStart)
          finish(.stringClose, length: length, trailing: true)
          return
        }
        position += 1
      } else if byte == UInt8(ascii: "\\"), hasHashes(context.hashes, at: 1) {
        if self.byte(1 + context.hashes) == UInt8(ascii: "(") {
          emitText(from: textStart)
          finish(.interpolationOpen, length: 2 + context.hashes, trailing: false)
          var opened = context
          opened.parentheses = 0
          strings.append(opened)
          return
        }
        position += 1 + context.hashes
        if position < bytes.count, context.isMultiline || !CharacterClass.isLineEnd(self.byte()) {
          position += 1
        }
      } else if CharacterClass.isLineEnd(byte), !context.isMultiline {
        break
      } else {
        position += 1
      }
    }
    emitText(from: textStart)
    strings.append(context)
    closeUnterminated(context)
  }

  /// Reports a string that does not end, and ends it and those around it.
  private mutating func closeUnterminated(_ context: StringContext) {
    let first = strings.first?.start ?? context.start
    let end = context.isMultiline ? min(context.start + 3 + context.hashes, position) : position
    findings.append(Finding(rule: .unterminatedString, range: SourceRange(first, max(first, end))))
    strings.removeLast()
    appendMissing(.stringClose)
    for _ in strings {
      appendMissing(.interpolationClose)
      appendMissing(.stringClose)
    }
    strings.removeAll()
  }

  private mutating func appendMissing(_ kind: TokenKind) {
    tokens.append(
      Token(
        kind, fullStart: position, start: position, end: position, fullEnd: position,
        flags: .missing))
  }

  private mutating func emitText(from start: Int) {
    guard position > start else { return }
    emit(.stringText, Trivia(start: start, flags: []), from: start, trailing: false)
  }

  private mutating func finish(_ kind: TokenKind, length: Int, trailing: Bool) {
    let start = position
    position += length
    emit(kind, Trivia(start: start, flags: []), from: start, trailing: trailing)
  }

  /// The length of the closing quotes at `position`, if they close this string.
  private func closingLength(_ context: StringContext) -> Int? {
    let quotes = context.isMultiline ? 3 : 1
    for offset in 0..<quotes where byte(offset) != UInt8(ascii: "\"") { return nil }
    return hasHashes(context.hashes, at: quotes) ? quotes + context.hashes : nil
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }
}
