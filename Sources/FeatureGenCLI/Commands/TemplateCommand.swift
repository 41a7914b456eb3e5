import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureWorkspace
import TemplateEngine

/// `featuregen template`: shows, explains and checks templates.
struct TemplateCommand {
  private let command: ParsedCommand
  private let options: CommonOptions
  private let catalogue: TemplateCatalogue

  init(
    _ command: ParsedCommand, _ options: CommonOptions, _ environment: ToolEnvironment
  ) throws(FileError) {
    var options = options
    try options.readTemplates(environment)
    self.command = command
    self.options = options
    catalogue = TemplateCatalogue(options.generation.templates)
  }

  func run() throws(UsageError) -> ToolResult {
    var result = ToolResult()
    switch command.path.dropFirst().first {
    case "list": result.output = list
    case "which": result.output = try which(command.arguments.first ?? "")
    case "cat": result.output = try text(of: command.arguments.first ?? "")
    case "doc": result.output = catalogue.documentation
    case "check":
      result.errors = catalogue.errors.map { "\($0)\n" }.joined()
      if !result.errors.isEmpty { result.exitCode = .findings }
    default:
      throw UsageError(
        "template needs a command", hint: "there are list, which, cat, doc and check",
        path: command.path)
    }
    return result
  }

  /// A line a file, and lines for what can be replaced or called in it.
  private var list: String {
    catalogue.entries.map { entry in
      var line = "\(entry.name)  (\(place(entry)))"
      if let base = entry.base {
        line += base == entry.name ? ", replaces blocks of the one below" : ", extends \(base)"
      } else if entry.isOverridden, !isExtended(entry) {
        line += ", not used: your own stands for it"
      }
      if !entry.blocks.isEmpty { line += "\n  blocks: " + entry.blocks.joined(separator: ", ") }
      if !entry.macros.isEmpty { line += "\n  macros: " + entry.macros.joined(separator: ", ") }
      return line + "\n"
    }.joined()
  }

  /// The files that a name leads to, the first the one that counts.
  private func which(_ name: String) throws(UsageError) -> String {
    let all = catalogue.entries.filter { $0.name == name }
    guard !all.isEmpty else { throw unknown(name) }
    let used = all.prefix { $0.base == name }.count + 1
    return all.prefix(used).map { place($0) + "\n" }.joined()
  }

  private func text(of name: String) throws(UsageError) -> String {
    guard let text = catalogue.text(of: name, builtIn: command.has("built-in")) else {
      throw unknown(name)
    }
    return text
  }

  private func isExtended(_ entry: TemplateLibrary.Entry) -> Bool {
    catalogue.entries.contains { $0.name == entry.name && $0.base == entry.name }
  }

  private func place(_ entry: TemplateLibrary.Entry) -> String {
    entry.path.hasPrefix(TemplateCatalogue.builtInPath) ? "built in" : entry.path
  }

  private func unknown(_ name: String) -> UsageError {
    let names = catalogue.entries.map(\.name)
    let meant = Nearest.name(to: name, among: names).map { "did you mean '\($0)'?" }
    return UsageError(
      "there is no template '\(name)'", hint: meant ?? "'featuregen template list' names them all",
      path: command.path)
  }
}
