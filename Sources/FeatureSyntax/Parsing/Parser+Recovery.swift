import FeatureDiagnostics

extension Parser {
  /// Reports a finding, unless it only follows from one that was reported.
  mutating func report(
    _ rule: SyntaxRule, _ message: String? = nil, at range: SourceRange,
    related: [RelatedSpan] = [], hint: String? = nil, fixTitle: String? = nil,
    fixes: [TextEdit] = []
  ) {
    guard !isPanicking, !coveredByLexer(range) else { return }
    let fixIts = fixes.isEmpty ? [] : [FixIt(fixTitle ?? rule.fixTitle, in: file, fixes)]
    diagnostics.append(
      rule.diagnostic(
        message, at: SourceLocation(file, range), related: related, hint: hint, fixIts: fixIts))
  }

  /// Whether the lexer has reported something about this place.
  func coveredByLexer(_ range: SourceRange) -> Bool {
    var low = 0
    var high = lexicalRanges.count
    while low < high {
      let middle = (low + high) / 2
      if lexicalRanges[middle].start <= range.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return false }
    let candidate = lexicalRanges[low - 1]
    return range.start <= candidate.end && range.end >= candidate.start
  }

  /// Takes `kind`, or reports that it is missing and goes on as if it were there.
  mutating func expect(
    _ kind: TokenKind, _ text: String, after what: String, related: [RelatedSpan] = []
  ) {
    if take(kind) { return }
    report(
      .missingPunctuation, "'\(text)' is missing after \(what)", at: gap,
      related: related, hint: "write '\(text)' here", fixTitle: "insert '\(text)'",
      fixes: [TextEdit(gap, text)])
    isPanicking = true
    insertMissing(kind)
  }

  /// A few words for the current token, for messages.
  var found: String {
    switch current.kind {
    case .endOfFile: "the end of the file"
    case .stringOpen, .stringText, .stringClose: "a string"
    case .verbatimText: "Swift text"
    default: "'\(spelling(current))'"
    }
  }

  /// Skips one token, or a bracketed group with all that is in it, as unexpected.
  mutating func skipBalanced() {
    guard !at(.endOfFile) else { return }
    node(.unexpected) { parser in
      var depth = 0
      var blocks = 0
      repeat {
        switch parser.current.kind {
        case .leftBrace: (depth, blocks) = (depth + 1, blocks + 1)
        case .leftParen, .leftBracket, .stringOpen, .interpolationOpen: depth += 1
        case .rightParen, .rightBracket, .stringClose, .interpolationClose: depth -= 1
        case .rightBrace:
          // It closes a block around what is skipped: a bracket before it was never closed.
          if blocks == 0, depth > 0 { return }
          (depth, blocks) = (depth - 1, blocks - 1)
        default: break
        }
        parser.take()
        while depth > 0, parser.isCloserMissing {
          parser.useMissingCloser()
          depth -= 1
        }
      } while depth > 0 && !parser.at(.endOfFile)
    }
  }

  /// Skips to the end of the member or statement: the end of the line, `;`, or the block's end.
  mutating func skipToEnd() {
    var isFirst = true
    while !atBlockEnd, !at(.semicolon), isFirst || !current.startsLine {
      skipBalanced()
      isFirst = false
    }
  }

  /// After a member or statement: its end must come, else the rest of the line is reported.
  mutating func endItem(_ what: String) {
    if atBlockEnd || take(.semicolon) || current.startsLine { return }
    if isPanicking, current.startsLine { return }
    reportJunk(what)
    isPanicking = true
    while !atBlockEnd, !at(.semicolon), !current.startsLine { skipBalanced() }
    _ = take(.semicolon)
  }

  private mutating func reportJunk(_ what: String) {
    if at(.prefixOperator) {
      let text = spelling(current)
      report(
        .unevenOperator, "'\(text)' has a space on its left only", at: current.range,
        fixTitle: "insert a space after '\(text)'",
        fixes: [TextEdit(SourceRange(current.end, current.end), " ")])
      return
    }
    reportAfterItem(what)
  }

  /// Reads `{`, items up to `}`, and `}`. `item` must take something or nothing at all; where it
  /// takes nothing a token is skipped.
  mutating func braced(after what: String, _ item: (inout Parser) -> Void) {
    let opener = current
    let hasOpener = at(.leftBrace)
    let savedNewlines = newlinesMatter
    let savedCondition = isInCondition
    newlinesMatter = true
    isInCondition = false
    defer {
      newlinesMatter = savedNewlines
      isInCondition = savedCondition
    }
    guard openBrace(after: what) else { return insertMissing(.rightBrace) }
    if hasOpener, at(.leftBrace), braces.isShort { passSurplusOpener() }
    while !atBlockEnd {
      if take(.semicolon) { continue }
      isPanicking = isPanicking && !hasOpener && !current.startsLine
      let before = index
      itemStart = index
      let wasSplit = isSplit
      item(&self)
      if index == before, isSplit == wasSplit, !atBlockEnd {
        report(.unexpectedToken, "\(found) is unexpected here", at: current.range)
        isPanicking = true
        skipToEnd()
      }
    }
    closeBrace(opener, hasOpener: hasOpener, what)
  }

  private mutating func closeBrace(_ opener: Token, hasOpener: Bool, _ what: String) {
    if at(.rightBrace), !isCloserMissing {
      if current.flags.contains(.documented) { reportLostDocumentation() }
      take()
      return
    }
    if isCloserMissing { useMissingCloser() }
    let isRepeated =
      diagnostics.last?.id == SyntaxRule.missingBrace.id
      && diagnostics.last?.location.range == gap
    if hasOpener, !isRepeated {
      isPanicking = false
      report(
        .missingBrace, "'}' is missing: the block of \(what) is not closed", at: gap,
        related: [RelatedSpan(SourceLocation(file, opener.range), "opened here")],
        fixTitle: "insert '}'", fixes: [TextEdit(gap, "\n" + indentation(of: opener) + "}")])
    }
    isPanicking = true
    insertMissing(.rightBrace)
  }

  private mutating func useMissingCloser() {
    if usedIndex != index { (usedIndex, usedClosers) = (index, 0) }
    usedClosers += 1
  }

  /// Takes the `{` of a block; false where there is no block at all.
  ///
  /// Where the brace is missing, what stands on the line decides: a `{` further on is the one that
  /// was meant, a `}` that closes nothing else shows that the block is there.
  private mutating func openBrace(after what: String) -> Bool {
    if take(.leftBrace) { return true }
    var depth = 0
    var offset = 0
    while !current.startsLine, offset == 0 || !peek(offset).startsLine {
      let kind = peek(offset).kind
      if kind == .endOfFile { break }
      if kind == .leftBrace, depth == 0 {
        reportBeforeBlock(what)
        isPanicking = true
        // Token by token: a bracket that stands here unclosed must not swallow the block.
        node(.unexpected) { parser in
          while !parser.at(.leftBrace) { parser.take() }
        }
        take()
        return true
      }
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      if depth < 0 { break }
      offset += 1
    }
    expect(.leftBrace, "{", after: what)
    let hasExcess = braces.excess > 0
    if hasExcess { braces.excess -= 1 }
    return hasExcess || depth < 0
  }

  /// A second `{` straight after the one of a block.
  private mutating func passSurplusOpener() {
    report(
      .surplusOpener, at: current.range, fixes: [TextEdit(current.range, "")])
    surplusOpeners += 1
    node(.unexpected) { $0.take() }
  }

  /// The blanks at the start of a token's line.
  private func indentation(of token: Token) -> String {
    var start = token.start
    while start > 0, !CharacterClass.isLineEnd(source.bytes[start - 1]) { start -= 1 }
    var end = start
    while end < token.start, CharacterClass.isBlank(source.bytes[end]) { end += 1 }
    return source.text(SourceRange(start, end))
  }
}
