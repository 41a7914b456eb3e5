/// How text is written as a literal in Swift.
enum SwiftString {
  /// The text between the quotes of a literal on one line.
  static func escaped(_ text: String) -> String {
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
  static func escapedLine(_ text: String) -> String {
    var result = ""
    var quotes = 0
    for scalar in text.unicodeScalars {
      quotes = scalar == "\"" ? quotes + 1 : 0
      result += quotes == 3 ? "\\\"" : escaped(scalar)
      if quotes == 3 { quotes = 0 }
    }
    return result
  }

  /// The text as a literal.
  static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

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
}
