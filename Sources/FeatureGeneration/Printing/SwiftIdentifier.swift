/// How a name of a spec is written in Swift: as it is, in backticks only where its place asks for them.
enum SwiftIdentifier {
  /// The words that cannot be declared or read as a name without backticks.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
  /// The words that mean something else even after a dot.
  private static let afterDot: Set<String> = ["Protocol", "Type", "init", "self"]
  /// The words that begin something else where an expression is read.
  private static let operators: Set<String> = ["await", "unsafe"]
  /// The words that begin an accessor where the braces of a computed variable open.
  private static let accessors: Set<String> = [
    "_modify", "_read", "borrow", "didSet", "get", "mutate", "set", "willSet",
  ]
  /// The words that cannot be an argument's label.
  private static let labels: Set<String> = ["inout", "let", "var"]

  /// Where a name is declared.
  static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Where a name is read by itself.
  static func value(_ name: String) -> String {
    operators.contains(name) ? "`\(name)`" : self.name(name)
  }

  /// Whether Swift takes the line for an accessor where it begins a computed variable's body.
  static func beginsAccessor(_ line: String) -> Bool {
    accessors.contains(String(line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
  }

  /// After a dot.
  static func member(_ name: String) -> String { afterDot.contains(name) ? "`\(name)`" : name }

  /// Before an argument's colon.
  static func label(_ name: String) -> String { labels.contains(name) ? "`\(name)`" : name }

  /// A dotted name of a type.
  static func path(_ parts: [String]) -> String {
    parts.enumerated().map { $0 == 0 ? name($1) : member($1) }.joined(separator: ".")
  }

  /// Another name where this one is taken.
  static func another(_ name: String) -> String { "\(name)2" }

  /// The name with an upper-case first letter, to be put behind another word.
  static func capitalized(_ name: String) -> String {
    guard let first = name.first else { return name }
    return first.uppercased() + name.dropFirst()
  }
}
