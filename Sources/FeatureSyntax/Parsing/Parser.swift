import FeatureDiagnostics

/// A recursive-descent parser that recovers: it records the tree as events, hands back the AST as
/// plain values, and collects findings.
///
/// Recovery: the first finding of a member or statement silences the rest of it (`isPanicking`),
/// so that one mistake gives one finding; the next member or statement starts afresh.
struct Parser {
  let source: SourceText
  let file: FileID
  let tokens: [Token]
  var index = 0
  var current: Token
  /// What is left of a token whose first part has been taken, such as the second `>` of `>>`.
  var isSplit = false
  var events: [ParseEvent] = []
  var diagnostics: [Diagnostic] = []
  let lexicalRanges: [SourceRange]
  var braces: BraceBalance
  /// How many opening braces were passed as too many, whose closing ones are not missing then.
  var surplusOpeners = 0
  /// How many of the braces that are missing before the token at `usedIndex` have been used.
  var usedClosers = 0
  var usedIndex = -1

  /// Where the brackets around each token close, found when they are first asked for.
  var lineClosers: [Int?] = []

  var isPanicking = false
  /// Whether a line's end ends what is being read; not inside `()` and `[]`.
  var newlinesMatter = true
  /// Whether `{` begins a block rather than a closure.
  var isInCondition = false
  /// How many blocks and expressions are open.
  var nesting = 0
  /// A bound for the height of the expressions read since the last reset.
  var height = 0
  /// Where the member or statement that is being read begins.
  var itemStart = 0
  /// The end of the last token that was taken.
  var lastEnd = 0

  /// How deep blocks and expressions may be nested.
  static let nestingLimit = 96
  /// How high an expression's tree may be.
  static let heightLimit = 400

  init(source: SourceText, file: FileID, lexer: Lexer) {
    self.source = source
    self.file = file
    let balance = BraceBalance(lexer.tokens, bytes: source.bytes)
    tokens = lexer.tokens
    braces = balance
    current = tokens[0]
    let textFindings = TextValidation.findings(in: source, as: file)
    lexicalRanges = (textFindings.map(\.location.range) + lexer.findings.map(\.range))
      .sorted { $0.start < $1.start }
    events.reserveCapacity(tokens.count * 2)
    diagnostics = textFindings
    for finding in lexer.findings {
      diagnostics.append(
        finding.rule.diagnostic(
          at: SourceLocation(file, finding.range),
          fixIts: finding.fixes.isEmpty
            ? [] : [FixIt(finding.rule.fixTitle, in: file, finding.fixes)]))
    }
  }

  /// The findings in the order of the text.
  func sortedDiagnostics() -> [Diagnostic] {
    diagnostics.sorted {
      ($0.location.range.start, $0.id.number, $0.location.range.end)
        < ($1.location.range.start, $1.id.number, $1.location.range.end)
    }
  }

  // MARK: Looking

  /// The token `offset` places after the current one.
  func peek(_ offset: Int = 1) -> Token { tokens[min(index + offset, tokens.count - 1)] }

  /// Whether the current token is of `kind`.
  func at(_ kind: TokenKind) -> Bool { current.kind == kind }

  /// Whether the current token spells `word`.
  func at(_ word: Word) -> Bool { current.word == word }

  /// Whether the current token is the operator `text`.
  func atOperator(_ text: String) -> Bool {
    switch current.kind {
    case .infixOperator, .prefixOperator, .postfixOperator: spelling(current) == text
    default: false
    }
  }

  /// Whether the current token begins a line that ends what came before.
  var startsLine: Bool { newlinesMatter && current.startsLine && index != itemStart }

  /// The text of a token, backticks included.
  func spelling(_ token: Token) -> String { source.text(token.range) }

  /// Where the text of the current token begins.
  var here: Int { current.start }

  /// The range from `start` to the end of the last token taken.
  func range(from start: Int) -> SourceRange { SourceRange(start, max(start, lastEnd)) }

  /// Whether the block that is open ends here, by a brace or by the want of one.
  var atBlockEnd: Bool {
    at(.rightBrace) || at(.endOfFile)
      || isCloserMissing
  }

  /// Whether a closing brace is missing before the current token.
  var isCloserMissing: Bool {
    (braces.missing[index] ?? 0) > (usedIndex == index ? usedClosers : 0)
  }

  // MARK: Taking

  /// Puts the current token into the tree and goes on to the next.
  mutating func take() {
    guard !at(.endOfFile) else { return }
    events.append(.token(current))
    lastEnd = current.end
    advance()
  }

  private mutating func advance() {
    isSplit = false
    index += 1
    current = tokens[index]
    skipForeignTokens()
    if surplusOpeners > 0, let count = braces.missing[index] {
      let cancelled = min(count, surplusOpeners)
      surplusOpeners -= cancelled
      braces.missing[index] = count - cancelled
    }
  }

  /// Characters that begin no token, and braces too many, are passed wherever they stand.
  mutating func skipForeignTokens() {
    while true {
      if braces.excess > 0, current.kind == .rightBrace, braces.surplus.contains(index) {
        braces.excess -= 1
        report(.surplusBrace, at: current.range, fixes: [TextEdit(current.range, "")])
      } else if current.kind == .invalid {
        report(.unknownCharacter, at: current.range)
        isPanicking = true
      } else {
        return
      }
      events.append(.start(.unexpected))
      events.append(.token(current))
      events.append(.finish)
      index += 1
      current = tokens[index]
    }
  }

  /// Takes the current token if it is of `kind`.
  mutating func take(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    take()
    return true
  }

  /// Takes the current token if it spells `word`.
  mutating func take(_ word: Word) -> Bool {
    guard at(word) else { return false }
    take()
    return true
  }

  /// Takes the first `length` bytes of the current token and leaves the rest as a token of its own.
  mutating func takePart(_ length: Int, as kind: TokenKind) {
    guard current.end - current.start > length else {
      current.kind = kind
      return take()
    }
    var first = current
    first.kind = kind
    first.end = first.start + length
    first.fullEnd = first.end
    events.append(.token(first))
    lastEnd = first.end
    current.start = first.end
    current.fullStart = first.end
    current.flags = []
    current.kind = restKind()
    isSplit = true
  }

  private func restKind() -> TokenKind {
    switch spelling(current) {
    case "=": .equal
    case "->": .arrow
    default: .infixOperator
    }
  }

  /// Puts a token that the text lacks into the tree.
  mutating func insertMissing(_ kind: TokenKind) {
    let place = current.fullStart
    events.append(
      .token(
        Token(
          kind, fullStart: place, start: place, end: place, fullEnd: place, flags: .missing)))
  }

  /// The place just after the last token, where something is missing.
  var gap: SourceRange { SourceRange(lastEnd, lastEnd) }

  // MARK: Nodes

  /// Wraps what `body` takes in a node of `kind`.
  mutating func node<Value>(_ kind: SyntaxKind, _ body: (inout Parser) -> Value) -> Value {
    events.append(.start(kind))
    let value = body(&self)
    events.append(.finish)
    return value
  }

  /// Runs `body` one level deeper; past the limit it reports that, skips what is there and gives
  /// `fallback`.
  mutating func nested<Value>(_ fallback: Value, _ body: (inout Parser) -> Value) -> Value {
    guard nesting < Self.nestingLimit else {
      report(.tooDeep, at: current.range)
      isPanicking = true
      skipBalanced()
      return fallback
    }
    nesting += 1
    let value = body(&self)
    nesting -= 1
    return value
  }
}
