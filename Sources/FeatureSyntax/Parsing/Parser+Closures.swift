import FeatureDiagnostics

extension Parser {
  /// A closure, from `{` to `}`.
  mutating func closure() -> ExpressionSyntax {
    let start = here
    return nested(ExpressionSyntax(.missing, current.range)) { parser in
      parser.node(.closure) { parser in
        var parameters: [ClosureSyntax.Parameter]?
        var result: TypeSyntax?
        let hasHead = parser.hasClosureHead
        let statements = parser.statements(after: "the closure") { parser in
          if hasHead { (parameters, result) = parser.closureHead() }
        }
        let range = parser.range(from: start)
        let body = BlockSyntax(statements, range)
        return ExpressionSyntax(
          .closure(ClosureSyntax(parameters: parameters, result: result, body: body)), range)
      }
    }
  }

  /// Whether names and `in` follow the brace on its line.
  private var hasClosureHead: Bool {
    var offset = 1
    var depth = 0
    while index + offset < tokens.count {
      let token = peek(offset)
      if token.startsLine, offset > 1 { return false }
      switch token.kind {
      case .keyword where token.word == .in: return depth == 0 && offset > 1
      case .keyword where token.word == .self && depth > 0: break
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .identifier, .projection, .wildcard, .comma, .colon, .arrow, .period, .postfixQuestion,
        .infixOperator, .postfixOperator, .prefixOperator:
        break
      default: return false
      }
      if depth < 0 { return false }
      offset += 1
    }
    return false
  }

  private mutating func closureHead() -> ([ClosureSyntax.Parameter], TypeSyntax?) {
    var parameters: [ClosureSyntax.Parameter] = []
    var result: TypeSyntax?
    refuseCaptures()
    if at(.in) {
      take()
      return ([], nil)
    }
    if at(.leftParen) {
      parameters = node(.parentheses) { parser in
        parser.listed(.rightParen, ")") { $0.closureParameter() }
      }
    } else {
      repeat { parameters.append(closureParameter()) } while take(.comma)
    }
    if take(.arrow) { result = type() }
    if !take(Word.in) {
      report(.missingPunctuation, "'in' is missing after the closure's parameters", at: gap)
      isPanicking = true
    }
    return (parameters, result)
  }

  /// `[weak self]` before the parameters.
  private mutating func refuseCaptures() {
    guard at(.leftBracket) else { return }
    let start = here
    node(.unexpected) { parser in
      while !parser.at(.rightBracket), !parser.at(.endOfFile) { parser.take() }
      _ = parser.take(.rightBracket)
    }
    report(
      .swiftOnly, "a closure has no capture list here", at: range(from: start),
      hint: "a closure reads the values as they are; nothing needs to be captured",
      fixTitle: "remove it", fixes: [TextEdit(SourceRange(start, here), "")])
  }

  private mutating func closureParameter() -> ClosureSyntax.Parameter {
    // `$item` is the channel to a value that is called `item`.
    if at(.projection) {
      let name = Name(spelling(current), current.range)
      take()
      return ClosureSyntax.Parameter(name: name, type: take(.colon) ? type() : nil)
    }
    let name = nameOrWildcard("a parameter's name")
    return ClosureSyntax.Parameter(name: name, type: take(.colon) ? type() : nil)
  }

  // MARK: Blocks

  /// `{ statements }`
  mutating func block(after what: String) -> BlockSyntax {
    let start = here
    return node(.block) { parser in
      let statements = parser.nested([StatementSyntax]()) { $0.statements(after: what) { _ in } }
      return BlockSyntax(statements, parser.range(from: start))
    }
  }

  /// A block that may be absent: it begins on this line, or on the next one.
  mutating func optionalBlock(after what: String) -> BlockSyntax? {
    if at(.leftBrace) { return block(after: what) }
    if current.startsLine || atBlockEnd || at(.semicolon) || isPanicking { return nil }
    // Something stands on the line where only a block can: its brace is missing.
    return block(after: what)
  }

  /// The statements between braces, after what `head` reads.
  mutating func statements(
    after what: String, _ head: (inout Parser) -> Void
  ) -> [StatementSyntax] {
    var list: [StatementSyntax] = []
    var isFirst = true
    braced(after: what) { parser in
      if isFirst {
        isFirst = false
        head(&parser)
        if parser.atBlockEnd { return }
      }
      list += parser.statementLine()
    }
    return list
  }

  /// A statement and its end; `let a = 1, b = 2` are two.
  mutating func statementLine() -> [StatementSyntax] {
    let comments = comments()
    let start = here
    var list = node(.statement) { parser in
      var list = [StatementSyntax(parser.statement(), parser.range(from: start))]
      while case .local(let isVariable, _, _, _)? = list.last?.kind, !parser.isPanicking,
        parser.take(.comma)
      {
        let start = parser.here
        let next = parser.local(isVariable: isVariable)
        list.append(StatementSyntax(next, parser.range(from: start)))
      }
      return list
    }
    list[0].comments = comments
    if case .missing = list[0].kind, isPanicking, !current.startsLine { skipToEnd() }
    endItem("a statement")
    return list
  }
}
