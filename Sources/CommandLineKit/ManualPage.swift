/// The manual page of a program, for `man`.
public struct ManualPage: Sendable {
  private let root: CommandSpec

  /// The page of a program and all its sub-commands.
  public init(_ root: CommandSpec) { self.root = root }

  /// The page in roff, ending with a line break.
  public var text: String {
    var lines = [".TH \(root.name.uppercased()) 1", ".SH NAME"]
    lines.append("\(escaped(root.name)) \\- \(escaped(root.summary))")
    lines += [".SH SYNOPSIS", ".B \(escaped(root.name))"]
    lines.append(
      escaped(["[options]", root.argument?.usage].compactMap { $0 }.joined(separator: " ")))
    lines.append(".SH DESCRIPTION")
    lines += root.discussion.flatMap { [".PP", escaped($0)] }
    if let argument = root.argument { lines += item(argument.placeholder, argument.summary) }
    lines.append(".SH OPTIONS")
    lines += (root.options + root.sharedOptions).flatMap { item($0.manual, $0.summary) }
    if !root.commands.isEmpty { lines.append(".SH COMMANDS") }
    lines += root.commands.flatMap(section)
    if !root.exitCodes.isEmpty { lines.append(".SH EXIT STATUS") }
    lines += root.exitCodes.flatMap { item(String($0.code), $0.summary) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ command: CommandSpec) -> [String] { section(command, path: "") }

  private func section(_ command: CommandSpec, path: String) -> [String] {
    let name = path + command.name
    let usage = [name, command.argument?.usage].compactMap { $0 }.joined(separator: " ")
    return [".SS " + escaped(usage), escaped(command.summary + ".")]
      + command.discussion.flatMap { [".PP", escaped($0)] }
      + command.options.flatMap { item($0.manual, $0.summary) }
      + command.commands.flatMap { section($0, path: name + " ") }
  }

  private func item(_ name: String, _ summary: String) -> [String] {
    [".TP", ".B " + escaped(name), escaped(summary)]
  }

  /// Text in which nothing is a request to roff.
  private func escaped(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result
  }
}

extension OptionSpec {
  /// The option as the manual shows it.
  fileprivate var manual: String { shown.hasPrefix(" ") ? String(shown.dropFirst(4)) : shown }
}
