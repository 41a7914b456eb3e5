/// A word, a literal, an operator or a sign of one line of Swift.
struct LayoutLexeme: Hashable, Sendable {
  /// What a lexeme is.
  enum Kind: Hashable, Sendable {
    /// A name, a keyword, a number, a string.
    case word
    /// An operator between spaces.
    case binary
    /// An operator that belongs to the operand beside it.
    case unary
    /// `(`, `[` or `{`.
    case open
    /// `)`, `]` or `}`.
    case close
    /// A comma, a colon, a dot or a semicolon.
    case sign
    /// A comment up to the end of the line.
    case comment
  }

  /// What it is.
  var kind: Kind
  /// Its text.
  var text: String
  /// Whether a space stands before it.
  var spaced: Bool
}

/// Cuts one line of Swift into lexemes.
struct LayoutLexer {
  private let characters: [Character]
  private var index = 0
  private var lexemes: [LayoutLexeme] = []

  private init(_ line: Substring) {
    characters = Array(line)
  }

  /// The lexemes of a line, or nil if a string or comment in it is not closed.
  static func lexemes(of line: Substring) -> [LayoutLexeme]? {
    var lexer = LayoutLexer(line)
    return lexer.scan() ? lexer.lexemes : nil
  }

  private mutating func scan() -> Bool {
    while index < characters.count {
      let start = index
      while index < characters.count, characters[index].isWhitespace { index += 1 }
      guard index < characters.count else { return true }
      guard next(spaced: index > start) else { return false }
    }
    return true
  }

  private mutating func next(spaced: Bool) -> Bool {
    let start = index
    let character = characters[index]
    let kind: LayoutLexeme.Kind
    if character == "/", peek(1) == "/" {
      index = characters.count
      kind = .comment
    } else if character == "/", peek(1) == "*" {
      return false
    } else if character == "\"" || (character == "#" && isRawString) {
      guard skipString() else { return false }
      kind = .word
    } else if isWord(character) {
      while index < characters.count, isWord(characters[index]) { index += 1 }
      if isFraction { index += 1 }
      while index < characters.count, isWord(characters[index]) { index += 1 }
      kind = .word
    } else if let bracket = Self.brackets[character] {
      index += 1
      kind = bracket
    } else if ",:;".contains(character) || (character == "." && peek(1) != ".") {
      index += 1
      kind = .sign
    } else {
      while index < characters.count, isOperator(characters[index]) { index += 1 }
      if index == start { index += 1 }
      let followed = index >= characters.count || characters[index].isWhitespace
      kind = spaced && followed ? .binary : .unary
    }
    lexemes.append(
      LayoutLexeme(kind: kind, text: String(characters[start..<index]), spaced: spaced))
    return true
  }

  private static let brackets: [Character: LayoutLexeme.Kind] = [
    "(": .open, "[": .open, "{": .open, ")": .close, "]": .close, "}": .close,
  ]

  private func peek(_ offset: Int) -> Character? {
    index + offset < characters.count ? characters[index + offset] : nil
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_$`@#".contains(character)
  }

  private func isOperator(_ character: Character) -> Bool {
    "+-*/%=<>!&|^~?.".contains(character)
  }

  /// Whether a dot between digits comes next.
  private var isFraction: Bool {
    guard characters[index - 1].isNumber, peek(0) == ".", let digit = peek(1) else { return false }
    return digit.isNumber
  }

  private var isRawString: Bool {
    var end = index
    while end < characters.count, characters[end] == "#" { end += 1 }
    return end < characters.count && characters[end] == "\""
  }

  /// Moves past a string with its interpolations; false if it is not closed on the line.
  private mutating func skipString() -> Bool {
    var signs = 0
    while peek(0) == "#" {
      signs += 1
      index += 1
    }
    guard !(peek(1) == "\"" && peek(2) == "\"") else { return false }
    index += 1
    while index < characters.count {
      if characters[index] == "\"", hasSigns(signs, at: index + 1) {
        index += 1 + signs
        return true
      }
      if characters[index] == "\\", hasSigns(signs, at: index + 1) {
        index += 1 + signs
        guard peek(0) == "(" else {
          index += 1
          continue
        }
        guard skipInterpolation() else { return false }
      } else {
        index += 1
      }
    }
    return false
  }

  private func hasSigns(_ count: Int, at start: Int) -> Bool {
    guard start + count <= characters.count else { return false }
    return characters[start..<start + count].allSatisfy { $0 == "#" }
  }

  private mutating func skipInterpolation() -> Bool {
    var depth = 0
    while index < characters.count {
      switch characters[index] {
      case "\"":
        guard skipString() else { return false }
        continue
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return true }
    }
    return false
  }
}
