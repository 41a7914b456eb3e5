import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureWorkspace

/// The specs of a command, what they give, and what was said about it.
struct SpecRun {
  let sources: [SourceText]
  let files: [OutputFile]
  let findings: [Diagnostic]

  init(
    _ command: ParsedCommand, _ options: CommonOptions, _ environment: ToolEnvironment
  ) throws {
    let loader = SpecLoader(environment.disk, standardInput: environment.standardInput)
    try options.requireInputs(command)
    sources = try loader.load(options.inputs)
    let result = environment.pipeline(options.generation, sources)
    findings = options.policy.apply(to: result.diagnostics, sources: sources)
    files = result.files
  }

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
