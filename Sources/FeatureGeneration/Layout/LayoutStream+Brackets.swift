extension LayoutStream {
  /// A bracket with what it encloses.
  mutating func bracket(_ open: Int, _ close: Int) {
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
      if isTuple, lexemes[open + 1].text.hasPrefix("@") { return functionType(open, close) }
      if isTuple, split(inside).count == 1 { return parentheses(open, close) }
      let isFollowed = isChained(close) || hasTrailingClosure(open, close)
      list(
        open, close, closeMustBreak: isParameters || isTuple || isFollowed, trailingComma: false)
    }
  }

  /// Whether a member of what the bracket ends follows, on the same line or on the next.
  private func isChained(_ close: Int) -> Bool {
    close + 1 < lexemes.count ? lexemes[close + 1].text == "." : continues
  }

  /// Whether a closure stands behind the arguments of a call.
  private func hasTrailingClosure(_ open: Int, _ close: Int) -> Bool {
    guard statement == .other, close + 1 < lexemes.count, followsOperand(open) else { return false }
    return lexemes[close + 1].text == "{" && lexemes[close + 1].spaced
  }

  /// Whether a bracket stands right behind a value.
  func followsOperand(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = lexemes[index - 1]
    return before.kind == .word || before.kind == .close
      || (before.kind == .unary
        && (before.text.hasSuffix("?") || before.text.hasSuffix("!")
          || before.text.hasSuffix(">")))
  }

  /// Parentheses around the type of a function, whose commas are those of its generic arguments.
  mutating func functionType(_ open: Int, _ close: Int) {
    text(lexemes[open])
    lineBreak(.open, 0)
    begin()
    expression(open + 1..<close)
    end()
    lineBreak(.close(mustBreak: true), 0)
    tokens.append(.text(lexemes[close].text))
  }

  /// Parentheses around one value, which stay close to it.
  mutating func parentheses(_ open: Int, _ close: Int) {
    text(lexemes[open])
    let shifts = open != unshifted
    if shifts { lineBreak(.indent, 0) }
    begin()
    expression(open + 1..<close)
    end()
    if shifts { lineBreak(.unindent, 0) }
    tokens.append(.text(lexemes[close].text))
  }

  /// Elements between brackets.
  mutating func list(
    _ open: Int, _ close: Int, closeMustBreak: Bool, trailingComma: Bool
  ) {
    text(lexemes[open])
    if let literal = onlyLiteral(open, close) {
      for index in open + 1..<literal { text(lexemes[index]) }
      bracket(literal, close - 1)
      tokens.append(.text(lexemes[close].text))
      return
    }
    let parts = split(open + 1..<close)
    lineBreak(.open, 0)
    begin()
    for (index, part) in parts.enumerated() {
      if index > 0 { lineBreak(hasLogic(parts[index - 1]) ? .afterLogical : .same) }
      begin()
      expression(part)
      end()
    }
    if trailingComma { tokens.append(.trailingComma) }
    end()
    let staysBeside = lexemes[open].text == "(" && !closeMustBreak && endsWithLiteral(close)
    let isLogical = !closeMustBreak && parts.last.map(hasLogic) == true
    let back: LayoutToken.Break = isLogical ? .closeAfterLogical : .close(mustBreak: closeMustBreak)
    lineBreak(staysBeside ? .unindent : back, 0)
    tokens.append(.text(lexemes[close].text))
  }

  /// Whether the last argument before a parenthesis is a collection literal with a label.
  func endsWithLiteral(_ close: Int) -> Bool {
    guard lexemes[close - 1].text == "]",
      let open = partners.first(where: { $0.value == close - 1 })?.key
    else { return false }
    return open > 0 && lexemes[open - 1].text == ":"
  }

  /// Where the only argument begins, if it is a collection literal, which is broken by itself.
  func onlyLiteral(_ open: Int, _ close: Int) -> Int? {
    guard lexemes[open].text == "(", split(open + 1..<close).count == 1 else { return nil }
    var start = open + 1
    if start + 2 < close, lexemes[start].kind == .word, lexemes[start + 1].text == ":" {
      start += 2
    }
    return lexemes[start].text == "[" && partners[start] == close - 1 ? start : nil
  }

  /// A closure on one line, or one with its body on lines of its own.
  mutating func closure(_ open: Int, _ close: Int) {
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
    end()
    lineBreak(.close(mustBreak: true))
    tokens.append(.text(lexemes[close].text))
  }
}
