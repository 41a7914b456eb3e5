/// A word, a literal or a sign of an expression.
struct Token: Hashable, Sendable {
  /// What a token is.
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case name(String)
    /// A number.
    case integer(Int)
    /// A string, its escapes resolved.
    case string(String)
    /// A sign.
    case sign(String)
    /// The end of the tag.
    case end
  }

  /// What it is.
  var kind: Kind
  /// Where it begins.
  var position: Position

  /// The token in words, for messages.
  var description: String {
    switch kind {
    case .name(let name): "'\(name)'"
    case .integer(let value): "'\(value)'"
    case .string(let text): "\"\(text)\""
    case .sign(let sign): "'\(sign)'"
    case .end: "the end of the tag"
    }
  }
}

/// Cuts the content of a tag into tokens.
struct TokenScanner {
  private let bytes: ArraySlice<UInt8>
  private let file: String
  private var offset: Int
  private var position: Position

  private init(_ bytes: ArraySlice<UInt8>, at position: Position, file: String) {
    self.bytes = bytes
    self.file = file
    self.offset = bytes.startIndex
    self.position = position
  }

  /// The tokens of a content that begins at `position`, with one for the end.
  static func tokens(
    of bytes: ArraySlice<UInt8>, at position: Position, file: String
  ) throws(TemplateError) -> [Token] {
    var scanner = TokenScanner(bytes, at: position, file: file)
    var tokens: [Token] = []
    while true {
      let token = try scanner.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next() throws(TemplateError) -> Token {
    while let byte = peek, Byte.isWhitespace(byte) { advance() }
    let start = position
    guard let byte = peek else { return Token(kind: .end, position: start) }
    let kind: Token.Kind
    if Byte.isNameHead(byte) {
      kind = .name(take { Byte.isNameHead($0) || Byte.isDigit($0) })
    } else if Byte.isDigit(byte) {
      kind = try number(negative: false, at: start)
    } else if byte == Byte.dash {
      advance()
      guard let digit = peek, Byte.isDigit(digit) else {
        throw error("a number belongs after '-'", at: start)
      }
      kind = try number(negative: true, at: start)
    } else if byte == Byte.quote || byte == Byte.apostrophe {
      kind = .string(try string(byte, at: start))
    } else {
      kind = .sign(try sign(byte, at: start))
    }
    return Token(kind: kind, position: start)
  }

  private mutating func number(
    negative: Bool, at start: Position
  ) throws(TemplateError) -> Token.Kind {
    let digits = take(Byte.isDigit)
    guard let value = Int(negative ? "-\(digits)" : digits) else {
      throw error("the number \(digits) is too large", at: start)
    }
    return .integer(value)
  }

  private mutating func sign(_ byte: UInt8, at start: Position) throws(TemplateError) -> String {
    advance()
    let first = Character(Unicode.Scalar(byte))
    if "=!<>".contains(first), peek == UInt8(ascii: "=") {
      advance()
      return "\(first)="
    }
    guard ".,:|()[]=<>?".contains(first) else {
      let text = byte < 0x80 ? "'\(first)'" : "a character that is not ASCII"
      throw error("\(text) has no place in a tag", at: start)
    }
    return String(first)
  }

  private mutating func string(
    _ quote: UInt8, at start: Position
  ) throws(TemplateError) -> String {
    advance()
    var text: [UInt8] = []
    while let byte = peek, byte != quote, byte != Byte.lineFeed {
      let place = position
      advance()
      text.append(byte == Byte.backslash ? try escape(at: place) : byte)
    }
    guard peek == quote else { throw error("the string is not closed on its line", at: start) }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(at place: Position) throws(TemplateError) -> UInt8 {
    let byte = peek
    advance()
    switch byte {
    case UInt8(ascii: "n"): return Byte.lineFeed
    case UInt8(ascii: "r"): return Byte.carriageReturn
    case UInt8(ascii: "t"): return Byte.tab
    case Byte.backslash, Byte.quote, Byte.apostrophe: return byte ?? Byte.backslash
    default:
      throw error(
        "unknown escape in a string", at: place,
        hint: "the escapes are \\n, \\r, \\t, \\\\, \\\" and \\'")
    }
  }

  private var peek: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  private mutating func take(_ belongs: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = peek, belongs(byte) { advance() }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func advance() {
    guard let byte = peek else { return }
    offset += 1
    if byte == Byte.lineFeed {
      position = Position(line: position.line + 1, column: 1)
    } else if peek.map({ $0 & 0xC0 != 0x80 }) ?? true {
      position.column += 1
    }
  }

  private func error(_ message: String, at position: Position, hint: String? = nil) -> TemplateError
  {
    TemplateError(message, at: position.place(in: file), hint: hint)
  }
}
