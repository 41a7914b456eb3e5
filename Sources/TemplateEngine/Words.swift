/// The words of a name: `maxURLLength`, `max_url_length` and `max url length` have the same three.
struct Words: Hashable, Sendable {
  private var words: [String]

  /// The words of `text`.
  init(_ text: String) {
    words = []
    let characters = Array(text)
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        end(&word)
        continue
      }
      if character.isUppercase, !word.isEmpty {
        let afterSmall = index > 0 && !characters[index - 1].isUppercase
        let beforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
        if afterSmall || beforeSmall { end(&word) }
      }
      word.append(character)
    }
    end(&word)
  }

  private mutating func end(_ word: inout String) {
    if !word.isEmpty { words.append(word) }
    word = ""
  }

  /// `likeThis`.
  var lowerCamelCase: String {
    words.enumerated().map { $0.offset == 0 ? $0.element.lowercased() : Self.capital($0.element) }
      .joined()
  }

  /// `LikeThis`.
  var upperCamelCase: String { words.map(Self.capital).joined() }

  /// `Like This`.
  var titleCase: String { words.map(Self.capital).joined(separator: " ") }

  /// The words in small letters with `separator` between them.
  func joined(by separator: String) -> String {
    words.map { $0.lowercased() }.joined(separator: separator)
  }

  /// The text with its first letter a capital.
  static func upperFirst(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The text with its first letter small.
  static func lowerFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  private static func capital(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }
}
