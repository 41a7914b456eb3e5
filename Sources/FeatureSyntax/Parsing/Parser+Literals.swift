import FeatureDiagnostics

extension Parser {
  /// `[a, b]`, `[k: v]`, `[:]`, or `[T]` as the callee of a call.
  mutating func collection() -> ExpressionSyntax {
    let start = here
    if isTypeBracketAhead {
      let type = type()
      return ExpressionSyntax(.type(type), range(from: start))
    }
    if peek().kind == .colon, peek(2).kind == .rightBracket {
      return node(.brackets) { parser in
        parser.take()
        parser.take()
        parser.take()
        return ExpressionSyntax(.dictionary([]), parser.range(from: start))
      }
    }
    var keys: [ExpressionSyntax] = []
    var values: [ExpressionSyntax] = []
    node(.brackets) { parser in
      _ = parser.listed(.rightBracket, "]") { parser in
        keys.append(parser.expression())
        if parser.take(.colon) { values.append(parser.expression()) }
      }
    }
    let range = range(from: start)
    guard !values.isEmpty else { return ExpressionSyntax(.array(keys), range) }
    guard keys.count == values.count else {
      report(.missingExpression, "each element of a dictionary needs a key and a value", at: range)
      return ExpressionSyntax(.missing, range)
    }
    return ExpressionSyntax(
      .dictionary(zip(keys, values).map { DictionaryElementSyntax(key: $0, value: $1) }), range)
  }

  /// Whether `[ … ](` follows, with nothing but a type between the brackets.
  private var isTypeBracketAhead: Bool {
    guard let end = typeEnd(from: index), end > index else { return false }
    let next = tokens[end]
    return next.kind == .leftParen && !next.hasSpaceBefore && tokens[end - 1].kind == .rightBracket
  }

  /// Whether a name with generic arguments and a call follow: `Set<Int>(…)`.
  var isGenericCallAhead: Bool {
    guard at(.identifier), peek().kind == .infixOperator || peek().kind == .postfixOperator,
      spelling(peek()).hasPrefix("<"), let end = typeEnd(from: index)
    else { return false }
    return tokens[end].kind == .leftParen && !tokens[end].hasSpaceBefore
      && spelling(tokens[end - 1]).hasSuffix(">")
  }

  /// The index after the type that begins at `start`, or nil where the tokens are no type.
  ///
  /// It looks ahead without building anything, and no further than a few dozen tokens.
  private func typeEnd(from start: Int) -> Int? {
    var place = start
    var open: [UInt8] = []
    let limit = min(tokens.count - 1, start + 48)
    while place < limit {
      let token = tokens[place]
      switch token.kind {
      case .leftBracket: open.append(UInt8(ascii: "["))
      case .rightBracket:
        guard open.popLast() == UInt8(ascii: "[") else { return nil }
        if open.isEmpty { return place + 1 }
      case .identifier:
        if place > start, tokens[place - 1].kind == .identifier { return nil }
      case .period, .postfixQuestion, .comma, .colon: break
      case .infixOperator, .prefixOperator, .postfixOperator:
        for byte in source.bytes[token.start..<token.end] {
          if byte == UInt8(ascii: "<") {
            open.append(byte)
          } else if byte == UInt8(ascii: ">") {
            guard open.popLast() == UInt8(ascii: "<") else { return nil }
          } else if byte != UInt8(ascii: "?") {
            return nil
          }
        }
        if open.isEmpty { return place + 1 }
      default: return nil
      }
      if open.isEmpty, token.kind != .identifier, token.kind != .period { return nil }
      place += 1
    }
    return nil
  }

  mutating func typeCallee() -> ExpressionSyntax {
    let start = here
    let type = type()
    return ExpressionSyntax(.type(type), range(from: start))
  }

  // MARK: Verbatim Swift

  /// Whether `swift` is followed by the brace or parenthesis of verbatim text.
  var isVerbatimAhead: Bool {
    guard !peek().startsLine else { return false }
    if peek().kind == .leftBrace { return true }
    guard peek().kind == .leftParen else { return false }
    var place = index + 2
    var depth = 1
    while place < tokens.count, depth > 0, !tokens[place].startsLine {
      if tokens[place].kind == .leftParen { depth += 1 }
      if tokens[place].kind == .rightParen { depth -= 1 }
      place += 1
    }
    return depth == 0 && tokens[place].kind == .leftBrace && !tokens[place].startsLine
  }

  /// `swift(T) { … }`
  private mutating func takeVerbatimText() -> (text: String, range: SourceRange) {
    node(.verbatim) { parser in
      parser.take()
      let start = parser.lastEnd
      var range = SourceRange(start, start)
      if parser.at(.verbatimText) {
        range = parser.current.range
        parser.take()
      }
      parser.expect(.rightBrace, "}", after: "the Swift text")
      return (parser.source.text(range), range)
    }
  }

  /// `swift { … }` and `swift(writes: a, b) { … }`.
  mutating func verbatimStatement() -> VerbatimSyntax {
    take()
    var writes: [Name]?
    if at(.leftParen) {
      let isLabelled = peek().word == .writes && peek(2).kind == .colon
      writes = []
      writes = node(.parentheses) { parser in
        parser.listed(.rightParen, ")") { parser in
          if isLabelled, parser.at(.writes), parser.peek().kind == .colon {
            parser.take()
            parser.take()
          }
          return parser.anyWord("a field's name")
        }
      }
    }
    let (text, range) = takeVerbatimText()
    return VerbatimSyntax(text: text, range: range, writes: writes)
  }

  mutating func verbatimExpression() -> ExpressionSyntax {
    let start = here
    take()
    var type = TypeSyntax(.missing, gap)
    if at(.leftParen) {
      type = node(.parentheses) { parser in
        parser.take()
        let type = parser.type()
        parser.expect(.rightParen, ")", after: "the type")
        return type
      }
    } else {
      report(
        .verbatimType, "a Swift expression states its type: swift(T) { … }",
        at: SourceRange(start, lastEnd))
    }
    let (text, range) = takeVerbatimText()
    return ExpressionSyntax(
      .verbatim(type, VerbatimSyntax(text: text, range: range, writes: nil)),
      self.range(from: start))
  }

  /// Whether `swift(` states a type or what is written: `swift(writes: …)` is a statement.
  var isVerbatimStatement: Bool {
    guard at(.swift), isVerbatimAhead else { return false }
    return peek().kind == .leftBrace || peek(2).word == .writes && peek(3).kind == .colon
  }
}
