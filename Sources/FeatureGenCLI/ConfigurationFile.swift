import CommandLineKit
import FeatureDiagnostics
import FeatureWorkspace

/// The `featuregen.json` that a command goes by.
struct ConfigurationFile {
  /// What it says; nothing where there is none.
  var configuration = Configuration()
  /// What to answer where it is wrong.
  var refusal: ToolResult?

  init(_ command: ParsedCommand, _ environment: ToolEnvironment) throws(FileError) {
    let path = command.value("config") ?? Configuration.fileName
    if command.value("config") == nil, try environment.disk.target(of: path) != .file { return }
    let source = SourceText(path: path, bytes: try environment.disk.read(path))
    let reader = ConfigurationReader(source, folder: Path.folder(of: path))
    configuration = reader.configuration
    guard !reader.findings.isEmpty else { return }
    var result = ToolResult()
    result.exitCode = .findings
    result.errors = CommonOptions.renderer(command, environment)
      .render(reader.findings, sources: [source])
    refusal = result
  }
}
