import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureWorkspace

/// `featuregen fix`: applies the mechanical changes that findings offer.
struct FixCommand {
  let command: ParsedCommand
  let options: CommonOptions
  let environment: ToolEnvironment

  func run() throws -> ToolResult {
    try options.requireInputs(command)
    if options.inputs.contains("-") {
      throw UsageError("standard input cannot be changed in place", path: command.path)
    }
    let loader = environment.loader
    let original = try loader.load(options.inputs)
    let (mended, findings) = mend(original)
    var result = ToolResult()
    for (old, new) in zip(original, mended) where old != new {
      if command.has("dry-run") {
        result.output += UnifiedDiff.text(from: old.text, to: new.text, path: old.path)
      } else {
        try environment.disk.write(new.bytes, to: old.path)
        if options.isVerbose { result.errors += "mended \(old.path)\n" }
      }
    }
    result.errors += options.renderer.render(findings, sources: mended)
    if findings.hasErrors { result.exitCode = .findings }
    return result
  }

  /// The specs once nothing more can be mended, and the findings that are left.
  ///
  /// One change can bring another to light, as after a missing brace; the number of rounds is
  /// limited in case two changes undo each other.
  private func mend(_ original: [SourceText]) -> ([SourceText], [Diagnostic]) {
    var sources = original
    for _ in 0..<8 {
      let findings = findings(in: sources)
      let mended = FixItApplication.apply(findings, to: sources)
      guard mended != sources else { return (sources, findings) }
      sources = mended
    }
    return (sources, findings(in: sources))
  }

  private func findings(in sources: [SourceText]) -> [Diagnostic] {
    let result = environment.pipeline(options.generation, sources)
    return options.policy.apply(to: result.diagnostics, sources: sources)
  }
}
