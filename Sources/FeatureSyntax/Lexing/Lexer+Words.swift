import FeatureDiagnostics

extension Lexer {
  /// A name, a word of the language, `_`, or a character outside ASCII that is none.
  mutating func lexWord(_ trivia: Trivia) {
    let start = position
    guard skipIdentifier() else {
      lexForeign(trivia)
      return
    }
    if position == start + 1, bytes[start] == UInt8(ascii: "_") {
      emit(.wildcard, trivia, from: start)
      return
    }
    let word = Word.bySpelling[text(start, position)]
    if word == .swift, !isNamePlace(trivia) { findVerbatimBrace() }
    emit(word?.isKeyword == true ? .keyword : .identifier, word: word, trivia, from: start)
  }

  /// Skips an identifier; false, and nothing skipped, where none begins.
  private mutating func skipIdentifier() -> Bool {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        guard CharacterClass.isASCIIHead(byte) || position > start && CharacterClass.isDigit(byte)
        else { break }
        position += 1
      } else {
        let step = ScalarDecoder.decode(bytes, at: position)
        guard let scalar = step.scalar, !CharacterClass.isDirectionControl(scalar),
          position == start
            ? CharacterClass.isIdentifierHead(scalar) : CharacterClass.isIdentifierPart(scalar)
        else { break }
        position += step.length
      }
    }
    return position > start
  }

  /// A character outside ASCII that begins no token: typographic quotes are read to their end.
  private mutating func lexForeign(_ trivia: Trivia) {
    let start = position
    let step = ScalarDecoder.decode(bytes, at: position)
    if step.scalar == 0x201C || step.scalar == 0x201D {
      lexQuoted(trivia)
      return
    }
    position += step.length
    emit(.invalid, trivia, from: start)
  }

  /// A name in backticks.
  mutating func lexEscaped(_ trivia: Trivia) {
    let start = position
    position += 1
    let nameStart = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "`"),
      !CharacterClass.isLineEnd(bytes[position])
    {
      position += 1
    }
    let nameEnd = position
    guard byte() == UInt8(ascii: "`"), nameEnd > nameStart else {
      position = start + 1
      emit(.invalid, trivia, from: start)
      return
    }
    position = nameStart
    let isPlain = skipIdentifier() && position == nameEnd
    position = nameEnd + 1
    if !isPlain {
      findings.append(Finding(rule: .rawIdentifier, range: SourceRange(start, position)))
    }
    emit(.identifier, trivia, from: start, flags: .escaped)
  }

  /// `$0` or `$name`.
  mutating func lexDollar(_ trivia: Trivia) {
    let start = position
    position += 1
    if CharacterClass.isDigit(byte()) {
      while CharacterClass.isDigit(byte()) { position += 1 }
      emit(.closureParameter, trivia, from: start)
    } else if skipIdentifier() {
      emit(.projection, trivia, from: start)
    } else {
      emit(.invalid, trivia, from: start)
    }
  }

  /// A string in single or typographic quotes, or such a quote alone.
  mutating func lexQuoted(_ trivia: Trivia) {
    let start = position
    let first = ScalarDecoder.decode(bytes, at: position)
    let isSingle = first.scalar == UInt32(UInt8(ascii: "'"))
    position += first.length
    let inner = position
    while position < bytes.count, !CharacterClass.isLineEnd(bytes[position]) {
      let step = ScalarDecoder.decode(bytes, at: position)
      let isClosing = isSingle ? step.scalar == first.scalar : step.scalar == 0x201D
      if isClosing {
        let range = SourceRange(start, position + step.length)
        let content = text(inner, position)
        position += step.length
        let fix = TextEdit(range, "\"" + content + "\"")
        findings.append(Finding(rule: .foreignQuotes, range: range, fixes: [fix]))
        emit(.invalid, trivia, from: start)
        return
      }
      position += step.length
    }
    position = inner
    emit(.invalid, trivia, from: start)
  }

  /// Whether the word that begins at the trivia's end is a name by what stands before it.
  private func isNamePlace(_ trivia: Trivia) -> Bool {
    guard let last = tokens.last else { return false }
    if last.kind == .period { return true }
    guard !trivia.flags.contains(.newlineBefore), let word = last.word else { return false }
    return Word.introducers.contains(word)
  }

  /// Looks past `swift` for `{`, or `( … ) {`, on the same line.
  private mutating func findVerbatimBrace() {
    var index = skipBlanks(position)
    if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
      var depth = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if byte == UInt8(ascii: "{") || CharacterClass.isLineEnd(byte) { return }
        index += 1
        if depth == 0 { break }
      }
      index = skipBlanks(index)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "{") { verbatimBrace = index }
  }

  private func skipBlanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, CharacterClass.isBlank(bytes[index]) { index += 1 }
    return index
  }
}
