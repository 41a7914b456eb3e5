import FeatureDiagnostics
import FeatureSyntax

/// Prints the tokens of a tree with their comments, in one pass.
struct LayoutPrinter {
  private let tree: SyntaxTree
  private let plan: FormattingPlan
  private var output: [UInt8] = []
  private var open: [Opener] = []
  private var previous: Int?
  /// The level and first token of the line that is being printed.
  private var lineLevel = 0
  private var lineStart: Int?
  /// The level of the blocks that the line opens: that of the declaration which it goes on with.
  private var blockLevel = 0

  /// A bracket that is open, and the level of the line it stands on.
  private struct Opener {
    var token: Int
    var level: Int
    /// The ternaries whose `:` is awaited inside it.
    var ternaries = 0
  }

  init(_ tree: SyntaxTree, _ plan: FormattingPlan) {
    self.tree = tree
    self.plan = plan
    output.reserveCapacity(tree.source.bytes.count)
  }

  /// The formatted bytes.
  mutating func run() -> [UInt8] {
    for (index, token) in tree.tokens.enumerated() where !token.isMissing {
      printLeading(index, token)
      track(index, token)
      append(token.range)
      printTrailing(index, token)
      previous = index
    }
    while output.last == 0x0A || output.last == 0x20 { output.removeLast() }
    if !output.isEmpty { output.append(0x0A) }
    return normalised()
  }

  /// CR LF and CR as LF.
  private func normalised() -> [UInt8] {
    guard output.contains(0x0D) else { return output }
    var result: [UInt8] = []
    for (index, byte) in output.enumerated() {
      if byte == 0x0A, index > 0, output[index - 1] == 0x0D { continue }
      result.append(byte == 0x0D ? 0x0A : byte)
    }
    return result
  }

  private mutating func append(_ range: SourceRange) {
    output.append(contentsOf: tree.source.bytes[range.start..<range.end])
  }

  // MARK: What is open

  private mutating func track(_ index: Int, _ token: Token) {
    switch token.kind {
    case .leftBrace:
      open.append(Opener(token: index, level: blockLevel))
    case .leftParen, .leftBracket, .interpolationOpen:
      open.append(Opener(token: index, level: lineLevel))
    case .rightBrace, .rightParen, .rightBracket, .interpolationClose:
      _ = open.popLast()
    case .infixQuestion:
      if !open.isEmpty { open[open.count - 1].ternaries += 1 }
    case .colon:
      if let last = open.last, last.ternaries > 0 { open[open.count - 1].ternaries -= 1 }
    default:
      break
    }
  }

  private static func isCloser(_ kind: TokenKind) -> Bool {
    kind == .rightBrace || kind == .rightParen || kind == .rightBracket
  }

  /// The level of a line that begins with the token at `index`.
  private func level(of index: Int, _ token: Token) -> Int {
    if Self.isCloser(token.kind) { return closingLevel(from: index) }
    let base = open.last.map { $0.level + 1 } ?? 0
    if plan.beginsCase[index] { return max(0, base - 1) }
    guard continues(index, token) else { return base }
    if token.kind == .leftBrace || token.word == .else || token.word == .when { return base }
    if token.kind == .period, let start = lineStart {
      let first = tree.tokens[start]
      if first.kind == .period || Self.isCloser(first.kind) { return lineLevel }
    }
    return base + 1
  }

  /// The level of the line on which the last of the brackets was opened that close here.
  private func closingLevel(from index: Int) -> Int {
    var depth = open.count
    var next = index
    var level = 0
    while next < tree.tokens.count, depth > 0, Self.isCloser(tree.tokens[next].kind),
      next == index || !tree.tokens[next].startsLine
    {
      depth -= 1
      level = open[depth].level
      next += 1
    }
    return level
  }

  /// Whether the token goes on with what stands on the line before.
  private func continues(_ index: Int, _ token: Token) -> Bool {
    if plan.beginsItem[index] || token.kind == .endOfFile { return false }
    guard let previous, let last = open.last, tree.tokens[last.token].kind != .leftBrace else {
      return true
    }
    return previous != last.token && tree.tokens[previous].kind != .comma
  }

  // MARK: Before a token

  private mutating func printLeading(_ index: Int, _ token: Token) {
    if plan.isFrozen[index], !plan.beginsFrozen[index] {
      append(token.leadingTrivia)
      if token.startsLine { lineStart = index }
      return
    }
    guard token.startsLine, token.kind != .endOfFile || !isBlank(token) else {
      printInline(index, token)
      return
    }
    let level = level(of: index, token)
    printComments(token, level: Self.isCloser(token.kind) ? level + 1 : level)
    lineLevel = level
    lineStart = index
    let goesOn = level > 0 && token.kind != .period && continues(index, token)
    blockLevel = goesOn && !Self.isCloser(token.kind) ? open.last.map { $0.level + 1 } ?? 0 : level
    let frozen = plan.beginsFrozen[index] ? column(of: token) : level * 2
    output.append(contentsOf: [UInt8](repeating: 0x20, count: frozen))
  }

  private func isBlank(_ token: Token) -> Bool {
    TriviaReader(tree.source, token.leadingTrivia).comments().isEmpty
  }

  /// The blanks before a token that begins a line.
  private func column(of token: Token) -> Int {
    var start = token.start
    while start > 0, tree.source.bytes[start - 1] == 0x20 || tree.source.bytes[start - 1] == 0x09 {
      start -= 1
    }
    return token.start - start
  }

  /// The comments on the lines before a token, and the blank lines among them.
  private mutating func printComments(_ token: Token, level: Int) {
    let reader = TriviaReader(tree.source, token.leadingTrivia)
    let indentation = [UInt8](repeating: 0x20, count: level * 2)
    var isFirst = true
    for comment in reader.comments() {
      breakLine(comment.newlinesBefore, isFirst: isFirst, isLast: false)
      isFirst = false
      if output.last == 0x0A || output.isEmpty { output.append(contentsOf: indentation) }
      append(comment.range)
      trimBlanks()
    }
    breakLine(
      max(1, reader.newlinesAtEnd()), isFirst: isFirst, isLast: Self.isCloser(token.kind))
  }

  /// Ends the line, and leaves a blank one where there were some, but for the edges of a block.
  private mutating func breakLine(_ newlines: Int, isFirst: Bool, isLast: Bool) {
    guard !output.isEmpty else { return }
    trimBlanks()
    guard newlines > 0 else {
      output.append(0x20)
      return
    }
    output.append(0x0A)
    let opens = isFirst && previous.map { tree.tokens[$0].kind == .leftBrace } ?? false
    if newlines > 1, !opens, !isLast { output.append(0x0A) }
  }

  private mutating func trimBlanks() {
    while output.last == 0x20 || output.last == 0x09 { output.removeLast() }
  }

  private mutating func printInline(_ index: Int, _ token: Token) {
    guard let previous else { return }
    let first = tree.tokens[previous]
    let comments = TriviaReader(tree.source, SourceRange(first.end, token.start)).comments()
    if !comments.isEmpty {
      if output.last != 0x20 { output.append(0x20) }
      return
    }
    let awaitsColon = (open.last?.ternaries ?? 0) > 0
    let spacing = Spacing(
      isInType: plan.isInType[previous] && plan.isInType[index], awaitsColon: awaitsColon)
    if spacing.hasSpace(between: first, token, tree.source) { output.append(0x20) }
  }

  // MARK: After a token

  private mutating func printTrailing(_ index: Int, _ token: Token) {
    guard !token.trailingTrivia.isEmpty else { return }
    // What is missing is not printed: the token after it decides.
    let next = tree.tokens[(index + 1)...].firstIndex { !$0.isMissing }
    if plan.isFrozen[index], let next, plan.isFrozen[next], !plan.beginsFrozen[next] {
      append(token.trailingTrivia)
      return
    }
    for comment in TriviaReader(tree.source, token.trailingTrivia).comments() {
      output.append(contentsOf: comment.isBlock ? [0x20] : [0x20, 0x20])
      append(comment.range)
      trimBlanks()
    }
  }
}
