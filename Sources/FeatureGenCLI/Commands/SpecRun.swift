import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureWorkspace

/// The specs of a command, what they give, and what was said about it.
struct SpecRun {
  let sources: [SourceText]
  let files: [OutputFile]
  let findings: [Diagnostic]
  /// The paths of all that the files depend on.
  let inputs: [String]

  init(
    _ command: ParsedCommand, _ options: CommonOptions, _ environment: ToolEnvironment
  ) throws {
    let loader = environment.loader
    try options.requireInputs(command)
    var options = options
    try options.readTemplates(environment)
    sources = try loader.load(options.inputs)
    let configuration = try ConfigurationFile.path(command, environment)
    inputs =
      sources.map(\.path) + options.generation.templates.map(\.path)
      + (configuration.map { [$0] } ?? [])
    // A long run says that it is at work, on a line that goes when it is done.
    let isLong = sources.count >= Self.many && environment.isTerminal && !options.isQuiet
    if isLong { environment.print("\(sources.count) specs …\r") }
    let result = environment.pipeline(options.generation, sources)
    if isLong { environment.print("\u{1B}[K") }
    findings = options.policy.apply(to: result.diagnostics, sources: sources)
    files = result.files
  }

  /// So many specs take a moment.
  private static let many = 50

  /// A result that carries the findings and says whether one is an error.
  func report(_ options: CommonOptions) -> ToolResult {
    var result = ToolResult()
    let shown = options.isQuiet ? findings.filter { $0.severity == .error } : findings
    let text = options.renderer.render(shown, sources: sources)
    switch options.renderer.format {
    case .text, .plain, .github: result.errors = text
    case .json, .sarif: result.output = text
    }
    if findings.hasErrors { result.exitCode = .findings }
    return result
  }
}
