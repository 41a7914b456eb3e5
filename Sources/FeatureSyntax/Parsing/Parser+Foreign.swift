import FeatureDiagnostics

extension Parser {
  /// A statement of Swift that this language lacks: reported once and passed, with its blocks.
  mutating func foreignStatement() -> StatementSyntax.Kind {
    let word = spelling(current)
    switch current.word {
    case .try:
      return .expression(expression())
    case .else, .case, .default, .catch:
      report(.unexpectedToken, "'\(word)' is unexpected here", at: current.range)
      isPanicking = true
      skipToEnd()
      return .missing
    case .struct, .enum, .func, .class, .protocol, .extension, .import, .typealias, .`init`:
      report(
        .swiftOnly, "'\(word)' cannot be declared inside a block", at: current.range,
        hint: ForeignWord.hint(current.word))
    default:
      report(
        .swiftOnly, "'\(word)' is not in this language", at: current.range,
        hint: ForeignWord.hint(current.word))
    }
    isPanicking = true
    skipForeignBlocks()
    return .missing
  }

  /// Skips to the end of the line, with the blocks that begin on it, and with `catch` and `while`
  /// after them.
  mutating func skipForeignBlocks() {
    skipToEnd()
    while at(.catch) { skipToEnd() }
  }

  /// `class X { … }` and the like where a declaration stands.
  mutating func foreignDeclaration() {
    let word = spelling(current)
    report(
      .swiftOnly, "'\(word)' is not in this language", at: current.range,
      hint: ForeignWord.hint(current.word))
    isPanicking = true
    skipToEnd()
  }

  /// `@State private var x` and its relatives; true where one stood here and was passed.
  ///
  /// The attribute and an access word after it are skipped; what follows is read as if they were
  /// not there.
  mutating func skipWrapper(_ replacement: (String) -> String?) -> Bool {
    guard at(.at), peek().isWord, peek().word != .secret else { return false }
    let start = here
    let name = spelling(peek())
    var end = index + 2
    if tokens[end].kind == .leftParen, !tokens[end].hasSpaceBefore {
      while end < tokens.count - 1, tokens[end].kind != .rightParen, !tokens[end].startsLine {
        end += 1
      }
      end += 1
    }
    while end < tokens.count - 1, tokens[end].word == .private || tokens[end].word == .fileprivate {
      end += 1
    }
    var edits = [TextEdit(SourceRange(start, tokens[end].start), "")]
    let title: String
    if let word = replacement(name) {
      let isIntroduced = tokens[end].word == .var || tokens[end].word == .let
      let last = isIntroduced ? tokens[end].end : tokens[end].start
      edits = [TextEdit(SourceRange(start, last), word + (isIntroduced ? "" : " "))]
      title = "write '\(word)'"
    } else {
      title = "remove '@\(name)'"
    }
    report(
      .propertyWrapper, ForeignWord.owner(ofAttribute: name), at: SourceRange(start, peek().end),
      hint: ForeignWord.hint(forAttribute: name), fixTitle: title, fixes: edits)
    node(.unexpected) { parser in
      while parser.index < end, !parser.at(.endOfFile) { parser.take() }
    }
    return true
  }

  /// A word that begins nothing here: reported with the nearest one that does.
  mutating func unknownWord(
    _ rule: SyntaxRule, _ place: String, _ words: [Word], hint: String? = nil,
    fixTitle: String? = nil, fixes: [TextEdit] = []
  ) {
    let text = spelling(current)
    if current.isWord, let nearest = Nearest.name(to: text, among: words.map(\.rawValue)) {
      report(
        rule, "'\(text)' begins nothing in \(place); did you mean '\(nearest)'?",
        at: current.range, fixTitle: "write '\(nearest)'",
        fixes: [TextEdit(current.range, nearest)])
    } else if at(.hash) {
      report(
        rule, "'#' begins nothing in \(place)", at: current.range,
        hint: "a comment begins with '//'", fixTitle: "write '//'",
        fixes: [TextEdit(current.range, "//")])
    } else {
      let list = words.map(\.rawValue).joined(separator: ", ")
      report(
        rule, "\(found) begins nothing in \(place)", at: current.range,
        hint: hint ?? (rule == .unknownMember ? "\(place) holds \(list)" : nil), fixTitle: fixTitle,
        fixes: fixes)
    }
    isPanicking = true
    skipToEnd()
  }
}
