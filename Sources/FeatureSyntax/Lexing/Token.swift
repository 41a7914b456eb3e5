public import FeatureDiagnostics

/// What a token is.
public enum TokenKind: Hashable, Sendable {
  /// A name or a contextual word.
  case identifier
  /// One of Swift's own keywords.
  case keyword
  case integer
  case float
  /// The opening quotes of a string, with its `#`.
  case stringOpen
  /// Text inside a string, escapes included.
  case stringText
  /// `\(` inside a string.
  case interpolationOpen
  /// The `)` that ends an interpolation.
  case interpolationClose
  /// The closing quotes of a string, with its `#`.
  case stringClose
  /// `$0`
  case closureParameter
  /// `$name`
  case projection
  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftBracket
  case rightBracket
  case comma
  case colon
  case semicolon
  case at
  case period
  case arrow
  case equal
  /// `?` straight after an operand.
  case postfixQuestion
  /// `?` of a ternary.
  case infixQuestion
  /// `!` straight after an operand.
  case postfixExclamation
  case prefixOperator
  case infixOperator
  case postfixOperator
  /// `_`
  case wildcard
  case backslash
  case hash
  /// The text between the braces of `swift { … }`.
  case verbatimText
  /// A character that begins no token.
  case invalid
  case endOfFile
}

/// One token, with the trivia around it.
///
/// The trivia up to and including the last newline before a token leads it; what follows a token on
/// its own line trails it. The full ranges of a file's tokens cover every byte of it exactly once.
public struct Token: Hashable, Sendable {
  /// What the token is.
  public var kind: TokenKind
  /// The word of the language it spells, unless it is escaped or no such word.
  public var word: Word?
  /// Where its leading trivia begins.
  public var fullStart: Int
  /// Where its text begins.
  public var start: Int
  /// Where its text ends.
  public var end: Int
  /// Where its trailing trivia ends.
  public var fullEnd: Int
  /// What stands around it.
  public var flags: Flags

  /// What stands around a token, or how it is written.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is the first token of its line.
    public static let newlineBefore = Flags(rawValue: 1)
    /// White space or a comment, or the start of the file, stands before it.
    public static let spaceBefore = Flags(rawValue: 2)
    /// A `///` comment stands before it.
    public static let documented = Flags(rawValue: 4)
    /// It is written in backticks.
    public static let escaped = Flags(rawValue: 8)
    /// The text does not have it; the parser put it in.
    public static let missing = Flags(rawValue: 16)
  }

  /// A token whose text stands at `start..<end`.
  public init(
    _ kind: TokenKind, word: Word? = nil, fullStart: Int, start: Int, end: Int, fullEnd: Int,
    flags: Flags
  ) {
    self.kind = kind
    self.word = word
    self.fullStart = fullStart
    self.start = start
    self.end = end
    self.fullEnd = fullEnd
    self.flags = flags
  }

  /// The bytes of its text, without trivia.
  public var range: SourceRange { SourceRange(start, end) }
  /// The bytes before its text that belong to it.
  public var leadingTrivia: SourceRange { SourceRange(fullStart, start) }
  /// The bytes after its text that belong to it.
  public var trailingTrivia: SourceRange { SourceRange(end, fullEnd) }
  /// Whether it is the first token of its line.
  public var startsLine: Bool { flags.contains(.newlineBefore) }
  /// Whether white space or a comment stands before it.
  public var hasSpaceBefore: Bool { flags.contains(.spaceBefore) }
  /// Whether the parser put it in.
  public var isMissing: Bool { flags.contains(.missing) }
  /// Whether it is a name, a contextual word or a keyword.
  public var isWord: Bool { kind == .identifier || kind == .keyword }
}
