extension LayoutStream {
  /// A value, a type or a pattern.
  mutating func expression(_ range: Range<Int>) {
    var index = range.lowerBound
    var groups = 0
    while index < range.upperBound {
      let lexeme = lexemes[index]
      switch lexeme.kind {
      case .open:
        if let partner = partners[index], partner < range.upperBound {
          bracket(index, partner)
          index = partner
        } else if lexeme.text == "{", lexeme.spaced, index > 0,
          isBody || lexemes[index - 1].text == ")"
        {
          lineBreak(.reset)
          text(lexeme)
          // What a closure is given stands below its brace where it does not fit beside it.
          if lexemes[range.upperBound - 1].text == "in" { lineBreak(.open) }
        } else {
          text(lexeme)
        }
      case .binary where isAssignment(lexeme.text): groups += assignment(index, range)
      case .binary where lexeme.text == "?": index = choice(index, range)
      case .binary: index = operation(index, range)
      case .word where isWordOperator(index) && lexeme.spaced:
        lineBreak(.continue)
        text(lexeme)
      case .word where lexeme.text == "return" && startsWithParenthesis(index + 1, range):
        text(lexeme)
        lineBreak(.continue)
        begin()
        groups += 1
        unshifted = index + 1
      case .word where lexeme.text == "where" && statement == .pattern:
        lineBreak(.same)
        begin()
        groups += 1
        text(lexeme)
      case .sign where lexeme.text == ".": member(index, range)
      case .sign where lexeme.text == ":": groups += colon(index, range)
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
  mutating func assignment(_ index: Int, _ range: Range<Int>) -> Int {
    text(lexemes[index])
    guard index + 1 < range.upperBound else { return 0 }
    lineBreak(.continue)
    guard isCompound(index + 1..<range.upperBound) else { return 0 }
    begin()
    return 1
  }

  /// Another operator with the operand after it, which is kept together: the last index taken.
  mutating func operation(_ index: Int, _ range: Range<Int>) -> Int {
    let rank = Self.rank(lexemes[index].text)
    lineBreak(rank > 0 ? .logical : .continue)
    text(lexemes[index])
    var end = index + 1
    while end < range.upperBound, !endsOperand(end, ofRank: rank) {
      guard let partner = partners[end] else {
        if lexemes[end].kind == .open { break }
        end += 1
        continue
      }
      end = min(partner + 1, range.upperBound)
    }
    guard end > index + 2 else { return index }
    if end + 1 == range.upperBound, lexemes[end].text == "," { end += 1 }
    begin()
    expression(index + 1..<end)
    self.end()
    return end - 1
  }

  /// How far the operand of an operator reaches: over those of lower rank.
  static func rank(_ sign: String) -> Int {
    switch sign {
    case "||": 2
    case "&&": 1
    default: 0
    }
  }

  /// Whether `&&` or `||` joins the range.
  func hasLogic(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if Self.rank(lexemes[index].text) > 0 { return true }
      index = (partners[index] ?? index) + 1
    }
    return false
  }

  /// The two values of a ternary operator, each kept together: the last index taken.
  mutating func choice(_ index: Int, _ range: Range<Int>) -> Int {
    var end = index + 1
    var depth = 0
    var colon: Int?
    while end < range.upperBound, lexemes[end].text != "," {
      if lexemes[end].kind == .binary, lexemes[end].text == "?" { depth += 1 }
      if lexemes[end].text == ":", lexemes[end].spaced {
        if depth == 0 { colon = colon ?? end } else { depth -= 1 }
      }
      end = min((partners[end] ?? end) + 1, range.upperBound)
    }
    guard let colon else { return operation(index, range) }
    if end + 1 == range.upperBound, lexemes[end].text == "," { end += 1 }
    lineBreak(.openContinuation)
    begin()
    text(lexemes[index])
    expression(index + 1..<colon)
    lineBreak(.same)
    begin()
    text(lexemes[colon])
    expression(colon + 1..<end)
    self.end()
    self.end()
    lineBreak(.unindent, 0)
    return end - 1
  }

  /// Whether the operand of an operator ends before the lexeme.
  func endsOperand(_ index: Int, ofRank rank: Int) -> Bool {
    let lexeme = lexemes[index]
    switch lexeme.kind {
    case .binary: return rank == 0 || lexeme.text == "?" || Self.rank(lexeme.text) >= rank
    case .sign: return lexeme.text == "," || (lexeme.text == ":" && lexeme.spaced)
    case .word:
      return (rank == 0 && isWordOperator(index))
        || (lexeme.text == "where" && statement == .pattern)
    case .unary, .open, .close, .comment: return false
    }
  }

  /// Whether a word joins two operands; as a label it does not.
  func isWordOperator(_ index: Int) -> Bool {
    Self.wordOperators.contains(lexemes[index].text)
      && !(index + 1 < lexemes.count && lexemes[index + 1].text == ":")
  }

  /// Whether a value begins with one in parentheses.
  func startsWithParenthesis(_ index: Int, _ range: Range<Int>) -> Bool {
    guard index < range.upperBound, lexemes[index].text == "(", let close = partners[index] else {
      return false
    }
    return close < range.upperBound && split(index + 1..<close).count == 1
  }

  /// Whether the operator assigns.
  func isAssignment(_ sign: String) -> Bool {
    let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!=="]
    return sign.hasSuffix("=") && !comparisons.contains(sign)
  }

  /// Whether the right side of an assignment is kept together on a line of its own.
  func isCompound(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var last = index
    while index < range.upperBound {
      let lexeme = lexemes[index]
      if lexeme.kind == .binary || isWordOperator(index) { return true }
      if lexeme.text == "{", partners[index] == nil { return false }
      last = index
      index = (partners[index] ?? index) + 1
    }
    guard last > range.lowerBound else { return false }
    if lexemes[last].text == "[" { return !lexemes[last].spaced && followsOperand(last) }
    return lexemes[last].kind == .word && lexemes[last - 1].text == "."
  }

  /// A member of what stands before; nothing is broken before an implicit one or a type's.
  mutating func member(_ index: Int, _ range: Range<Int>) {
    let lexeme = lexemes[index]
    if !lexeme.spaced, index - 1 > range.lowerBound, isOperandEnd(index - 1),
      !isBase(index - 1, range)
    {
      lineBreak(.continue, 0)
    }
    text(lexeme)
  }

  /// Whether a value may end with the lexeme.
  func isOperandEnd(_ index: Int) -> Bool {
    let lexeme = lexemes[index]
    return lexeme.kind == .word || lexeme.kind == .close || lexeme.kind == .unary
  }

  /// Whether the lexeme is a single name that a path begins with.
  func isBase(_ index: Int, _ range: Range<Int>) -> Bool {
    guard lexemes[index].kind == .word else { return false }
    guard index > range.lowerBound else { return true }
    return lexemes[index - 1].text != "."
  }

  /// A colon: a line may be broken after that of a label or of a variable. The type of a function is
  /// kept together: how many groups it opened up to the end of the range.
  mutating func colon(_ index: Int, _ range: Range<Int>) -> Int {
    let lexeme = lexemes[index]
    if lexeme.spaced {
      lineBreak(.continue)
      text(lexeme)
      return 0
    }
    text(lexeme)
    guard index + 1 < range.upperBound, lexemes[index + 1].spaced,
      statement != .inheritance || index > 3
    else { return 0 }
    guard lexemes[index + 1].text == "(" else {
      lineBreak(.continue)
      return 0
    }
    guard isStoredFunction(index, range) else { return 0 }
    lineBreak(.continue)
    begin()
    return 1
  }

  /// Whether a colon stands before the function type of a stored variable.
  private func isStoredFunction(_ index: Int, _ range: Range<Int>) -> Bool {
    statement == .variable && range == lexemes.indices && index + 2 < range.upperBound
      && lexemes[index + 2].text.hasPrefix("@")
      && !lexemes.contains { $0.kind == .binary && $0.text == "=" }
  }
}
