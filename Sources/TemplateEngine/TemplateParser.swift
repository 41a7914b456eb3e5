/// Parses one file; what is wrong is collected, so that one run finds everything.
struct TemplateParser {
  /// A tag, split into its first word and the rest.
  struct Tag {
    /// The first word.
    var word: String
    /// A parser of what follows the word.
    var rest: ExpressionParser
    /// Where the tag begins.
    var position: Position
    /// The line that the tag had for itself.
    var line: VanishedLine?
  }

  /// A tag whose body is being parsed.
  struct Opening {
    /// Its word.
    var word: String
    /// Where it begins.
    var position: Position
    /// The words that end the body.
    var ends: Set<String>
  }

  /// The words that only go on with or end what another word began.
  static let continuations: Set<String> = [
    "elif", "else", "endif", "empty", "endfor", "endset", "endmacro", "endblock",
  ]
  /// The words that begin something.
  static let statements: Set<String> = [
    "if", "for", "set", "macro", "call", "include", "extends", "block", "super", "raw",
  ]

  let bytes: [UInt8]
  let fileIndex: Int
  let maximumDepth: Int
  /// The file as far as it is parsed.
  var file: ParsedFile
  /// Where the first thing stands that a file which extends another cannot print.
  private var firstLoose: Position?
  private var pieces: [Piece] = []
  private var next = 0
  private var openings: [Opening] = []

  private init(_ source: TemplateSource, index: Int, layer: Int, maximumDepth: Int) {
    self.bytes = Array(source.text.utf8)
    self.fileIndex = index
    self.maximumDepth = maximumDepth
    self.file = ParsedFile(name: source.name, path: source.path, layer: layer)
  }

  /// The parsed form of `source`, which is file `index` of its library.
  static func parse(
    _ source: TemplateSource, index: Int, layer: Int, maximumDepth: Int
  ) -> ParsedFile {
    var parser = TemplateParser(source, index: index, layer: layer, maximumDepth: maximumDepth)
    parser.parse()
    return parser.file
  }

  private mutating func parse() {
    let scanned = PieceScanner.pieces(of: bytes, file: file.path)
    pieces = scanned.pieces
    file.errors = scanned.errors
    let unit = Unit(kind: .file, file: fileIndex, position: Position(line: 1, column: 1))
    file.units.append(unit)
    var scope = Scope(unit)
    while next < pieces.count { scope.unit.body += body(&scope).nodes }
    file.units[0] = scope.unit
    if let base = file.base, let firstLoose {
      report(
        "this is never printed, for the file extends '\(base.name)'", at: firstLoose,
        hint: "only blocks and macros may stand in a file that extends another")
    }
    file.errors.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Notes what is wrong.
  mutating func report(
    _ message: String, at position: Position, nearest: String? = nil, hint: String? = nil
  ) {
    file.errors.append(
      TemplateError(message, at: position.place(in: file.path), nearest: nearest, hint: hint))
  }

  /// Parses what stands between `opening` and one of its ends, which is returned and taken.
  mutating func body(
    of opening: Opening, _ scope: inout Scope
  ) -> (nodes: [Node], end: Tag?) {
    openings.append(opening)
    defer { openings.removeLast() }
    guard openings.count <= maximumDepth else {
      if openings.count == maximumDepth + 1 {
        report("the tags nest too deeply", at: opening.position)
      }
      next = pieces.count
      return ([], nil)
    }
    let parsed = body(&scope)
    if parsed.end == nil, openings.count <= maximumDepth, !reportedDepth {
      report("'\(opening.word)' is never closed", at: opening.position)
    }
    return parsed
  }

  private var reportedDepth: Bool {
    file.errors.contains { $0.message == "the tags nest too deeply" }
  }

  /// Parses up to an end of an open tag or of the file.
  private mutating func body(_ scope: inout Scope) -> (nodes: [Node], end: Tag?) {
    var nodes: [Node] = []
    while next < pieces.count {
      let piece = pieces[next]
      next += 1
      switch piece.kind {
      case .comment: continue
      case .text:
        guard !piece.range.isEmpty else { continue }
        nodes.append(.text(Array(bytes[piece.range])))
        if bytes[piece.range].contains(where: { !Byte.isWhitespace($0) }) {
          noteLoose(piece.position)
        }
      case .output:
        noteLoose(piece.position)
        if let value = output(piece, &scope) { nodes.append(.output(value)) }
      case .tag:
        guard let tag = tag(piece) else { continue }
        if Self.continuations.contains(tag.word) {
          if openings.last?.ends.contains(tag.word) == true { return (nodes, tag) }
          if openings.contains(where: { $0.ends.contains(tag.word) }) {
            next -= 1
            return (nodes, nil)
          }
          reportStray(tag)
        } else {
          nodes += statement(tag, &scope)
        }
      }
    }
    return (nodes, nil)
  }

  /// Notes something outside of every tag, in case the file extends another.
  mutating func noteLoose(_ position: Position) {
    if openings.isEmpty, firstLoose == nil { firstLoose = position }
  }

  private mutating func output(_ piece: Piece, _ scope: inout Scope) -> Expression? {
    attempt { (parser) throws(TemplateError) in
      var rest = try parser.expressions(piece)
      let value = try rest.expression(&scope)
      try rest.expectEnd()
      return value
    }
  }

  private mutating func tag(_ piece: Piece) -> Tag? {
    attempt { (parser) throws(TemplateError) in
      var rest = try parser.expressions(piece)
      let first = rest.advance()
      guard case .name(let word) = first.kind else {
        throw TemplateError(
          "a tag begins with a word, not with \(first.description)",
          at: first.position.place(in: parser.file.path))
      }
      return Tag(word: word, rest: rest, position: piece.position, line: piece.line)
    }
  }

  private func expressions(_ piece: Piece) throws(TemplateError) -> ExpressionParser {
    let skipped = piece.content.lowerBound - piece.range.lowerBound
    let start = Position(line: piece.position.line, column: piece.position.column + skipped)
    let tokens = try TokenScanner.tokens(of: bytes[piece.content], at: start, file: file.path)
    return ExpressionParser(tokens, file: file.path, maximumDepth: maximumDepth)
  }

  /// Does something that may find a mistake, which is noted.
  @discardableResult
  mutating func attempt<Value>(
    _ work: (inout TemplateParser) throws(TemplateError) -> Value
  ) -> Value? {
    do throws(TemplateError) {
      return try work(&self)
    } catch {
      file.errors.append(error)
      return nil
    }
  }

  private mutating func reportStray(_ tag: Tag) {
    let opener =
      switch tag.word {
      case "elif", "else", "endif": "if"
      case "empty": "for"
      default: String(tag.word.dropFirst(3))
      }
    report("'\(tag.word)' without '\(opener)'", at: tag.position)
  }
}
