import FeatureDiagnostics
import FeatureSyntax

/// Whether a space stands between two tokens of a line.
struct Spacing {
  /// Whether both tokens are parts of a type.
  var isInType: Bool
  /// Whether a ternary awaits its `:`.
  var awaitsColon: Bool

  /// Whether a space belongs between `first` and `second`.
  func hasSpace(between first: Token, _ second: Token, _ source: SourceText) -> Bool {
    // An operator given as a function stands alone: `reduce(0, +)`.
    if first.kind == .infixOperator, Self.isCloser(second.kind) || second.kind == .comma {
      return false
    }
    if let answer = afterRule(first, second, source) { return answer }
    if let answer = beforeRule(first, second, source) { return answer }
    return first.fullEnd > first.end || second.hasSpaceBefore
  }

  /// What the first token alone decides.
  private func afterRule(_ first: Token, _ second: Token, _ source: SourceText) -> Bool? {
    switch first.kind {
    case .leftParen, .leftBracket, .interpolationOpen, .stringOpen, .stringText,
      .interpolationClose, .prefixOperator, .at, .backslash, .period, .verbatimText:
      return false
    case .leftBrace:
      return second.kind != .rightBrace && second.kind != .verbatimText
    case .comma, .semicolon:
      return !Self.isCloser(second.kind)
    case .equal, .infixQuestion, .arrow:
      return true
    case .infixOperator:
      return isTight(first, source) ? nil : !isInType
    case .colon:
      return !(second.kind == .rightBracket || Self.isCloser(second.kind))
    default:
      return nil
    }
  }

  /// What the second token decides.
  private func beforeRule(_ first: Token, _ second: Token, _ source: SourceText) -> Bool? {
    switch second.kind {
    case .rightParen, .rightBracket, .comma, .semicolon, .postfixOperator, .postfixQuestion,
      .postfixExclamation, .interpolationClose, .interpolationOpen, .stringText, .stringClose,
      .verbatimText:
      return false
    case .rightBrace, .leftBrace:
      return true
    case .equal, .infixQuestion, .arrow:
      return true
    case .infixOperator:
      return isTight(second, source) ? nil : !isInType
    case .colon:
      return awaitsColon
    case .identifier, .keyword:
      return Self.isCloser(first.kind) || first.kind == .rightBrace || first.kind == .stringClose
        ? true : nil
    case .prefixOperator:
      return source.text(second.range) == "<" ? false : nil
    default:
      return nil
    }
  }

  /// Ranges are written with or without spaces, as their author did: what stands beside them may
  /// grow together with them.
  private func isTight(_ token: Token, _ source: SourceText) -> Bool {
    let text = source.text(token.range)
    return text == "..." || text == "..<"
  }

  private static func isCloser(_ kind: TokenKind) -> Bool {
    kind == .rightParen || kind == .rightBracket
  }
}
