import FeatureDiagnostics

extension Parser {
  /// What an expression begins with, without what follows it.
  mutating func primary() -> ExpressionSyntax {
    let start = here
    switch current.kind {
    case .integer, .float:
      let text = spelling(current)
      let isInteger = at(.integer)
      take()
      return ExpressionSyntax(isInteger ? .integer(text) : .float(text), range(from: start))
    case .stringOpen:
      return stringExpression()
    case .closureParameter:
      let digits = source.text(SourceRange(here + 1, current.end))
      take()
      return ExpressionSyntax(.closureParameter(Int(digits) ?? 0), range(from: start))
    case .projection:
      let name = Name(
        source.text(SourceRange(here + 1, current.end)), SourceRange(here + 1, current.end))
      take()
      return ExpressionSyntax(.projection(name), range(from: start))
    case .period:
      take()
      return ExpressionSyntax(.implicitMember(anyWord("a name")), range(from: start))
    case .leftParen:
      return tupleOrParentheses()
    case .leftBracket:
      return collection()
    case .leftBrace:
      if isInCondition { return missingOperand() }
      return closure()
    case .backslash:
      return keyPath()
    case .identifier:
      return wordExpression()
    case .keyword:
      return keywordExpression()
    case .wildcard:
      let name = Name("_", current.range)
      take()
      return ExpressionSyntax(.name(name), name.range)
    default:
      return missingOperand()
    }
  }

  /// Reports that an expression is missing.
  mutating func missingOperand() -> ExpressionSyntax {
    report(
      .missingExpression,
      isGap ? "an expression is missing here" : "\(found) does not begin an expression",
      at: isGap ? gap : current.range)
    isPanicking = true
    return ExpressionSyntax(.missing, gap)
  }

  private mutating func wordExpression() -> ExpressionSyntax {
    let start = here
    if at(.swift), isVerbatimAhead { return verbatimExpression() }
    if at(.await) || at(.async) && peek().isWord, peek().isWord, !peek().startsLine {
      return skippedEffectWord()
    }
    if isGenericCallAhead { return typeCallee() }
    if isWordNegationAhead {
      reportWordNegation()
      return nested(ExpressionSyntax(.missing, gap)) { $0.operandAfterWord() }
    }
    let name = name(of: current)
    take()
    return ExpressionSyntax(.name(name), range(from: start))
  }

  /// `try x` and `await x`: reported, and read as `x`.
  private mutating func skippedEffectWord() -> ExpressionSyntax {
    let start = here
    let first = current
    take()
    if at(.postfixQuestion) || at(.postfixExclamation) { take() }
    while at(.await) || at(.try), peek().isWord, !peek().startsLine { take() }
    let words = source.text(range(from: start))
    report(
      .swiftOnly, "'\(words)' is not in this language", at: range(from: start),
      hint: ForeignWord.hint(first.word), fixTitle: "remove '\(words)'",
      fixes: [TextEdit(SourceRange(start, here), "")])
    return nested(ExpressionSyntax(.missing, gap)) { $0.operandAfterWord() }
  }

  private mutating func operandAfterWord() -> ExpressionSyntax { primary() }

  private mutating func keywordExpression() -> ExpressionSyntax {
    let start = here
    switch current.word {
    case .true, .false:
      let value = at(.true)
      take()
      return ExpressionSyntax(.boolean(value), range(from: start))
    case .nil:
      take()
      return ExpressionSyntax(.nilLiteral, range(from: start))
    case .self, .selfType:
      let name = name(of: current)
      take()
      return ExpressionSyntax(.name(name), name.range)
    case .if:
      let value = ifStatement()
      return ExpressionSyntax(.ifExpression(value), range(from: start))
    case .switch:
      let value = switchStatement()
      return ExpressionSyntax(.switchExpression(value), range(from: start))
    case .try:
      return skippedEffectWord()
    default:
      if !isInNamePosition { return missingOperand() }
      let word = spelling(current)
      report(
        .keywordAsName, "'\(word)' is a keyword of Swift; as a name it takes backticks here",
        at: current.range, fixTitle: "write `\(word)`",
        fixes: [TextEdit(current.range, "`\(word)`")])
      let name = name(of: current)
      take()
      return ExpressionSyntax(.name(name), name.range)
    }
  }

  /// Whether a keyword where an operand is due looks like a name: what follows goes on from one.
  private var isInNamePosition: Bool {
    let next = peek()
    if next.startsLine { return current.word == .in || current.word == .default }
    switch next.kind {
    case .period, .infixOperator, .rightParen, .rightBracket, .rightBrace, .comma, .semicolon,
      .postfixQuestion, .postfixExclamation, .equal, .endOfFile, .leftParen, .leftBracket:
      return true
    default:
      return false
    }
  }

  // MARK: Brackets

  /// Arguments between brackets.
  mutating func arguments(
    _ open: TokenKind, _ close: TokenKind, _ text: String
  ) -> [ArgumentSyntax] {
    node(open == .leftParen ? .parentheses : .brackets) { parser in
      parser.listed(close, text) { parser in parser.argument() }
    }
  }

  private mutating func argument() -> ArgumentSyntax {
    var label: Name?
    if current.isWord, peek().kind == .colon {
      label = name(of: current)
      take()
      take()
    }
    return ArgumentSyntax(label: label, value: operatorReference() ?? expression())
  }

  /// `+` or `<` alone, as an argument of `reduce` or `sorted`.
  private mutating func operatorReference() -> ExpressionSyntax? {
    switch current.kind {
    case .infixOperator, .prefixOperator, .postfixOperator: break
    default: return nil
    }
    guard peek().kind == .rightParen || peek().kind == .comma, !isSplit else { return nil }
    let name = Name(spelling(current), current.range)
    take()
    return ExpressionSyntax(.name(name), name.range)
  }

  /// The opening bracket, elements separated by commas, and the closing one.
  mutating func listed<Element>(
    _ close: TokenKind, _ text: String, _ element: (inout Parser) -> Element
  ) -> [Element] {
    let savedNewlines = newlinesMatter
    let savedCondition = isInCondition
    newlinesMatter = false
    isInCondition = false
    let opener = SourceLocation(file, current.range)
    take()
    var elements: [Element] = []
    while !isListEnd(close) {
      let before = index
      elements.append(element(&self))
      if take(.comma) { continue }
      if at(close) || isListEnd(close) { break }
      if !listGoesOn() || index == before { break }
    }
    newlinesMatter = savedNewlines
    isInCondition = savedCondition
    if isPanicking, !at(close) { skipInside(close) }
    expect(
      close, text, after: elements.isEmpty ? "the opening bracket" : "the last element",
      related: [RelatedSpan(opener, "opened here")])
    return elements
  }

  /// After a finding inside brackets: on to the closing one, if it stands on this line.
  private mutating func skipInside(_ close: TokenKind) {
    if lineClosers.isEmpty { lineClosers = LineClosers.find(in: tokens) }
    guard let closer = lineClosers[index], tokens[closer].kind == close else { return }
    while index < closer, !at(close) { skipBalanced() }
  }

  /// Whether a list ends here, by its bracket or by something that cannot be in it.
  private func isListEnd(_ close: TokenKind) -> Bool {
    switch current.kind {
    case close, .endOfFile, .rightBrace, .rightParen, .rightBracket, .semicolon,
      .interpolationClose:
      true
    default: false
    }
  }

  /// Two elements without a comma between them: reported, and read on, where the second stands on
  /// the same line.
  private mutating func listGoesOn() -> Bool {
    guard !current.startsLine else { return false }
    switch current.kind {
    case .identifier, .integer, .float, .stringOpen, .closureParameter, .projection, .wildcard:
      report(
        .missingPunctuation, "',' is missing between two elements", at: gap,
        hint: "write ',' here", fixTitle: "insert ','", fixes: [TextEdit(gap, ",")])
      return true
    default:
      return false
    }
  }

  private mutating func tupleOrParentheses() -> ExpressionSyntax {
    let start = here
    let elements = arguments(.leftParen, .rightParen, ")")
    if elements.count == 1, elements[0].label == nil {
      return ExpressionSyntax(.parenthesized(elements[0].value), range(from: start))
    }
    return ExpressionSyntax(.tuple(elements), range(from: start))
  }

  /// `\.self`, `\.a.b`, `\T.a`.
  private mutating func keyPath() -> ExpressionSyntax {
    let start = here
    take()
    if current.isWord { take() }
    var names: [Name] = []
    while at(.period) {
      take()
      names.append(anyWord("a member's name"))
    }
    return ExpressionSyntax(.keyPath(names), range(from: start))
  }
}
