public import FeatureDiagnostics

/// One kind of mistake that shows in the syntax: its id, what is said about it and what to do.
public struct SyntaxRule: Hashable, Sendable {
  /// The stable name.
  public let id: DiagnosticID
  /// How bad it is.
  public let severity: Severity
  /// What is wrong, where the finding says nothing more precise.
  public let title: String
  /// What to do about it.
  public let hint: String
  /// What a mechanical fix does, where the finding says nothing more precise.
  public let fixTitle: String

  init(
    _ number: Int, _ title: String, severity: Severity = .error, hint: String,
    fix: String = "mend it"
  ) {
    id = DiagnosticID(number)
    self.severity = severity
    self.title = title
    self.hint = hint
    fixTitle = fix
  }

  /// A finding of this kind.
  func diagnostic(
    _ message: String? = nil, at location: SourceLocation, related: [RelatedSpan] = [],
    hint: String? = nil, fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      id, severity, message ?? title, at: location, related: related, hint: hint ?? self.hint,
      fixIts: fixIts)
  }
}
