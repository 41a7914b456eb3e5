public import FeatureDiagnostics
public import TemplateEngine

/// The templates, the user's among them, have to be in order.
public enum TemplateRule {
  /// A template cannot be rendered.
  public static let id = DiagnosticID(20)

  /// The finding about a mistake in a template; it is shown at the first spec, with the template's
  /// own place in the message.
  public static func finding(_ error: TemplateError) -> Diagnostic {
    Diagnostic(
      id, "the template \(error.place) cannot be rendered: \(error.message)",
      at: SourceLocation(FileID(0), SourceRange(0, 0)),
      hint: error.hint ?? error.nearest.map { "the nearest name is '\($0)'" })
  }
}
