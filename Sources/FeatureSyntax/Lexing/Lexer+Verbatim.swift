import FeatureDiagnostics

extension Lexer {
  /// The text of `swift { … }`, whose brace has just been read, and its closing brace.
  mutating func lexVerbatim(openedAt brace: Int) {
    verbatimBrace = nil
    // The trivia after the brace is part of the text.
    guard let last = tokens.indices.last else { return }
    tokens[last].fullEnd = tokens[last].end
    position = brace + 1
    let start = position
    if let end = SwiftTextScanner(bytes).end(from: start) {
      position = end
    } else {
      position = probableEnd(openedAt: brace)
      findings.append(Finding(rule: .unterminatedVerbatim, range: SourceRange(brace, brace + 1)))
    }
    if position > start {
      emit(.verbatimText, Trivia(start: start, flags: []), from: start, trailing: false)
    }
    let close = position
    if byte() == UInt8(ascii: "}") {
      position += 1
      emit(.rightBrace, Trivia(start: close, flags: []), from: close)
    } else {
      tokens.append(
        Token(
          .rightBrace, fullStart: close, start: close, end: close, fullEnd: close, flags: .missing))
    }
  }

  /// Where text that is never closed probably ends: at the first line that is indented no deeper
  /// than the line of the opening brace.
  private func probableEnd(openedAt brace: Int) -> Int {
    var lineStart = brace
    while lineStart > 0, !CharacterClass.isLineEnd(bytes[lineStart - 1]) { lineStart -= 1 }
    let limit = indentation(at: lineStart)
    var index = brace
    while index < bytes.count {
      while index < bytes.count, !CharacterClass.isLineEnd(bytes[index]) { index += 1 }
      let lineEnd = index
      while index < bytes.count, CharacterClass.isLineEnd(bytes[index]) { index += 1 }
      guard index < bytes.count else { return lineEnd }
      let depth = indentation(at: index)
      if depth <= limit {
        return bytes[index + depth] == UInt8(ascii: "}") && depth == limit ? index + depth : lineEnd
      }
    }
    return bytes.count
  }

  /// The number of blanks at the start of the line at `start`.
  private func indentation(at start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count, CharacterClass.isBlank(bytes[index]) { index += 1 }
    return index - start
  }
}
