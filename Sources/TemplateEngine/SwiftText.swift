/// How Swift writes names, strings, comments and types.
public enum SwiftText {
  /// The words that cannot be a name without backticks.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name, in backticks if Swift keeps it for itself.
  static func escapedName(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The text as a string literal on one line.
  public static func stringLiteral(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The text between the quotes of a literal on one line.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result += escaped(scalar)
      }
    }
    return result
  }

  /// The text as a line of a literal between triple quotes.
  public static func escapedLine(_ text: String) -> String {
    var result = ""
    var quotes = 0
    for scalar in text.unicodeScalars {
      quotes = scalar == "\"" ? quotes + 1 : 0
      result += quotes == 3 ? "\\\"" : escaped(scalar)
      if quotes == 3 { quotes = 0 }
    }
    return result
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default:
      isInvisible(scalar)
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(Character(scalar))
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
    case .format: scalar != "\u{200D}"
    default: false
    }
  }

  /// The text as lines that begin with `///`.
  static func documentation(_ text: String) -> String {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while let last = lines.last, last.allSatisfy(\.isWhitespace), lines.count > 1 {
      lines.removeLast()
    }
    return lines.map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n")
  }

  /// The type with every name that `spellings` knows replaced, unless it is a member of another.
  static func type(_ text: String, spelling spellings: [String: String]) -> String {
    var result = ""
    var name = ""
    var isMember = false
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "`" {
        name.append(character)
        continue
      }
      result += spelled(name, isMember, spellings)
      if !name.isEmpty || !character.isWhitespace { isMember = character == "." }
      name = ""
      result.append(character)
    }
    return result + spelled(name, isMember, spellings)
  }

  private static func spelled(
    _ name: String, _ isMember: Bool, _ spellings: [String: String]
  ) -> String {
    isMember ? name : spellings[name] ?? name
  }
}
