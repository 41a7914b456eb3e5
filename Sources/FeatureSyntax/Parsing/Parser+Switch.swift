import FeatureDiagnostics

extension Parser {
  /// `switch e { case …: … }`
  mutating func switchStatement() -> SwitchSyntax {
    let start = here
    take()
    let subject = conditionExpression()
    var cases: [SwitchSyntax.Case] = []
    node(.block) { parser in
      parser.nested(()) { parser in
        parser.braced(after: "'switch'") { parser in
          if let value = parser.switchCase() { cases.append(value) }
        }
      }
    }
    return SwitchSyntax(subject: subject, cases: cases, range: range(from: start))
  }

  private mutating func switchCase() -> SwitchSyntax.Case? {
    guard at(.case) || at(.default) else {
      report(
        .unexpectedToken, "\(found) is unexpected here; a switch holds 'case' and 'default'",
        at: current.range)
      isPanicking = true
      skipToEnd()
      return nil
    }
    return node(.switchCase) { parser in
      let start = parser.here
      let isDefault = parser.at(.default)
      parser.take()
      var items: [SwitchSyntax.Item] = []
      if !isDefault {
        repeat { items.append(parser.caseItem()) } while parser.take(.comma)
      }
      parser.expect(.colon, ":", after: isDefault ? "'default'" : "the case's pattern")
      let headRange = parser.range(from: start)
      return SwitchSyntax.Case(
        items: items, isDefault: isDefault, body: parser.caseBody(), headRange: headRange)
    }
  }

  private mutating func caseItem() -> SwitchSyntax.Item {
    let pattern = pattern()
    let condition = take(Word.where) ? expression() : nil
    return SwitchSyntax.Item(pattern: pattern, condition: condition)
  }

  private mutating func caseBody() -> [StatementSyntax] {
    var statements: [StatementSyntax] = []
    while !atBlockEnd, !at(.case), !at(.default) {
      if take(.semicolon) { continue }
      if current.startsLine { isPanicking = false }
      let before = index
      itemStart = index
      statements += statementLine()
      if index == before, !atBlockEnd { skipToEnd() }
    }
    return statements
  }

  // MARK: Patterns

  /// A pattern.
  mutating func pattern() -> PatternSyntax {
    let start = here
    let fallback = PatternSyntax(.missing, current.range)
    var result = nested(fallback) { parser in
      parser.node(.pattern) { $0.plainPattern() }
    }
    if at(.postfixQuestion), !startsLine {
      take()
      result = PatternSyntax(.optional(result), range(from: start))
    }
    return result
  }

  private mutating func plainPattern() -> PatternSyntax {
    let start = here
    switch current.kind {
    case .wildcard:
      take()
      return PatternSyntax(.wildcard, range(from: start))
    case .leftParen:
      let elements = tuplePattern()
      return PatternSyntax(.tuple(elements), range(from: start))
    case .keyword where at(.let) || at(.var):
      let isVariable = at(.var)
      take()
      return PatternSyntax(.binding(isVariable: isVariable, pattern()), range(from: start))
    case .identifier, .period:
      if let value = casePattern(from: start) { return value }
    default:
      break
    }
    let value = expression()
    if case .missing = value.kind { return PatternSyntax(.missing, value.range) }
    return PatternSyntax(.expression(value), value.range)
  }

  private mutating func tuplePattern() -> [TuplePatternElement] {
    node(.parentheses) { parser in
      parser.listed(.rightParen, ")") { parser in
        var label: Name?
        if parser.current.isWord, parser.peek().kind == .colon {
          label = parser.anyWord("a label")
          parser.take()
        }
        return TuplePatternElement(label: label, pattern: parser.pattern())
      }
    }
  }

  /// `.name(…)`, `T.name(…)` or a bare name; nil where the tokens are an expression.
  private mutating func casePattern(from start: Int) -> PatternSyntax? {
    var length = 0
    var names: [Name] = []
    let isImplicit = at(.period)
    if isImplicit { length = 1 }
    while peek(length).isWord {
      names.append(name(of: peek(length)))
      length += 1
      guard peek(length).kind == .period, peek(length + 1).isWord else { break }
      length += 1
    }
    guard let last = names.last, isPatternEnd(peek(length)) else { return nil }
    if !isImplicit, names.count == 1 {
      guard peek(length).kind != .leftParen else { return nil }
      take()
      return PatternSyntax(.name(last), last.range)
    }
    for _ in 0..<length { take() }
    let items = at(.leftParen) && !current.hasSpaceBefore ? tuplePattern() : nil
    return PatternSyntax(
      .enumCase(type: Array(names.dropLast()), last, items), range(from: start))
  }

  private func isPatternEnd(_ token: Token) -> Bool {
    switch token.kind {
    case .colon, .comma, .equal, .rightParen, .postfixQuestion, .endOfFile, .leftBrace,
      .rightBrace:
      true
    case .leftParen: !token.hasSpaceBefore
    case .keyword: token.word == .where || token.word == .in
    default: token.startsLine
    }
  }
}
