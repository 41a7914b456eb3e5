import FeatureDiagnostics

extension Lexer {
  /// A run of operator characters, told apart by the white space around it as Swift does.
  mutating func lexOperator(_ trivia: Trivia) {
    let start = position
    let isLeftBound = self.isLeftBound(trivia)
    let first = bytes[start]
    if isLeftBound, first == UInt8(ascii: "?") || first == UInt8(ascii: "!"),
      !bindsBothSides(first)
    {
      position += 1
      emit(
        first == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation, trivia, from: start)
      return
    }
    skipOperator(allowsPeriod: first == UInt8(ascii: "."))
    emit(operatorKind(from: start, isLeftBound: isLeftBound), trivia, from: start)
  }

  /// `a??b` and `a!=b`: two characters that only make sense between two operands.
  private func bindsBothSides(_ first: UInt8) -> Bool {
    let second = first == UInt8(ascii: "?") ? UInt8(ascii: "?") : UInt8(ascii: "=")
    guard byte(1) == second else { return false }
    let next = byte(2)
    return CharacterClass.isASCIIHead(next) || CharacterClass.isDigit(next) || next >= 0x80
      || next == UInt8(ascii: "\"") || next == UInt8(ascii: "-")
  }

  private mutating func skipOperator(allowsPeriod: Bool) {
    while position < bytes.count, CharacterClass.isOperator(bytes[position]) {
      let byte = bytes[position]
      if byte == UInt8(ascii: "."), !allowsPeriod { return }
      if byte == UInt8(ascii: "/"),
        self.byte(1) == UInt8(ascii: "/") || self.byte(1) == UInt8(ascii: "*")
      {
        return
      }
      position += 1
    }
  }

  private func operatorKind(from start: Int, isLeftBound: Bool) -> TokenKind {
    switch text(start, position) {
    case ".": return .period
    case "=": return .equal
    case "->": return .arrow
    case "?": return .infixQuestion
    default: break
    }
    let isRightBound = self.isRightBound(isLeftBound: isLeftBound)
    if isLeftBound == isRightBound { return .infixOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  private func isLeftBound(_ trivia: Trivia) -> Bool {
    if trivia.flags.contains(.spaceBefore) { return false }
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .leftParen, .leftBrace, .leftBracket, .comma, .semicolon, .colon, .interpolationOpen,
      .prefixOperator, .infixOperator, .equal, .arrow, .infixQuestion, .backslash, .at:
      return false
    case .identifier, .keyword, .integer, .float, .stringOpen, .stringText, .interpolationClose,
      .stringClose, .closureParameter, .projection, .rightParen, .rightBrace, .rightBracket,
      .period, .postfixQuestion, .postfixExclamation, .postfixOperator, .wildcard, .hash,
      .verbatimText, .invalid, .endOfFile:
      return true
    }
  }

  private func isRightBound(isLeftBound: Bool) -> Bool {
    switch byte() {
    case 0, 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "."):
      // `x^.y` is a postfix operator and a member, `^.y` a prefix operator.
      !isLeftBound
    case UInt8(ascii: "/"):
      byte(1) != UInt8(ascii: "/") && byte(1) != UInt8(ascii: "*")
    default:
      true
    }
  }
}
