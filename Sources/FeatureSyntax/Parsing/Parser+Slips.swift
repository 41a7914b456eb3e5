import FeatureDiagnostics

/// What people write by habit from Swift and other languages: each is reported once, with what it is
/// here, and read as it was meant.
extension Parser {
  /// `lazy var`, `static let` and the like where a member takes no such word.
  mutating func skipModifiers() {
    while ForeignWord.modifiers.contains(spelling(current)), isBeforeMember(index) {
      let word = spelling(current)
      report(
        .swiftOnly, "'\(word)' is not in this language", at: current.range,
        hint: "what stands in a state or feature takes no such word",
        fixTitle: "remove '\(word)'", fixes: [TextEdit(SourceRange(here, peek().start), "")])
      node(.unexpected) { $0.take() }
    }
  }

  private func isBeforeMember(_ index: Int) -> Bool {
    let next = tokens[min(index + 1, tokens.count - 1)]
    guard !next.startsLine else { return false }
    switch next.word {
    case .var, .let, .func, .struct, .enum, .private, .public, .static: return true
    default: return ForeignWord.modifiers.contains(spelling(next)) && isBeforeMember(index + 1)
    }
  }

  /// `and` and `or` between two operands, read as `&&` and `||`.
  mutating func wordOperator() -> Name? {
    guard at(.identifier), !startsLine, !peek().startsLine, peek().beginsOperand,
      let symbol = ForeignWord.symbol(spelling(current)), symbol != "!"
    else { return nil }
    let word = spelling(current)
    let name = Name(symbol, current.range)
    report(
      .unknownOperator, "'\(word)' is written '\(symbol)'", at: current.range,
      hint: "there are && for and, || for or, and ! for not", fixTitle: "write '\(symbol)'",
      fixes: [TextEdit(current.range, symbol)])
    take()
    return name
  }

  /// Whether `not` stands before what it is to negate.
  var isWordNegationAhead: Bool {
    spelling(current) == "not" && peek().isWord && !peek().startsLine && peek().beginsOperand
      && peek().word != .in
  }

  mutating func reportWordNegation() {
    report(
      .unknownOperator, "'not' is written '!'", at: current.range,
      hint: "there are && for and, || for or, and ! for not", fixTitle: "write '!'",
      fixes: [TextEdit(SourceRange(here, peek().start), "!")])
    take()
  }

  /// `++` and `--` after a statement's expression.
  mutating func reportStep() -> Bool {
    let text = spelling(current)
    guard text == "++" || text == "--" else { return false }
    let sign = text == "++" ? "+=" : "-="
    report(
      .unknownOperator, "'\(text)' is not an operator of this language", at: current.range,
      hint: "write '\(sign) 1'", fixTitle: "write '\(sign) 1'",
      fixes: [TextEdit(current.range, " \(sign) 1")])
    return true
  }

  /// Whether a word that is a keyword of Swift goes on as a name does: `default += 1`.
  var isKeywordUsedAsName: Bool {
    guard current.kind == .keyword else { return false }
    let next = peek()
    guard !next.startsLine else { return false }
    return next.kind == .equal || next.kind == .period && !next.hasSpaceBefore
      || next.kind == .infixOperator && OperatorFold.assignments.contains(spelling(next))
  }

  /// `for (var i = 0; …)`: reported, and skipped up to its block.
  mutating func cStyleFor() -> Bool {
    guard at(.leftParen), peek().word == .var || peek().word == .let,
      peek(2).isWord, peek(3).kind == .equal
    else { return false }
    report(
      .swiftOnly, "a 'for' with three parts is not in this language", at: current.range,
      hint: "go through a range: 'for i in 0..<3 { … }'")
    isPanicking = true
    skipBalanced()
    return true
  }

  /// What is wrong before the block of `what`, in the words of what was meant.
  mutating func reportBeforeBlock(_ what: String) {
    let message = "\(found) is unexpected here; '{' should follow \(what)"
    let isAction = what.hasPrefix("'action")
    switch current.word {
    case .async, .throws:
      report(
        .unexpectedToken, message, at: current.range,
        hint: isAction
          ? "an action runs at once; what fails or takes time is an effect that it runs"
          : ForeignWord.hint(current.word))
    case .if where isAction:
      report(
        .unexpectedToken, message, at: current.range,
        hint: "a condition for the whole action is a guard: 'when …'", fixTitle: "write 'when'",
        fixes: [TextEdit(current.range, "when")])
    default:
      report(
        .unexpectedToken, message, at: current.range,
        hint: at(.arrow) && isAction
          ? "an action gives nothing back; what computes a value is a func" : nil)
    }
  }

  /// What follows a member or statement on its line and does not belong there.
  mutating func reportAfterItem(_ what: String) {
    if reportStep() { return }
    let message = "\(found) is unexpected here; \(what) ends with its line"
    switch current.word {
    case .when:
      report(
        .unexpectedToken, message, at: current.range,
        hint: "a guard stands before the body: 'action name when … { … }'")
    default:
      let isObserved =
        at(.leftBrace)
        && (peek().text(in: source) == "didSet" || peek().text(in: source) == "willSet")
      report(
        .unexpectedToken, message, at: current.range,
        hint: isObserved
          ? "a field has no observers; its changes are heard by 'onChange(field) { … }'" : nil)
    }
  }

  /// The arrow of a function's result, or what was written for it.
  mutating func resultArrow() -> Bool {
    if take(.arrow) { return true }
    guard !current.startsLine, !isPanicking else { return false }
    if at(.infixOperator) || at(.prefixOperator), spelling(current) == "=>" {
      report(
        .missingPunctuation, "a result is written '->', not '=>'", at: current.range,
        hint: "write '->'", fixTitle: "write '->'", fixes: [TextEdit(current.range, "->")])
      take()
      return true
    }
    guard at(.identifier) || at(.leftBracket), peek().kind == .leftBrace || at(.leftBracket)
    else { return false }
    report(
      .missingPunctuation, "'->' is missing before the result", at: gap, hint: "write '->' here",
      fixTitle: "insert '->'", fixes: [TextEdit(gap, " ->")])
    return true
  }
}

extension Token {
  /// Whether an operand can begin with it.
  var beginsOperand: Bool {
    switch kind {
    case .identifier, .integer, .float, .stringOpen, .leftParen, .leftBracket, .period,
      .prefixOperator, .closureParameter, .projection:
      true
    case .keyword: word == .true || word == .false || word == .nil || word == .self
    default: false
    }
  }

  /// Its text.
  func text(in source: SourceText) -> String { source.text(range) }
}
