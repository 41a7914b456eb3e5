import FeatureDiagnostics

extension Lexer {
  /// Reads everything before a token.
  mutating func leadingTrivia() -> Trivia {
    let start = position
    var flags: Token.Flags = tokens.isEmpty ? [.newlineBefore, .spaceBefore] : []
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < bytes.count {
      let byte = bytes[position]
      if CharacterClass.isLineEnd(byte) {
        flags.insert(.newlineBefore)
        position += 1
      } else if CharacterClass.isBlank(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
        if isDocumentation { flags.insert(.documented) }
        skipLineComment()
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        if skipBlockComment() { flags.insert(.newlineBefore) }
      } else {
        break
      }
    }
    let trailed = tokens.last.map { $0.fullEnd > $0.end } ?? true
    if position > start || trailed { flags.insert(.spaceBefore) }
    return Trivia(start: start, flags: flags)
  }

  /// Reads what follows a token up to the end of its line.
  ///
  /// A block comment that goes on over the line is left to the next token, so that the newline
  /// inside it is seen.
  mutating func trailingTrivia() {
    while position < bytes.count {
      let byte = bytes[position]
      if CharacterClass.isBlank(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
        skipLineComment()
        return
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        let start = position
        let count = findings.count
        if skipBlockComment() {
          position = start
          findings.removeSubrange(count...)
          return
        }
      } else {
        return
      }
    }
  }

  /// Whether a comment of exactly three slashes begins here.
  private var isDocumentation: Bool {
    byte(2) == UInt8(ascii: "/") && byte(3) != UInt8(ascii: "/")
  }

  private mutating func skipLineComment() {
    while position < bytes.count, !CharacterClass.isLineEnd(bytes[position]) { position += 1 }
  }

  /// Skips a block comment with those nested in it; true where it holds a newline.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    var depth = 0
    var hasNewline = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return hasNewline }
      } else {
        if CharacterClass.isLineEnd(byte) { hasNewline = true }
        position += 1
      }
    }
    findings.append(
      Finding(rule: .unterminatedComment, range: SourceRange(start, min(start + 2, position))))
    return hasNewline
  }
}
