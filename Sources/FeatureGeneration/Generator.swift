public import FeatureDiagnostics

/// The whole pipeline from the texts of the specs to the files to write, without any side effect.
public struct Generator: Sendable {
  /// What the user decided about the output.
  public let options: GenerationOptions

  /// A generator with the given options.
  public init(options: GenerationOptions) { self.options = options }

  /// The findings about all specs of a run, and the files that they become where none is an error.
  public func run(_ sources: [SourceText]) -> GenerationResult {
    var findings = OutputNameRule.findings(in: sources)
    for (index, source) in sources.enumerated() {
      findings += TextValidation.findings(in: source, as: FileID(index))
    }
    return GenerationResult(diagnostics: findings.inOrder(), files: [])
  }
}
