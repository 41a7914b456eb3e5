import CommandLineKit
import FeatureDiagnostics
import FeatureWorkspace

/// The `featuregen.json` that a command goes by.
struct ConfigurationFile {
  /// What it says; nothing where there is none.
  var configuration = Configuration()
  /// What to answer where it is wrong.
  var refusal: ToolResult?

  init(_ command: ParsedCommand, _ environment: ToolEnvironment) throws {
    if let path = try ConfigurationFile.path(command, environment) {
      let source = SourceText(path: path, bytes: try environment.disk.read(path))
      let reader = ConfigurationReader(source, folder: Path.folder(of: path))
      configuration = reader.configuration
      guard reader.findings.isEmpty else {
        var result = ToolResult()
        result.exitCode = .findings
        result.errors = CommonOptions.renderer(command, environment)
          .render(reader.findings, sources: [source])
        refusal = result
        return
      }
    }
    if let target = command.value("target") { try choose(target, for: command) }
  }

  /// The path of the file that a command goes by; nil where it goes by none.
  static func path(
    _ command: ParsedCommand, _ environment: ToolEnvironment
  ) throws(FileError) -> String? {
    if command.has("no-config") { return nil }
    if let path = command.value("config") { return path }
    let path = Configuration.fileName
    return try environment.disk.target(of: path) == .file ? path : nil
  }

  private mutating func choose(_ target: String, for command: ParsedCommand) throws(UsageError) {
    guard let own = configuration.targets[target] else {
      let names = configuration.targets.keys.sorted()
      let meant = Nearest.name(to: target, among: names).map { "did you mean '\($0)'?" }
      let list = names.isEmpty ? nil : "the targets are \(names.joined(separator: ", "))"
      throw UsageError(
        "\(Configuration.fileName) has no target '\(target)'", hint: meant ?? list,
        path: command.path)
    }
    configuration = configuration.settings(of: own)
  }
}
