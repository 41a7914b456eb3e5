import FeatureDiagnostics

extension Parser {
  /// An expression.
  mutating func expression() -> ExpressionSyntax {
    let outer = height
    height = 0
    let result = nested(ExpressionSyntax(.missing, current.range)) { parser in
      parser.node(.expression) { $0.ternary() }
    }
    height = max(outer, height + 1)
    return result
  }

  /// An expression in which `{` begins the block that follows.
  mutating func conditionExpression() -> ExpressionSyntax {
    let saved = isInCondition
    isInCondition = true
    let result = expression()
    isInCondition = saved
    return result
  }

  private mutating func ternary() -> ExpressionSyntax {
    let start = here
    let condition = binary()
    guard at(.infixQuestion) else { return condition }
    take()
    let then = expression()
    expect(.colon, ":", after: "the first branch of '?'")
    let otherwise = expression()
    return ExpressionSyntax(.ternary(condition, then, otherwise), range(from: start))
  }

  /// Operands and operators in a flat list, then folded by precedence.
  private mutating func binary() -> ExpressionSyntax {
    var fold = OperatorFold(first: prefix())
    while let name = infixOperator() {
      if name.text == "as" || name.text == "is" {
        cast(&fold, name)
        continue
      }
      let isRange = name.text == "..." || name.text == "..<"
      if isRange, isRangeEnd {
        fold.endRange(name)
        break
      }
      fold.append(name, prefix())
    }
    if at(.postfixOperator), isRangeOperator(current), !startsLine {
      let name = Name(spelling(current), current.range)
      take()
      fold.endRange(name)
    }
    guard height + fold.count < Self.heightLimit else {
      report(.tooDeep, "this expression has too many operators", at: fold.range)
      return ExpressionSyntax(.missing, fold.range)
    }
    height += fold.count
    let result = fold.result()
    for clash in fold.clashes {
      report(
        .nonAssociative,
        "'\(clash.text)' cannot follow another operator of its rank without parentheses",
        at: clash.range)
    }
    return result
  }

  func isRangeOperator(_ token: Token) -> Bool {
    let text = spelling(token)
    return text == "..." || text == "..<"
  }

  /// Whether a range that has its operator ends without an upper bound.
  private var isRangeEnd: Bool {
    if startsLine { return true }
    switch current.kind {
    case .rightParen, .rightBracket, .rightBrace, .comma, .semicolon, .endOfFile, .colon:
      return true
    case .leftBrace: return isInCondition
    default: return false
    }
  }

  /// Takes the operator between two operands, if there is one.
  private mutating func infixOperator() -> Name? {
    switch current.kind {
    case .infixOperator:
      let text = spelling(current)
      if OperatorFold.assignments.contains(text) { return nil }
      let name = Name(text, current.range)
      let known = ForeignWord.known(text)
      if OperatorFold.rank(of: text) == nil || known != nil {
        report(
          .unknownOperator, "'\(text)' is not an operator of this language", at: current.range,
          hint: known.map { "write '\($0)'" }, fixTitle: known.map { "write '\($0)'" },
          fixes: known.map { [TextEdit(current.range, $0)] } ?? [])
        isPanicking = true
      }
      take()
      return name
    case .keyword:
      guard at(.as) || at(.is), !startsLine else { return nil }
      let name = Name(spelling(current), current.range)
      take()
      return name
    case .identifier:
      return wordOperator()
    default:
      return nil
    }
  }

  /// Casts, by `as` in its three forms, and `is`: not in the language.
  private mutating func cast(_ fold: inout OperatorFold, _ name: Name) {
    var text = name.text
    if at(.postfixQuestion) || at(.postfixExclamation) {
      text += spelling(current)
      take()
    }
    report(
      .swiftOnly, "'\(text)' is not in this language", at: name.range, hint: ForeignWord.hint(.as))
    let operatorName = Name(text, name.range)
    fold.cast(operatorName, type())
  }

  private mutating func prefix() -> ExpressionSyntax {
    let start = here
    guard at(.prefixOperator) else { return postfix() }
    let name = Name(spelling(current), current.range)
    switch name.text {
    case "-", "!", "+", "~":
      take()
      height += 1
      return nested(ExpressionSyntax(.missing, name.range)) { parser in
        let operand = parser.prefix()
        return ExpressionSyntax(.prefix(name, operand), parser.range(from: start))
      }
    case "...", "..<":
      take()
      let operand = postfix()
      return ExpressionSyntax(.range(nil, name, operand), range(from: start))
    default:
      let isStep = name.text == "++" || name.text == "--"
      report(
        .unknownOperator, "'\(name.text)' is not an operator of this language", at: current.range,
        hint: isStep ? "write 'x \(name.text.prefix(1))= 1' as a statement of its own" : nil)
      isPanicking = true
      take()
      return prefixOperandAfterError()
    }
  }

  private mutating func prefixOperandAfterError() -> ExpressionSyntax {
    nested(ExpressionSyntax(.missing, gap)) { $0.prefix() }
  }

  // MARK: Suffixes

  private mutating func postfix() -> ExpressionSyntax {
    let start = here
    var result = primary()
    if case .missing = result.kind { return result }
    while let next = suffix(of: result, from: start) {
      height += 1
      if height < Self.heightLimit {
        result = next
      } else {
        report(.tooDeep, "this chain is too long", at: range(from: start))
        isPanicking = true
      }
    }
    return result
  }

  private mutating func suffix(of base: ExpressionSyntax, from start: Int) -> ExpressionSyntax? {
    switch current.kind {
    case .period:
      guard !startsLine || peek().isWord else { return nil }
      return memberSuffix(of: base, from: start)
    case .postfixQuestion:
      take()
      return ExpressionSyntax(.optionalChain(base), range(from: start))
    case .postfixExclamation:
      take()
      return ExpressionSyntax(.forceUnwrap(base), range(from: start))
    case .leftParen:
      guard !startsLine, isCallParenthesis else { return nil }
      var list = arguments(.leftParen, .rightParen, ")")
      list += trailingClosures()
      return ExpressionSyntax(.call(base, list), range(from: start))
    case .leftBracket:
      guard !startsLine, !current.hasSpaceBefore else { return nil }
      let list = arguments(.leftBracket, .rightBracket, "]")
      return ExpressionSyntax(.subscript(base, list), range(from: start))
    case .leftBrace:
      guard !startsLine, !isInCondition, takesClosure(base) else { return nil }
      let list = trailingClosures()
      return list.isEmpty ? nil : ExpressionSyntax(.call(base, list), range(from: start))
    default:
      return nil
    }
  }

  /// A call's parenthesis may stand apart from its callee only where Swift lets it.
  private var isCallParenthesis: Bool { !current.hasSpaceBefore || newlinesMatter == false }

  /// Only what can be called takes a closure after it.
  private func takesClosure(_ base: ExpressionSyntax) -> Bool {
    switch base.kind {
    case .name, .member, .implicitMember, .call, .subscript, .optionalChain, .type,
      .closureParameter,
      .parenthesized:
      true
    case .integer, .float, .boolean, .nilLiteral, .string, .projection, .forceUnwrap, .prefix,
      .infix, .ternary, .range, .array, .dictionary, .tuple, .closure, .ifExpression,
      .switchExpression, .verbatim, .keyPath, .cast, .missing:
      false
    }
  }

  private mutating func memberSuffix(
    of base: ExpressionSyntax, from start: Int
  ) -> ExpressionSyntax? {
    take()
    if at(.integer), !current.hasSpaceBefore {
      let name = Name(spelling(current), current.range)
      take()
      return ExpressionSyntax(.member(base, name), range(from: start))
    }
    let name = anyWord("a member's name")
    return ExpressionSyntax(.member(base, name), range(from: start))
  }

  /// `{ … } label: { … }` after a call.
  private mutating func trailingClosures() -> [ArgumentSyntax] {
    guard at(.leftBrace), !startsLine, !isInCondition else { return [] }
    var list = [ArgumentSyntax(label: nil, value: closure(), isTrailing: true)]
    while current.isWord, !startsLine, peek().kind == .colon, peek(2).kind == .leftBrace,
      !current.startsLine
    {
      let label = anyWord("a label")
      take()
      list.append(ArgumentSyntax(label: label, value: closure(), isTrailing: true))
    }
    return list
  }
}
