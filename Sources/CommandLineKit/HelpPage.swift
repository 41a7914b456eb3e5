/// The help of a command.
public struct HelpPage: Sendable {
  private let root: CommandSpec
  private let command: CommandSpec
  private let title: String
  private let width: Int

  /// The help of a program, or of the sub-command at `path`.
  public init(_ root: CommandSpec, path: [String] = [], width: Int = 80) {
    self.root = root
    command = path.reduce(root) { $0.command($1) ?? $0 }
    title = ([root.name] + path).joined(separator: " ")
    self.width = width
  }

  /// The page as text, ending with a line break.
  public var text: String {
    var sections = ["\(title) — \(command.summary)", usage]
    sections += command.discussion.map { wrapped($0, indent: 0) }
    if let argument = command.argument {
      sections.append(table("Arguments", [(argument.placeholder, argument.summary)]))
    }
    sections.append(table("Commands", command.commands.map { ($0.name, $0.summary) }))
    sections.append(table("Options", (command.options + shared).map { ($0.shown, $0.summary) }))
    sections.append(
      table("Exit codes", command.exitCodes.map { (String($0.code), $0.summary) }))
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The options that are taken everywhere.
  private var shared: [OptionSpec] {
    command.name == root.name ? root.sharedOptions : command.sharedOptions + root.sharedOptions
  }

  private var usage: String {
    var lines = [[title, "[options]", command.argument?.usage].compactMap { $0 }]
    if !command.commands.isEmpty { lines.append([title, "COMMAND", "[options]"]) }
    return "Usage:\n" + lines.map { "  " + $0.joined(separator: " ") }.joined(separator: "\n")
  }

  private func table(_ title: String, _ rows: [(name: String, summary: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let longest = rows.map(\.name.count).max() ?? 0
    let column = min(longest, 26) + 4
    let lines = rows.map { row in
      let lead = "  " + row.name
      let summary = wrapped(row.summary, indent: column)
      guard lead.count + 2 <= column else { return lead + "\n" + summary }
      return lead + summary.dropFirst(lead.count)
    }
    return title + ":\n" + lines.joined(separator: "\n")
  }

  private func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension OptionSpec {
  /// The option as the help shows it: `-o, --output DIR`.
  var shown: String {
    let lead = short.map { "-\($0), " } ?? "    "
    return lead + "--" + name + (placeholder.map { " " + $0 } ?? "")
  }
}
