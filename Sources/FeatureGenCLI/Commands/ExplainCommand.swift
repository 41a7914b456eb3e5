import CommandLineKit
import FeatureDiagnostics

/// `featuregen explain FG1204`: says what a finding means.
struct ExplainCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) { self.command = command }

  func run() throws(UsageError) -> ToolResult {
    var result = ToolResult()
    if command.has("list") {
      result.output = EmbeddedPages.all.map { page in
        "\(ExplainCommand.id(of: page.name))  \(ExplainCommand.title(of: page.text))\n"
      }.joined()
      return result
    }
    guard !command.arguments.isEmpty else {
      throw UsageError(
        "ID is missing", hint: "name a finding, such as FG1204, or add --list",
        path: command.path)
    }
    var pages: [String] = []
    for word in command.arguments { pages.append(try page(of: word)) }
    result.output = pages.joined(separator: "\n")
    return result
  }

  private func page(of word: String) throws(UsageError) -> String {
    // `fg1204` and `1204` mean it too.
    let digits = word.uppercased().hasPrefix("FG") ? word.dropFirst(2) : word[...]
    let id = "FG\(digits)"
    if let page = EmbeddedPages.all.first(where: { ExplainCommand.id(of: $0.name) == id }) {
      return page.text
    }
    let ids = EmbeddedPages.all.map { ExplainCommand.id(of: $0.name) }
    throw UsageError(
      "there is no finding '\(word)'",
      hint: Nearest.name(to: id, among: ids).map { "did you mean \($0)? --list prints them all" }
        ?? "an id is FG and four digits, as in FG1204; --list prints them all",
      path: command.path)
  }

  private static func id(of file: String) -> String { String(file.prefix { $0 != "." }) }

  /// The heading of a page without its id.
  private static func title(of page: String) -> String {
    let heading = page.prefix { !$0.isNewline }
    guard let colon = heading.firstIndex(of: ":") else { return String(heading) }
    return String(heading[colon...].dropFirst(2))
  }
}
