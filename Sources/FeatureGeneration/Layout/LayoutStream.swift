/// Finds where one line of Swift may be broken.
struct LayoutStream {
  /// What kind of statement the line is.
  private enum Statement: Hashable {
    case function, condition, guarded, pattern, inheritance, variable, other
  }

  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "static", "class",
    "mutating", "nonmutating", "override", "convenience", "required", "nonisolated", "indirect",
    "lazy", "weak", "unowned", "isolated", "async", "borrowing", "consuming", "dynamic",
  ]
  private static let statements: [String: Statement] = [
    "func": .function, "init": .function, "subscript": .function, "if": .condition,
    "while": .condition, "for": .condition, "switch": .condition, "guard": .guarded,
    "case": .pattern, "struct": .inheritance, "class": .inheritance, "enum": .inheritance,
    "protocol": .inheritance, "extension": .inheritance, "actor": .inheritance, "let": .variable,
    "var": .variable,
  ]
  private static let wordOperators: Set<String> = ["as", "is"]

  private let lexemes: [LayoutLexeme]
  /// For every opening bracket the place of its closing one.
  private let partners: [Int: Int]
  private let statement: Statement
  private var tokens: [LayoutToken] = []
  private var sawParameters = false

  /// The tokens of a line, or nil if there is nowhere to break it.
  static func tokens(of lexemes: [LayoutLexeme]) -> [LayoutToken]? {
    guard !lexemes.contains(where: { $0.kind == .comment }) else { return nil }
    var stream = LayoutStream(lexemes)
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

  private static func partners(in lexemes: [LayoutLexeme]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var stack: [Int] = []
    for (index, lexeme) in lexemes.enumerated() {
      if lexeme.kind == .open { stack.append(index) }
      if lexeme.kind == .close, let open = stack.popLast() { partners[open] = index }
    }
    return partners
  }

  private static func statement(of lexemes: [LayoutLexeme]) -> Statement {
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

  private mutating func text(_ lexeme: LayoutLexeme, glued: Bool = false) {
    let text = lexeme.spaced && !glued && !isFresh ? " \(lexeme.text)" : lexeme.text
    tokens.append(.text(text))
  }

  /// Whether nothing but a break or a beginning came last, so that no space belongs before text.
  private var isFresh: Bool {
    for token in tokens.reversed() {
      switch token {
      case .lineBreak: return true
      case .text: return false
      case .begin, .end, .trailingComma: continue
      }
    }
    return true
  }

  private mutating func lineBreak(_ kind: LayoutToken.Break, _ size: Int = 1) {
    tokens.append(.lineBreak(kind, size))
  }

  private mutating func begin() { tokens.append(.begin) }
  private mutating func end() { tokens.append(.end) }

  // MARK: Statements

  private mutating func whole() {
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
  private func blockStart(_ range: Range<Int>) -> Int {
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

  private mutating func block(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    lineBreak(.reset)
    for index in range { text(lexemes[index]) }
  }

  private mutating func conditions(_ range: Range<Int>) {
    let block = blockStart(range)
    let head = (range.lowerBound..<block).first {
      ["if", "while", "for", "switch", "guard"].contains(lexemes[$0].text)
    }
    let start = (head ?? range.lowerBound) + 1
    for index in range.lowerBound..<min(start, block) { text(lexemes[index]) }
    let parts = split(start..<block)
    let opens = statement == .guarded
    lineBreak(opens ? .open : .continue)
    for (index, part) in parts.enumerated() {
      if index > 0 { lineBreak(opens ? .same : .continue) }
      begin()
      expression(part)
      end()
    }
    if opens { lineBreak(.close(mustBreak: false), 0) }
    self.block(block..<range.upperBound)
    markFirstCondition(parts)
  }

  /// The first condition stays beside its keyword: its break is a space.
  private mutating func markFirstCondition(_ parts: [Range<Int>]) {
    guard statement == .condition,
      let index = tokens.firstIndex(where: { if case .lineBreak = $0 { true } else { false } })
    else { return }
    tokens[index] = .text(" ")
  }

  /// Patterns of a case, cases of an enum, or what a type inherits from.
  private mutating func items(_ range: Range<Int>) {
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
  private func split(_ range: Range<Int>) -> [Range<Int>] {
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

  // MARK: Expressions

  private mutating func expression(_ range: Range<Int>) {
    var index = range.lowerBound
    var groups = 0
    while index < range.upperBound {
      let lexeme = lexemes[index]
      switch lexeme.kind {
      case .open:
        if let partner = partners[index], partner < range.upperBound {
          bracket(index, partner)
          index = partner
        } else if lexeme.text == "{", lexeme.spaced, index > 0, lexemes[index - 1].text == ")" {
          lineBreak(.reset)
          text(lexeme)
        } else {
          text(lexeme)
        }
      case .binary where isAssignment(lexeme.text): groups += assignment(index, range)
      case .binary: index = operation(index, range)
      case .word where Self.wordOperators.contains(lexeme.text) && lexeme.spaced:
        lineBreak(.continue)
        text(lexeme)
      case .word where lexeme.text == "where" && statement == .pattern:
        lineBreak(.same)
        begin()
        groups += 1
        text(lexeme)
      case .sign where lexeme.text == ".": member(index, range)
      case .sign where lexeme.text == ":": colon(index, range)
      case .sign where lexeme.text == ",":
        text(lexeme)
        if index + 1 < range.upperBound { lineBreak(.continue) }
      case .word, .unary, .close, .sign, .comment: text(lexeme)
      }
      index += 1
    }
    for _ in 0..<groups { end() }
  }

  /// An assignment: how many groups it opened up to the end of the range.
  private mutating func assignment(_ index: Int, _ range: Range<Int>) -> Int {
    text(lexemes[index])
    guard index + 1 < range.upperBound else { return 0 }
    lineBreak(.continue)
    guard isCompound(index + 1..<range.upperBound) else { return 0 }
    begin()
    return 1
  }

  /// Another operator with the operand after it, which is kept together: the last index taken.
  private mutating func operation(_ index: Int, _ range: Range<Int>) -> Int {
    lineBreak(.continue)
    text(lexemes[index])
    var end = index + 1
    while end < range.upperBound, !endsOperand(end) {
      guard let partner = partners[end] else {
        if lexemes[end].kind == .open { break }
        end += 1
        continue
      }
      end = min(partner + 1, range.upperBound)
    }
    guard end > index + 2 else { return index }
    begin()
    expression(index + 1..<end)
    self.end()
    return end - 1
  }

  private func endsOperand(_ index: Int) -> Bool {
    let lexeme = lexemes[index]
    return lexeme.kind == .binary || lexeme.text == "," || (lexeme.text == ":" && lexeme.spaced)
      || Self.wordOperators.contains(lexeme.text)
      || (lexeme.text == "where" && statement == .pattern)
  }

  private func isAssignment(_ sign: String) -> Bool {
    let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!=="]
    return sign.hasSuffix("=") && !comparisons.contains(sign)
  }

  /// Whether the right side of an assignment is kept together on a line of its own.
  private func isCompound(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var last = index
    while index < range.upperBound {
      let lexeme = lexemes[index]
      if lexeme.kind == .binary || Self.wordOperators.contains(lexeme.text) { return true }
      if lexeme.text == "{", partners[index] == nil { return false }
      last = index
      index = (partners[index] ?? index) + 1
    }
    return lexemes[last].kind == .word && range.count > 1 && lexemes[last - 1].text == "."
      && last > range.lowerBound
  }

  /// A member of what stands before; nothing is broken before an implicit one or a type's.
  private mutating func member(_ index: Int, _ range: Range<Int>) {
    let lexeme = lexemes[index]
    if !lexeme.spaced, index - 1 > range.lowerBound, isOperandEnd(index - 1),
      !isBase(index - 1, range)
    {
      lineBreak(.continue, 0)
    }
    text(lexeme)
  }

  private func isOperandEnd(_ index: Int) -> Bool {
    let lexeme = lexemes[index]
    return lexeme.kind == .word || lexeme.kind == .close || lexeme.kind == .unary
  }

  /// Whether the lexeme is a single name that a path begins with.
  private func isBase(_ index: Int, _ range: Range<Int>) -> Bool {
    guard lexemes[index].kind == .word else { return false }
    guard index > range.lowerBound else { return true }
    return lexemes[index - 1].text != "."
  }

  /// A colon: a line may be broken after that of a label or of a variable.
  private mutating func colon(_ index: Int, _ range: Range<Int>) {
    let lexeme = lexemes[index]
    if lexeme.spaced {
      lineBreak(.continue)
      text(lexeme)
      return
    }
    text(lexeme)
    guard index + 1 < range.upperBound, lexemes[index + 1].spaced,
      statement != .inheritance || index > 3
    else { return }
    lineBreak(.continue)
  }

  // MARK: Brackets

  private mutating func bracket(_ open: Int, _ close: Int) {
    let lexeme = lexemes[open]
    let inside = open + 1..<close
    guard !inside.isEmpty else {
      text(lexeme)
      text(lexemes[close])
      return
    }
    switch lexeme.text {
    case "{": closure(open, close)
    case "[" where lexeme.spaced || !followsOperand(open):
      list(open, close, closeMustBreak: true, trailingComma: split(inside).count > 1)
    default:
      let isParameters = statement == .function && !sawParameters
      if lexeme.text == "(" { sawParameters = sawParameters || statement == .function }
      let isTuple = lexeme.spaced || !followsOperand(open)
      list(open, close, closeMustBreak: isParameters || isTuple, trailingComma: false)
    }
  }

  private func followsOperand(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = lexemes[index - 1]
    return before.kind == .word || before.kind == .close
      || (before.kind == .unary
        && (before.text.hasSuffix("?") || before.text.hasSuffix("!")
          || before.text.hasSuffix(">")))
  }

  private mutating func list(
    _ open: Int, _ close: Int, closeMustBreak: Bool, trailingComma: Bool
  ) {
    text(lexemes[open])
    let parts = split(open + 1..<close)
    lineBreak(.open, 0)
    begin()
    for (index, part) in parts.enumerated() {
      if index > 0 { lineBreak(.same) }
      begin()
      expression(part)
      end()
    }
    if trailingComma { tokens.append(.trailingComma) }
    lineBreak(.close(mustBreak: closeMustBreak), 0)
    end()
    tokens.append(.text(lexemes[close].text))
  }

  private mutating func closure(_ open: Int, _ close: Int) {
    if open > 0, lexemes[open - 1].text == ")" { lineBreak(.reset) }
    text(lexemes[open])
    var start = open + 1
    if let signature = (start..<close).first(where: { lexemes[$0].text == "in" }) {
      for index in start...signature { text(lexemes[index]) }
      start = signature + 1
    }
    lineBreak(.open)
    begin()
    expression(start..<close)
    lineBreak(.close(mustBreak: true))
    end()
    tokens.append(.text(lexemes[close].text))
  }
}
