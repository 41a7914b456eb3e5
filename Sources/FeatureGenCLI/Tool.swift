import CommandLineKit
import FeatureDiagnostics
import FeatureWorkspace

/// The command-line tool, from the words after its name to what it prints.
public struct Tool: Sendable {
  /// What it can see of the world.
  public var environment: ToolEnvironment

  /// The tool in an environment.
  public init(_ environment: ToolEnvironment) { self.environment = environment }

  /// Runs the command that the words name.
  public func run(_ words: [String]) -> ToolResult {
    let spec = ToolSpec.root
    let parser = CommandLineParser(spec) { Nearest.name(to: $0, among: $1) }
    do throws(UsageError) {
      let command = try parser.parse(words)
      if command.has("help") { return data(HelpPage(spec, path: command.path).text) }
      if command.has("version") { return data("featuregen \(ToolSpec.version)\n") }
      return try run(command, of: spec)
    } catch {
      return usage(error)
    }
  }

  private func run(_ command: ParsedCommand, of spec: CommandSpec) throws(UsageError) -> ToolResult
  {
    do {
      // What is wrong in a featuregen.json is no hindrance to what does not go by it.
      switch command.path.first {
      case "explain": return try ExplainCommand(command).run()
      case "init": return try InitCommand(environment).run()
      case "completions": return try completions(command, of: spec)
      case "man": return data(ManualPage(spec).text)
      default: break
      }
      switch try Settings(command, environment) {
      case .refusal(let refusal): return refusal
      case .options(let options): return try run(command, options, spec)
      }
    } catch let error as UsageError {
      throw error
    } catch let error as FileError {
      return disk(error, command, spec)
    } catch {
      var result = ToolResult()
      result.exitCode = .internal
      result.errors = "featuregen: error: \(error)\n"
      return result
    }
  }

  private func run(
    _ command: ParsedCommand, _ options: CommonOptions, _ spec: CommandSpec
  ) throws -> ToolResult {
    switch command.path.first {
    case "check":
      return try CheckCommand(command: command, options: options, environment: environment).run()
    case "fix":
      return try FixCommand(command: command, options: options, environment: environment).run()
    case "watch":
      return try WatchCommand(command: command, environment: environment).run()
    case "template": return try TemplateCommand(command, options, environment).run()
    case "format":
      return try FormatCommand(command: command, options: options, environment: environment).run()
    default:
      try refuseUnknownCommand(command, options, spec)
      return try GenerateCommand(
        command: command, options: options, environment: environment
      ).run()
    }
  }

  /// A mistyped command is taken for a spec, which then lacks an output folder; that is not what the
  /// user has to hear.
  private func refuseUnknownCommand(
    _ command: ParsedCommand, _ options: CommonOptions, _ spec: CommandSpec
  ) throws {
    guard command.path.isEmpty, options.output == nil, let first = command.arguments.first,
      let meant = Nearest.name(to: first, among: spec.commands.map(\.name)),
      try environment.disk.target(of: first) == nil
    else { return }
    throw UsageError("there is no command '\(first)'", hint: "did you mean '\(meant)'?", path: [])
  }

  private func completions(
    _ command: ParsedCommand, of spec: CommandSpec
  ) throws(UsageError) -> ToolResult {
    let name = command.arguments.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        "there are no completions for '\(name)'", hint: "there are some for bash, zsh and fish",
        path: command.path)
    }
    return data(CompletionScript(spec, for: shell).text)
  }

  private func data(_ text: String) -> ToolResult {
    var result = ToolResult()
    result.output = text
    return result
  }

  private func usage(_ error: UsageError) -> ToolResult {
    var result = ToolResult()
    result.exitCode = .usage
    result.errors = "featuregen: error: \(error.message)\n"
    if let hint = error.hint { result.errors += "  hint: \(hint)\n" }
    let help = (["featuregen"] + error.path + ["--help"]).joined(separator: " ")
    result.errors += "  '\(help)' says what there is\n"
    return result
  }

  private func disk(_ error: FileError, _ command: ParsedCommand, _ spec: CommandSpec) -> ToolResult
  {
    var result = ToolResult()
    result.exitCode = .disk
    result.errors = "featuregen: error: \(error.message)\n"
    // A mistyped command is taken for a spec.
    if command.path.isEmpty, let first = command.arguments.first, first == error.path,
      let meant = Nearest.name(to: first, among: spec.commands.map(\.name))
    {
      result.errors += "  hint: did you mean the command '\(meant)'?\n"
    }
    return result
  }
}
