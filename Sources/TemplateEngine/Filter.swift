/// What stands after `|`.
enum Filter: String, Hashable, Sendable, CaseIterable {
  case lowerCamelCase, upperCamelCase, snakeCase, kebabCase, titleCase
  case uppercase, lowercase, upperFirst, lowerFirst
  case escapeKeyword, stringLiteral, doc, type
  case join, indent, `default`, count, first, last, sorted

  /// How many arguments it takes.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .lowerCamelCase, .upperCamelCase, .snakeCase, .kebabCase, .titleCase, .uppercase,
      .lowercase, .upperFirst, .lowerFirst, .escapeKeyword, .stringLiteral, .doc, .type,
      .count, .first, .last:
      0...0
    case .join, .sorted: 0...1
    case .indent: 1...2
    case .default: 1...1
    }
  }

  /// What it does, in a line for the documentation.
  var summary: String {
    switch self {
    case .lowerCamelCase: "the words of a text, likeThis"
    case .upperCamelCase: "the words of a text, LikeThis"
    case .snakeCase: "the words of a text, like_this"
    case .kebabCase: "the words of a text, like-this"
    case .titleCase: "the words of a text, Like This"
    case .uppercase: "a text in capital letters"
    case .lowercase: "a text in small letters"
    case .upperFirst: "a text with its first letter a capital"
    case .lowerFirst: "a text with its first letter small"
    case .escapeKeyword: "a name, in backticks if Swift keeps it for itself"
    case .stringLiteral: "a text as a Swift string literal, quotation marks included"
    case .doc: "a text as the lines of a Swift documentation comment"
    case .type: "a Swift type, the names that need it spelled with their module"
    case .join: "the texts of a list in one, with an optional text between them"
    case .indent:
      "a text with its lines after the first moved right by a number of columns;"
        + " the first one too if a second argument is true"
    case .default: "the value, or the argument where the value is absent"
    case .count: "how many elements a list or characters a text has"
    case .first: "the first element of a list, absent if it has none"
    case .last: "the last element of a list, absent if it has none"
    case .sorted: "a list in order, that of a field if the name of one is given"
    }
  }

  /// The message for a wrong number of arguments.
  func argumentMessage(found: Int) -> String {
    let counts = argumentCounts
    let wanted =
      counts.lowerBound == counts.upperBound
      ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
    let noun = wanted == "1" ? "argument" : "arguments"
    return "'\(rawValue)' takes \(wanted) \(noun), found \(found)"
  }
}

/// Why a filter cannot be applied, before it is known where it stands.
struct FilterError: Error, Hashable {
  /// What is wrong.
  var message: String
  /// The known name nearest to one that is not known.
  var nearest: String?

  /// A filter that wants something else than it got.
  static func wants(_ wanted: String, _ filter: Filter, _ value: TemplateValue) -> FilterError {
    FilterError(message: "'\(filter.rawValue)' wants \(wanted), found \(value.kind)")
  }
}
