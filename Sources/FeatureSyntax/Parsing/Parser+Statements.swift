import FeatureDiagnostics

extension Parser {
  /// A statement; `missing` where none begins.
  mutating func statement() -> StatementSyntax.Kind {
    if let own = ownStatement() { return own }
    if isKeywordUsedAsName { return expressionStatement() }
    switch current.word {
    case .let, .var: return localStatement()
    case .if: return .if(ifStatement())
    case .guard: return guardStatement()
    case .switch: return .switch(switchStatement())
    case .for: return forStatement()
    case .while:
      take()
      let conditions = conditions()
      return .while(conditions, block(after: "'while'"))
    case .break:
      take()
      return .break
    case .continue:
      take()
      return .continue
    case .return:
      take()
      let isBare = current.startsLine || atBlockEnd || at(.semicolon)
      return .return(isBare ? nil : valueExpression())
    case .do, .defer, .repeat, .throw, .try, .class, .protocol, .extension, .func, .struct, .enum,
      .import, .fallthrough, .catch, .typealias, .`init`, .static, .private, .public, .else, .case,
      .default:
      return foreignStatement()
    default:
      return expressionStatement()
    }
  }

  /// The statements that only this language has.
  private mutating func ownStatement() -> StatementSyntax.Kind? {
    let next = peek()
    let isBeforeName = next.isWord && !next.startsLine && !isInfixWord(next)
    switch current.word {
    case .send where isBeforeName: return sendStatement()
    case .send where next.kind == .leftParen && peek(2).kind == .period: return sendSlip()
    case .send where next.kind == .period && next.hasSpaceBefore && !next.startsLine:
      return sendDotSlip()
    case .run where isBeforeName:
      take()
      let path = path("an effect")
      return .run(path, optionalArguments())
    case .cancel where isBeforeName:
      take()
      return .cancel(path("an effect"))
    case .emit where isBeforeName:
      take()
      let path = path("an output")
      let list = optionalArguments()
      return .emit(path, list, animation: animation())
    case .reset where isBeforeName || isAlone(next): return resetStatement()
    case .dismiss where isAlone(next) || next.word == .animation && !next.startsLine:
      take()
      return .dismiss(animation: animation())
    case .dismiss where next.kind == .leftParen && peek(2).kind == .rightParen:
      return dismissSlip()
    case .swift where isVerbatimStatement: return .verbatim(verbatimStatement())
    default: return nil
    }
  }

  /// Words that stand between operands, so that the word before them is an operand.
  private func isInfixWord(_ token: Token) -> Bool {
    token.word == .is || token.word == .as || token.word == .in
  }

  private func isAlone(_ next: Token) -> Bool {
    next.startsLine || next.kind == .rightBrace || next.kind == .semicolon
      || next.kind == .endOfFile
  }

  private mutating func sendStatement() -> StatementSyntax.Kind {
    take()
    let path = path("an action")
    let list = optionalArguments()
    return .send(path, list, animation: animation())
  }

  /// `send(.x)` of other frameworks.
  private mutating func sendSlip() -> StatementSyntax.Kind {
    let start = here
    take()
    let open = current.range
    take()
    let period = current.range
    take()
    let path = path("an action")
    let list = optionalArguments()
    let close = current.range
    if at(.rightParen) {
      take()
      report(
        .sendSlip, at: range(from: start), fixTitle: "write 'send \(source.text(path.range))'",
        fixes: [
          TextEdit(SourceRange(open.start, period.end), " "), TextEdit(close, ""),
        ])
    } else {
      report(.sendSlip, at: range(from: start))
      isPanicking = true
    }
    return .send(path, list, animation: animation())
  }

  /// `send .x`
  private mutating func sendDotSlip() -> StatementSyntax.Kind {
    let start = here
    take()
    let period = current.range
    take()
    let path = path("an action")
    report(
      .sendSlip, "'send' takes the action without a dot", at: range(from: start),
      fixTitle: "write 'send \(source.text(path.range))'", fixes: [TextEdit(period, "")])
    let list = optionalArguments()
    return .send(path, list, animation: animation())
  }

  private mutating func dismissSlip() -> StatementSyntax.Kind {
    let start = here
    take()
    let edit = TextEdit(SourceRange(here, peek().end), "")
    take()
    take()
    report(.dismissSlip, at: range(from: start), fixes: [edit])
    return .dismiss(animation: animation())
  }

  private mutating func resetStatement() -> StatementSyntax.Kind {
    take()
    var names: [Name] = []
    if !isAlone(current) {
      repeat { names.append(anyWord("a field")) } while take(.comma)
    }
    return .reset(names)
  }

  mutating func optionalArguments() -> [ArgumentSyntax]? {
    guard at(.leftParen), !current.startsLine else { return nil }
    return arguments(.leftParen, .rightParen, ")")
  }

  /// `animation .default` after an arrow or a statement.
  mutating func animation() -> ExpressionSyntax? {
    guard at(.animation), !current.startsLine else { return nil }
    take()
    return conditionExpression()
  }

  // MARK: Swift's

  private mutating func localStatement() -> StatementSyntax.Kind {
    let isVariable = at(.var)
    take()
    return local(isVariable: isVariable)
  }

  /// What follows `let`, `var` or, after the first, a comma.
  mutating func local(isVariable: Bool) -> StatementSyntax.Kind {
    let word = isVariable ? "var" : "let"
    let pattern = bindingPattern(after: "'\(word)'")
    let type = take(.colon) ? self.type() : nil
    guard at(.equal) else {
      if type == nil {
        report(.missingValue, "a local '\(word)' needs a value", at: gap)
        isPanicking = true
      }
      return .local(isVariable: isVariable, pattern, type, nil)
    }
    take()
    return .local(isVariable: isVariable, pattern, type, valueExpression())
  }

  /// A name or a tuple of names.
  private mutating func bindingPattern(after what: String) -> PatternSyntax {
    if at(.leftParen) || at(.wildcard) { return pattern() }
    let name = declaredName("what follows \(what)")
    return PatternSyntax(.name(name), name.range)
  }

  /// The right side of an assignment, a `return`'s value, a one-expression body.
  mutating func valueExpression() -> ExpressionSyntax {
    let saved = isInCondition
    isInCondition = false
    let value = expression()
    isInCondition = saved
    return value
  }

  /// An assignment, or an expression that is a statement.
  private mutating func expressionStatement() -> StatementSyntax.Kind {
    let target = expression()
    if case .missing = target.kind, isPanicking { return .missing }
    guard at(.equal) || at(.infixOperator), !startsLine || at(.infixOperator) else {
      return .expression(target)
    }
    let text = spelling(current)
    guard OperatorFold.assignments.contains(text) else { return .expression(target) }
    let name = Name(text, current.range)
    take()
    return .assign(target, name, valueExpression())
  }

  /// `if conditions { } else …`, iteratively over its `else if`s.
  mutating func ifStatement() -> IfSyntax {
    var links: [(start: Int, conditions: [ConditionSyntax], then: BlockSyntax)] = []
    var last: BlockSyntax?
    repeat {
      let start = here
      take()
      let conditions = conditions()
      links.append((start, conditions, block(after: "'if'")))
      guard at(.else) else { break }
      take()
      if at(.if), links.count < Self.nestingLimit { continue }
      if at(.if) { report(.tooDeep, "too many 'else if' in a row", at: current.range) }
      last = block(after: "'else'")
      break
    } while true
    var otherwise = last.map(IfSyntax.Else.block)
    var result: IfSyntax?
    for link in links.reversed() {
      let value = IfSyntax(
        conditions: link.conditions, then: link.then, otherwise: otherwise,
        range: range(from: link.start))
      otherwise = .if(value)
      result = value
    }
    height += links.count
    return result
      ?? IfSyntax(
        conditions: [], then: BlockSyntax([], gap), otherwise: nil, range: gap)
  }

  private mutating func guardStatement() -> StatementSyntax.Kind {
    take()
    let conditions = conditions()
    if !take(Word.else) {
      report(
        .missingPunctuation, "'else' is missing after the conditions of 'guard'", at: gap,
        hint: "write 'else' here", fixTitle: "insert 'else'", fixes: [TextEdit(gap, " else")])
    }
    return .guard(conditions, block(after: "'guard'"))
  }

  private mutating func forStatement() -> StatementSyntax.Kind {
    take()
    if cStyleFor() {
      let missing = ExpressionSyntax(.missing, gap)
      return .for(
        isCase: false, PatternSyntax(.wildcard, gap), missing, where: nil, block(after: "'for'"))
    }
    let isCase = take(Word.case)
    let pattern = isCase ? self.pattern() : bindingPattern(after: "'for'")
    if spelling(current) == "of", peek().isWord, !current.startsLine {
      report(
        .missingPunctuation, "'for' goes through something with 'in', not 'of'",
        at: current.range, hint: "write 'in'", fixTitle: "write 'in'",
        fixes: [TextEdit(current.range, "in")])
      take()
    } else if !take(Word.in) {
      report(
        .missingPunctuation, "'in' is missing after the \(isCase ? "pattern" : "name") of 'for'",
        at: gap,
        hint: "write 'in' here", fixTitle: "insert 'in'", fixes: [TextEdit(gap, " in")])
    }
    let sequence = conditionExpression()
    let condition = take(Word.where) ? checkedCondition() : nil
    return .for(isCase: isCase, pattern, sequence, where: condition, block(after: "'for'"))
  }

  /// A condition in which `=` is taken for `==`, with a finding.
  mutating func checkedCondition() -> ExpressionSyntax {
    checked(conditionExpression())
  }

  /// `left`, or where `=` follows it, the comparison that was meant.
  mutating func checked(_ left: ExpressionSyntax) -> ExpressionSyntax {
    guard at(.equal) else { return left }
    let name = Name("==", current.range)
    report(.assignmentInCondition, at: current.range, fixes: [TextEdit(current.range, "==")])
    take()
    let right = conditionExpression()
    return ExpressionSyntax(.infix(left, name, right), left.range.union(right.range))
  }

  /// The conditions of `if`, `guard` and `while`.
  mutating func conditions() -> [ConditionSyntax] {
    var list: [ConditionSyntax] = []
    repeat { list.append(condition()) } while take(.comma)
    return list
  }

  private mutating func condition() -> ConditionSyntax {
    if at(.let) || at(.var) {
      let isVariable = at(.var)
      take()
      let name = declaredName("the condition's 'let'")
      let type = take(.colon) ? self.type() : nil
      let value = take(.equal) ? conditionExpression() : nil
      return .binding(isVariable: isVariable, name, type, value)
    }
    if at(.case) {
      take()
      let saved = isInCondition
      isInCondition = true
      let pattern = pattern()
      isInCondition = saved
      expect(.equal, "=", after: "the pattern")
      return .pattern(pattern, conditionExpression())
    }
    return .expression(checkedCondition())
  }
}
