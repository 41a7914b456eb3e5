import CommandLineKit
import FeatureDiagnostics
import FeatureFormatter
import FeatureWorkspace

/// `featuregen format`: lays out specs in the one way that there is.
struct FormatCommand {
  let command: ParsedCommand
  let options: CommonOptions
  let environment: ToolEnvironment

  func run() throws -> ToolResult {
    try options.requireInputs(command)
    let isLooking = command.has("check") || command.has("diff")
    if options.inputs.contains("-"), options.inputs != ["-"], !isLooking {
      throw UsageError(
        "standard input is formatted alone, to standard output",
        hint: "leave out the other specs, or add --check", path: command.path)
    }
    let loader = environment.loader
    var result = ToolResult()
    for source in try loader.load(options.inputs) {
      let formatted = format(source)
      if isLooking {
        describe(source, formatted, in: &result)
      } else if source.path == SpecLoader.standardInputPath {
        result.output += formatted.text
      } else if formatted != source {
        try environment.disk.write(formatted.bytes, to: source.path)
        if options.isVerbose { result.errors += "formatted \(source.path)\n" }
      }
    }
    return result
  }

  /// Says what would change in a spec.
  private func describe(_ old: SourceText, _ new: SourceText, in result: inout ToolResult) {
    guard old != new else { return }
    if command.has("check") {
      result.errors += "not formatted: \(old.path)\n"
      result.exitCode = .outOfDate
    }
    if command.has("diff") {
      result.output += UnifiedDiff.text(from: old.text, to: new.text, path: old.path)
    }
  }
}
