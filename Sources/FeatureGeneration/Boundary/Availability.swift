/// Marks what is generated with the systems that it needs, where the app runs on older ones.
///
/// All of it needs what iOS 16 has (clocks and durations), and what tells by the Observation framework
/// needs iOS 17.
struct Availability: Sendable {
  /// The attribute; nil where every system that the app runs on has what it needs.
  let attribute: String?

  /// What holds for these options.
  init(_ options: GenerationOptions) {
    switch (options.observation, options.deployment) {
    case (_, .iOS17), (.combine, .iOS16): attribute = nil
    case (.observation, .iOS13), (.observation, .iOS15), (.observation, .iOS16):
      attribute = "@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)"
    case (.combine, .iOS13), (.combine, .iOS15):
      attribute = "@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)"
    }
  }

  /// The text with the attribute before each declaration that stands at file level.
  func text(of source: String) -> String {
    guard let attribute else { return source }
    var result: [String] = []
    var conditions = 0
    var isVerbatim = false
    var isMarked = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      let margin = line.count - content.count
      if content.hasPrefix("#sourceLocation") { isVerbatim = content != "#sourceLocation()" }
      if content.hasPrefix("#endif") { conditions -= 1 }
      if !isVerbatim, margin <= 2 * conditions, Self.begins(content) {
        if !isMarked { result.append(String(repeating: " ", count: margin) + attribute) }
        // An attribute on a line of its own belongs to the declaration below it.
        isMarked = Self.isAttribute(content)
      }
      if content.hasPrefix("#if ") { conditions += 1 }
      result.append(String(line))
    }
    return result.joined(separator: "\n")
  }

  private static let introducers: Set<Substring> = [
    "actor", "class", "enum", "extension", "func", "protocol", "struct", "typealias", "#Preview",
  ]
  private static let modifiers: Set<Substring> = [
    "fileprivate", "final", "indirect", "internal", "nonisolated", "open", "package", "private",
    "public",
  ]

  /// Whether a declaration begins with the line.
  private static func begins(_ line: Substring) -> Bool {
    for word in line.split(separator: " ") {
      if introducers.contains(word.prefix { $0 != "(" && $0 != "{" }) { return true }
      if word.hasPrefix("@") || modifiers.contains(word) { continue }
      return false
    }
    return isAttribute(line)
  }

  private static func isAttribute(_ line: Substring) -> Bool {
    line.hasPrefix("@") && line.split(separator: " ").allSatisfy { $0.hasPrefix("@") }
  }
}
