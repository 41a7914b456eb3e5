/// The Swift files that carry texts in raw string literals.
enum EmbeddedSource {
  private static let heading = """
    // swift-format-ignore-file
    // Written by Scripts/embed.sh. Do not edit: change what it is made of.


    """

  /// A Swift file with the templates.
  static func text(templates: [SourceFile]) -> String {
    heading + """
      /// The built-in templates.
      enum EmbeddedTemplates {
        /// Their paths within `Templates`, and what is in them, ordered by path.
      \(list(templates))
      }

      """
  }

  /// A Swift file with the runtime's source.
  static func text(runtime: String) -> String {
    heading + """
      /// The runtime's source.
      enum EmbeddedRuntime {
        /// All files of the runtime as one.
        static let text: String = \(block(runtime))
      }

      """
  }

  /// A Swift file with the pages of the findings.
  static func text(pages: [SourceFile]) -> String {
    heading + """
      /// The pages that say what a finding means.
      enum EmbeddedPages {
        /// The names of their files, and what is in them, ordered by name.
      \(list(pages))
      }

      """
  }

  /// A constant with files.
  private static func list(_ files: [SourceFile]) -> String {
    let entries = files.map { file in
      "    (name: \(literal(file.name)), text: \(block(file.text))),\n"
    }
    return "  static let all: [(name: String, text: String)] = [\n\(entries.joined())  ]"
  }

  /// A string literal of one line.
  private static func literal(_ text: String) -> String {
    let hashes = hashes(for: text)
    return "\(hashes)\"\(text)\"\(hashes)"
  }

  /// A raw string literal of several lines, each of them as it stands.
  static func block(_ text: String) -> String {
    let hashes = hashes(for: text)
    var body = ""
    for scalar in text.unicodeScalars {
      // A literal reads every line break as a line feed, and warns of other control characters.
      if scalar.value < 0x20, scalar != "\n", scalar != "\t" {
        body += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
      } else {
        body.unicodeScalars.append(scalar)
      }
    }
    return "\(hashes)\"\"\"\n\(body)\n\"\"\"\(hashes)"
  }

  /// So many signs that nothing in the text ends the literal or escapes.
  private static func hashes(for text: String) -> String {
    var longest = 0
    var run: Int?
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        run = 0
      } else if byte == UInt8(ascii: "#"), let length = run {
        run = length + 1
        longest = max(longest, length + 1)
      } else {
        run = nil
      }
    }
    return String(repeating: "#", count: longest + 1)
  }
}
