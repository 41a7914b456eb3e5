import FeatureDiagnostics

/// Cuts a text into tokens that cover every byte of it.
///
/// It never fails: what begins no token becomes an `invalid` one, and what is wrong about the text
/// alone (an unterminated string, a raw identifier …) is collected as findings.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  var findings: [Finding] = []
  /// The strings that are open around `position`, innermost last; the lexer is in an interpolation
  /// of the last one.
  var strings: [StringContext] = []
  /// Where the brace of the next `swift { … }` stands.
  var verbatimBrace: Int?

  /// A mistake that shows in the text alone.
  struct Finding: Hashable {
    var rule: SyntaxRule
    var range: SourceRange
    var fixes: [TextEdit] = []
  }

  /// A string whose interpolation is being read.
  struct StringContext {
    var start: Int
    var hashes: Int
    var isMultiline: Bool
    var parentheses: Int
  }

  /// The trivia before a token.
  struct Trivia {
    var start: Int
    var flags: Token.Flags
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5 + 2)
  }

  /// All tokens of the text; the last is the end of the file.
  mutating func run() {
    while true {
      let trivia = leadingTrivia()
      guard position < bytes.count else {
        closeStrings()
        emit(.endOfFile, trivia, from: position)
        return
      }
      if trivia.flags.contains(.newlineBefore), let open = strings.last, !open.isMultiline {
        closeStrings()
      }
      lexToken(trivia)
    }
  }

  private mutating func lexToken(_ trivia: Trivia) {
    let start = position
    let byte = bytes[start]
    if CharacterClass.isASCIIHead(byte) || byte >= 0x80 {
      lexWord(trivia)
    } else if CharacterClass.isDigit(byte) {
      lexNumber(trivia)
    } else {
      switch byte {
      case UInt8(ascii: "\""): lexString(trivia, hashes: 0)
      case UInt8(ascii: "#"): lexHash(trivia)
      case UInt8(ascii: "`"): lexEscaped(trivia)
      case UInt8(ascii: "$"): lexDollar(trivia)
      case UInt8(ascii: "'"): lexQuoted(trivia)
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"): lexBracket(byte, trivia)
      default:
        if let kind = Self.punctuation(byte) {
          position += 1
          emit(kind, trivia, from: start)
        } else if CharacterClass.isOperator(byte) {
          lexOperator(trivia)
        } else {
          position += 1
          emit(.invalid, trivia, from: start)
        }
      }
    }
  }

  private static func punctuation(_ byte: UInt8) -> TokenKind? {
    switch byte {
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    default: nil
    }
  }

  /// Parentheses are counted inside an interpolation; a brace may open verbatim Swift.
  private mutating func lexBracket(_ byte: UInt8, _ trivia: Trivia) {
    let start = position
    position += 1
    if byte == UInt8(ascii: "{") {
      emit(.leftBrace, trivia, from: start)
      if verbatimBrace == start { lexVerbatim(openedAt: start) }
    } else if byte == UInt8(ascii: "(") {
      if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
      emit(.leftParen, trivia, from: start)
    } else if let open = strings.last {
      strings[strings.count - 1].parentheses -= 1
      if open.parentheses > 0 {
        emit(.rightParen, trivia, from: start)
      } else {
        emit(.interpolationClose, trivia, from: start, trailing: false)
        strings.removeLast()
        lexStringRest(open)
      }
    } else {
      emit(.rightParen, trivia, from: start)
    }
  }

  /// Ends the strings that are open where they cannot go on, and reports the outermost.
  mutating func closeStrings() {
    guard let first = strings.first else { return }
    let end = tokens.last?.end ?? position
    let anchor = tokens.last?.fullEnd ?? position
    findings.append(Finding(rule: .unterminatedString, range: SourceRange(first.start, end)))
    for _ in strings {
      for kind in [TokenKind.interpolationClose, .stringClose] {
        insert(
          Token(
            kind, fullStart: anchor, start: anchor, end: anchor, fullEnd: anchor,
            flags: .missing))
      }
    }
    strings.removeAll()
  }

  /// Puts a missing token before what was read last of the next token's trivia.
  private mutating func insert(_ token: Token) { tokens.append(token) }

  /// Adds a token from `start` to `position`, and reads the trivia that trails it.
  mutating func emit(
    _ kind: TokenKind, word: Word? = nil, _ trivia: Trivia, from start: Int,
    flags: Token.Flags = [], trailing: Bool = true
  ) {
    let end = position
    if trailing { trailingTrivia() }
    tokens.append(
      Token(
        kind, word: word, fullStart: trivia.start, start: start, end: end, fullEnd: position,
        flags: trivia.flags.union(flags)))
  }

  /// The byte at `offset` after `position`, or 0 past the end.
  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  /// The text of a range as a string.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
