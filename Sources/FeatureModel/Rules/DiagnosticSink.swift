public import FeatureDiagnostics

/// Collects the findings of a run.
public struct DiagnosticSink: Hashable, Sendable {
  /// What was found, in the order of finding.
  public private(set) var diagnostics: [Diagnostic] = []
  /// What was reported where, so that a mistake met twice is reported once.
  private var seen: Set<Place> = []

  /// A sink with nothing in it.
  public init() {}

  private struct Place: Hashable, Sendable {
    var id: DiagnosticID
    var location: SourceLocation
  }

  /// Whether an error was found.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reports a breach of `rule`; `arguments` fill the `{0}`, `{1}` … of its message and hint.
  ///
  /// The same rule at the same place is kept once.
  public mutating func report(
    _ rule: DiagnosticRule, _ arguments: String..., at location: SourceLocation,
    label: String? = nil, related: [RelatedSpan] = [], hint: String? = nil, fixIts: [FixIt] = []
  ) {
    let message = DiagnosticRule.filled(rule.message, with: arguments)
    let hint = hint ?? rule.hint.map { DiagnosticRule.filled($0, with: arguments) }
    report(
      Diagnostic(
        rule.id, rule.severity, message, at: location, label: label, related: related, hint: hint,
        fixIts: fixIts))
  }

  /// Adds a finding made elsewhere.
  public mutating func report(_ diagnostic: Diagnostic) {
    if seen.insert(Place(id: diagnostic.id, location: diagnostic.location)).inserted {
      diagnostics.append(diagnostic)
    }
  }

  /// Adds all findings of another sink.
  public mutating func append(_ other: DiagnosticSink) {
    for diagnostic in other.diagnostics { report(diagnostic) }
  }
}
