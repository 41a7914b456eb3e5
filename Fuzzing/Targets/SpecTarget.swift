import FeatureDiagnostics
import FeatureFormatter
import FeatureGeneration
import FeatureSyntax

/// One spec, from its text to its Swift.
enum SpecTarget {
  /// What was done wrong with a spec, or nil.
  static func fault(with bytes: [UInt8]) -> String? {
    let source = SourceText(path: "Fuzz.feature", bytes: bytes)
    let parsed = parse(source, file: FileID(0))
    if parsed.tree.bytes != bytes { return "the tree has lost bytes" }
    let result = generate(source)
    if let fault = FindingRule.fault(in: result.diagnostics, about: source) { return fault }
    if !result.diagnostics.hasErrors, result.files.isEmpty { return "accepted, but no output" }
    let mended = FixItApplication.apply(result.diagnostics, to: [source])
    for text in mended where text != source { _ = parse(text, file: FileID(0)) }
    let once = format(source)
    if format(once) != once { return "formatting twice gives something else" }
    if !result.diagnostics.hasErrors, generate(once).diagnostics.hasErrors {
      return "what was right is wrong once formatted"
    }
    return nil
  }

  /// The findings about a spec and what it becomes.
  static func generate(_ source: SourceText) -> GenerationResult {
    Generator(options: GenerationOptions(runtime: .import)).run([source])
  }
}
