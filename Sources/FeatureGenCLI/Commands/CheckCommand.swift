import CommandLineKit
import FeatureDiagnostics
import FeatureWorkspace

/// `featuregen check`: says what is wrong, writing nothing.
struct CheckCommand {
  let command: ParsedCommand
  let options: CommonOptions
  let environment: ToolEnvironment

  func run() throws -> ToolResult {
    let output = options.output
    if command.has("generated"), output == nil {
      throw UsageError(
        "--generated compares with a folder, which is missing",
        hint: "add -o and the folder of the generated files", path: command.path)
    }
    let run = try SpecRun(command, options, environment)
    var result = run.report(options)
    guard command.has("generated"), let output, result.exitCode == .success else { return result }
    let differences = try OutputFolder(output, on: environment.disk)
      .differences(from: run.files)
    guard !differences.isEmpty else { return result }
    for difference in differences {
      result.errors += "\(difference.kind.rawValue): \(difference.path)\n"
    }
    if options.renderer.format != .json, options.renderer.format != .sarif {
      result.output += differences.map(\.diff).joined()
    }
    result.errors += "to bring them up to date: \(mendingCommands(differences, in: output))\n"
    result.exitCode = .outOfDate
    return result
  }

  /// The commands that make the folder what it should be, to be pasted into a shell.
  private func mendingCommands(
    _ differences: [OutputFolder.Difference], in output: String
  ) -> String {
    let foreign = differences.filter { $0.isLeftAlone && $0.kind == .orphaned }.map(\.path)
    let isForced = differences.contains { $0.isLeftAlone && $0.kind == .stale }
    var commands: [String] = []
    if foreign.count < differences.count {
      commands.append(mendingCommand(output) + (isForced ? " --force" : ""))
    }
    if !foreign.isEmpty {
      commands.append((["rm", "--"] + foreign).map(CheckCommand.quoted).joined(separator: " "))
    }
    return commands.joined(separator: " && ")
  }

  private func mendingCommand(_ output: String) -> String {
    var words = ["featuregen"] + options.inputs + ["-o", output]
    for option in [
      "access", "runtime", "observation", "ios", "header", "templates", "config", "target",
    ] {
      words += command.values(option).flatMap { ["--\(option)", $0] }
    }
    for flag in ["qualify-all", "no-config"] where command.has(flag) { words.append("--" + flag) }
    return words.map(CheckCommand.quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
