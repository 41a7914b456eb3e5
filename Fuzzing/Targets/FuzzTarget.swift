import FeatureDiagnostics

/// What is fed with bytes that nobody thought of.
enum FuzzTarget: String, CaseIterable {
  /// The lexer, the parser, the checker, the formatter and the generator.
  case spec
  /// The template engine.
  case template
  /// `featuregen.json`.
  case config

  /// Runs the target; what it did wrong, or nil. A crash or an endless loop is wrong by itself.
  func fault(with bytes: [UInt8]) -> String? {
    switch self {
    case .spec: SpecTarget.fault(with: bytes)
    case .template: TemplateTarget.fault(with: bytes)
    case .config: ConfigTarget.fault(with: bytes)
    }
  }
}

/// What holds of all findings.
enum FindingRule {
  /// What is wrong with the findings about a text, or nil.
  static func fault(in findings: [Diagnostic], about source: SourceText) -> String? {
    for finding in findings {
      for range in ranges(of: finding)
      where range.start < 0 || range.end < range.start || range.end > source.bytes.count {
        return "\(finding.id) lies outside the text: \(range)"
      }
    }
    for format in DiagnosticFormat.allCases {
      let text = DiagnosticRenderer(format).render(findings, sources: [source])
      if !findings.isEmpty, text.isEmpty { return "\(format.rawValue) says nothing" }
    }
    return nil
  }

  private static func ranges(of finding: Diagnostic) -> [SourceRange] {
    [finding.location.range] + finding.related.map(\.location.range)
      + finding.fixIts.flatMap { $0.edits.map(\.range) }
  }
}
