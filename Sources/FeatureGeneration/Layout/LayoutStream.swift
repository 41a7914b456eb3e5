/// Finds where one line of Swift may be broken.
struct LayoutStream {
  /// What kind of statement the line is.
  enum Statement: Hashable {
    case function, condition, guarded, pattern, inheritance, variable, other
  }

  static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "static", "class",
    "mutating", "nonmutating", "override", "convenience", "required", "nonisolated", "indirect",
    "lazy", "weak", "unowned", "isolated", "async", "borrowing", "consuming", "dynamic",
  ]
  static let statements: [String: Statement] = [
    "func": .function, "init": .function, "subscript": .function, "if": .condition,
    "while": .condition, "for": .condition, "switch": .condition, "guard": .guarded,
    "case": .pattern, "struct": .inheritance, "class": .inheritance, "enum": .inheritance,
    "protocol": .inheritance, "extension": .inheritance, "actor": .inheritance, "let": .variable,
    "var": .variable,
  ]
  static let wordOperators: Set<String> = ["as", "is"]

  let lexemes: [LayoutLexeme]
  /// For every opening bracket the place of its closing one.
  let partners: [Int: Int]
  let statement: Statement
  var tokens: [LayoutToken] = []
  var sawParameters = false
  /// Whether the next line begins with a member of what this one ends with.
  var continues = false
  /// The parenthesis behind `return`, whose operators stay below it.
  var unshifted: Int?

  /// The tokens of a line, or nil if there is nowhere to break it.
  ///
  /// - Parameter continues: whether the next line begins with a member of what this one ends with.
  static func tokens(of lexemes: [LayoutLexeme], continues: Bool = false) -> [LayoutToken]? {
    guard !lexemes.contains(where: { $0.kind == .comment }) else { return nil }
    var stream = LayoutStream(lexemes)
    stream.continues = continues
    stream.whole()
    let breaks = stream.tokens.contains {
      if case .lineBreak = $0 { true } else { false }
    }
    return breaks ? stream.tokens : nil
  }

  private init(_ lexemes: [LayoutLexeme]) {
    self.lexemes = lexemes
    self.partners = Self.partners(in: lexemes)
    self.statement = Self.statement(of: lexemes)
  }

  static func partners(in lexemes: [LayoutLexeme]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var stack: [Int] = []
    for (index, lexeme) in lexemes.enumerated() {
      if lexeme.kind == .open { stack.append(index) }
      if lexeme.kind == .close, let open = stack.popLast() { partners[open] = index }
    }
    return partners
  }

  static func statement(of lexemes: [LayoutLexeme]) -> Statement {
    for (index, lexeme) in lexemes.enumerated() {
      if lexeme.text == "class", index + 1 < lexemes.count, lexemes[index + 1].kind == .word,
        statements[lexemes[index + 1].text] == nil, !modifiers.contains(lexemes[index + 1].text)
      {
        return .inheritance
      }
      if modifiers.contains(lexeme.text) || lexeme.text.hasPrefix("@") || lexeme.text == "else"
        || lexeme.text == "}"
        || (lexeme.kind == .open || lexeme.kind == .close) && index > 0
          && index < 4 && lexemes[0].text != "init"
      {
        continue
      }
      if index > 0, lexemes[index - 1].text == "(" { continue }
      return statements[lexeme.text] ?? .other
    }
    return .other
  }

  // MARK: Tokens

  /// Adds text, with the space before it.
  mutating func text(_ lexeme: LayoutLexeme) {
    let text = lexeme.spaced && !isFresh ? " \(lexeme.text)" : lexeme.text
    tokens.append(.text(text))
  }

  /// Whether nothing but a break or a beginning came last, so that no space belongs before text.
  var isFresh: Bool {
    for token in tokens.reversed() {
      switch token {
      case .lineBreak: return true
      case .text: return false
      case .begin, .end, .trailingComma: continue
      }
    }
    return true
  }

  /// Adds a place where the line may be broken.
  mutating func lineBreak(_ kind: LayoutToken.Break, _ size: Int = 1) {
    tokens.append(.lineBreak(kind, size))
  }

  /// Begins what is kept together.
  mutating func begin() { tokens.append(.begin) }
  /// Ends it.
  mutating func end() { tokens.append(.end) }

  // MARK: Statements

  mutating func whole() {
    let all = lexemes.indices
    switch statement {
    case .condition: conditions(all)
    case .guarded: conditions(all)
    case .pattern: items(all)
    case .inheritance: items(all)
    case .function, .variable, .other: expression(all)
    }
  }

  /// Where the block or the `else` at the end of a statement begins.
  func blockStart(_ range: Range<Int>) -> Int {
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let lexeme = lexemes[index]
      if lexeme.text == "{", depth == 0, partners[index] == nil { return index }
      if lexeme.text == "{", depth == 0, let end = partners[index], end + 1 == range.upperBound,
        statement != .guarded
      {
        return index
      }
      if statement == .guarded, lexeme.text == "else", depth == 0 { return index }
      if lexeme.kind == .open { depth += 1 }
      if lexeme.kind == .close, depth > 0 { depth -= 1 }
      index += 1
    }
    return range.upperBound
  }

  /// The brace or the `else` at the end of a statement.
  mutating func block(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    lineBreak(.reset)
    for index in range { text(lexemes[index]) }
  }

  /// The conditions of a statement and its block.
  mutating func conditions(_ range: Range<Int>) {
    let block = blockStart(range)
    let head = (range.lowerBound..<block).first {
      ["if", "while", "for", "switch", "guard"].contains(lexemes[$0].text)
    }
    let start = (head ?? range.lowerBound) + 1
    for index in range.lowerBound..<min(start, block) { text(lexemes[index]) }
    let parts = split(start..<block)
    let opens = statement == .guarded
    if opens { lineBreak(.open) }
    for (index, part) in parts.enumerated() {
      if index > 0 {
        let same: LayoutToken.Break = hasLogic(parts[index - 1]) ? .afterLogical : .same
        lineBreak(opens || index > 1 ? same : .openContinuation)
      }
      begin()
      expression(part)
      end()
    }
    if opens {
      lineBreak(.close(mustBreak: false), 0)
    } else if parts.count > 1 {
      lineBreak(.close(mustBreak: false), 0)
    }
    self.block(block..<range.upperBound)
  }

  /// Patterns of a case, cases of an enum, or what a type inherits from.
  mutating func items(_ range: Range<Int>) {
    let block = blockStart(range)
    let parts = split(range.lowerBound..<block)
    for (index, part) in parts.enumerated() {
      if index > 0 { lineBreak(.continue) }
      begin()
      expression(part)
      end()
    }
    self.block(block..<range.upperBound)
  }

  /// The parts of a range between its commas; each takes its comma along.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if lexemes[index].text == "," {
        parts.append(start..<index + 1)
        start = index + 1
      }
      index = partners[index].map { min($0, range.upperBound) } ?? index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Whether a brace at the end of the statement begins the body of a declaration.
  var isBody: Bool {
    statement == .function
      || (statement == .variable && !lexemes.contains { $0.kind == .binary && $0.text == "=" })
  }
}
