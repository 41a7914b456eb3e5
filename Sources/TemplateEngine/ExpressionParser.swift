import FeatureDiagnostics

/// Parses the expressions of one tag.
struct ExpressionParser {
  private static let keywords: Set<String> = [
    "if", "else", "in", "and", "or", "not", "where", "separator", "with", "true", "false",
  ]

  private let tokens: [Token]
  private let file: String
  private let maximumDepth: Int
  private var index = 0
  private var depth = 0

  /// A parser of `tokens`, which end with an end token.
  init(_ tokens: [Token], file: String, maximumDepth: Int) {
    self.tokens = tokens
    self.file = file
    self.maximumDepth = maximumDepth
  }

  // MARK: Tokens

  /// The token that comes next.
  var current: Token { tokens[min(index, tokens.count - 1)] }

  /// Moves past the next token.
  @discardableResult
  mutating func advance() -> Token {
    let token = current
    index += 1
    return token
  }

  /// Moves past `sign` if it comes next.
  mutating func take(sign: String) -> Bool {
    guard current.kind == .sign(sign) else { return false }
    index += 1
    return true
  }

  /// Moves past the keyword `word` if it comes next.
  mutating func take(word: String) -> Bool {
    guard current.kind == .name(word) else { return false }
    index += 1
    return true
  }

  /// Moves past `sign`, which must come next.
  mutating func expect(sign: String) throws(TemplateError) {
    guard take(sign: sign) else { throw unexpected("'\(sign)'") }
  }

  /// Moves past the keyword `word`, which must come next.
  mutating func expect(word: String) throws(TemplateError) {
    guard take(word: word) else { throw unexpected("'\(word)'") }
  }

  /// A name that is declared here.
  mutating func name(_ role: String) throws(TemplateError) -> String {
    guard case .name(let name) = current.kind, !Self.keywords.contains(name) else {
      throw unexpected(role)
    }
    advance()
    return name
  }

  /// A name in quotation marks.
  mutating func string(_ role: String) throws(TemplateError) -> String {
    guard case .string(let text) = current.kind else { throw unexpected(role) }
    advance()
    return text
  }

  /// Checks that nothing more follows.
  func expectEnd() throws(TemplateError) {
    guard current.kind == .end else { throw unexpected("the end of the tag") }
  }

  /// The error for a token that is not what was `wanted`.
  func unexpected(_ wanted: String) -> TemplateError {
    error("expected \(wanted), found \(current.description)", at: current.position)
  }

  private func error(
    _ message: String, at position: Position, nearest: String? = nil, hint: String? = nil
  ) -> TemplateError {
    TemplateError(message, at: position.place(in: file), nearest: nearest, hint: hint)
  }

  // MARK: Expressions

  /// A whole expression.
  mutating func expression(_ scope: inout Scope) throws(TemplateError) -> Expression {
    try enter()
    defer { depth -= 1 }
    let value = try disjunction(&scope)
    let position = current.position
    guard take(word: "if") else { return value }
    let condition = try disjunction(&scope)
    guard take(word: "else") else {
      throw error("'if' without 'else' in a value", at: position)
    }
    let otherwise = try expression(&scope)
    return Expression(
      kind: .conditional(then: value, condition: condition, otherwise: otherwise),
      position: position)
  }

  /// A condition: an expression without `if`.
  mutating func condition(_ scope: inout Scope) throws(TemplateError) -> Expression {
    try disjunction(&scope)
  }

  private mutating func enter() throws(TemplateError) {
    depth += 1
    guard depth <= maximumDepth else {
      throw error("the expression nests too deeply", at: current.position)
    }
  }

  private mutating func disjunction(_ scope: inout Scope) throws(TemplateError) -> Expression {
    var left = try conjunction(&scope)
    while current.kind == .name("or") {
      let position = advance().position
      left = Expression(kind: .or(left, try conjunction(&scope)), position: position)
    }
    return left
  }

  private mutating func conjunction(_ scope: inout Scope) throws(TemplateError) -> Expression {
    var left = try negation(&scope)
    while current.kind == .name("and") {
      let position = advance().position
      left = Expression(kind: .and(left, try negation(&scope)), position: position)
    }
    return left
  }

  private mutating func negation(_ scope: inout Scope) throws(TemplateError) -> Expression {
    guard current.kind == .name("not") else { return try comparison(&scope) }
    try enter()
    defer { depth -= 1 }
    let position = advance().position
    return Expression(kind: .not(try negation(&scope)), position: position)
  }

  private mutating func comparison(_ scope: inout Scope) throws(TemplateError) -> Expression {
    let left = try filtered(&scope)
    guard let sign = comparisonSign else { return left }
    let position = advance().position
    let right = try filtered(&scope)
    if comparisonSign != nil {
      throw error("comparisons do not chain", at: current.position, hint: "join them by 'and'")
    }
    return Expression(kind: .comparison(sign, left, right), position: position)
  }

  private var comparisonSign: Expression.Comparison? {
    switch current.kind {
    case .sign(let sign): Expression.Comparison(rawValue: sign)
    case .name("in"): .contained
    case .name, .integer, .string, .end: nil
    }
  }

  private mutating func filtered(_ scope: inout Scope) throws(TemplateError) -> Expression {
    var value = try postfix(&scope)
    while take(sign: "|") {
      let position = current.position
      let name = try anyName("a filter")
      guard let filter = Filter(rawValue: name) else {
        throw error(
          "unknown filter '\(name)'", at: position,
          nearest: Nearest.name(to: name, among: Filter.allCases.map(\.rawValue)))
      }
      let arguments = try filterArguments(filter, at: position, &scope)
      value = Expression(kind: .filter(filter, value, arguments), position: position)
    }
    return value
  }

  private mutating func filterArguments(
    _ filter: Filter, at position: Position, _ scope: inout Scope
  ) throws(TemplateError) -> [Expression] {
    var arguments: [Expression] = []
    let most = filter.argumentCounts.upperBound
    if take(sign: ":") {
      repeat {
        arguments.append(try postfix(&scope))
      } while arguments.count < max(most, 1) && take(sign: ",")
    }
    guard filter.argumentCounts.contains(arguments.count) else {
      throw error(filter.argumentMessage(found: arguments.count), at: position)
    }
    return arguments
  }

  private mutating func postfix(_ scope: inout Scope) throws(TemplateError) -> Expression {
    var value = try primary(&scope)
    while true {
      let position = current.position
      if take(sign: "?") {
        value = Expression(kind: .accepting(value), position: position)
      } else if take(sign: ".") {
        let position = current.position
        value = Expression(kind: .member(value, try memberName()), position: position)
      } else {
        return value
      }
    }
  }

  private mutating func memberName() throws(TemplateError) -> String {
    if case .integer(let index) = current.kind, index >= 0 {
      advance()
      return String(index)
    }
    return try anyName("a name after '.'")
  }

  private mutating func anyName(_ role: String) throws(TemplateError) -> String {
    guard case .name(let name) = current.kind else { throw unexpected(role) }
    advance()
    return name
  }

  private mutating func primary(_ scope: inout Scope) throws(TemplateError) -> Expression {
    let token = current
    switch token.kind {
    case .string(let text):
      advance()
      return Expression(kind: .literal(.text(text)), position: token.position)
    case .integer(let value):
      advance()
      return Expression(kind: .literal(.integer(value)), position: token.position)
    case .name("true"), .name("false"):
      advance()
      let isTrue = token.kind == .name("true")
      return Expression(kind: .literal(.boolean(isTrue)), position: token.position)
    case .name(let name) where !Self.keywords.contains(name):
      advance()
      return Expression(kind: scope.resolve(name), position: token.position)
    case .sign("("):
      advance()
      let inner = try expression(&scope)
      try expect(sign: ")")
      return inner
    case .sign("["):
      advance()
      return Expression(kind: .list(try elements(until: "]", &scope)), position: token.position)
    case .name, .sign, .end:
      throw unexpected("a value")
    }
  }

  /// Expressions between commas up to a closing sign, which is taken.
  mutating func elements(
    until close: String, _ scope: inout Scope
  ) throws(TemplateError) -> [Expression] {
    var elements: [Expression] = []
    while !take(sign: close) {
      elements.append(try expression(&scope))
      if current.kind != .sign(close) { try expect(sign: ",") }
    }
    return elements
  }
}
