import FeatureDiagnostics
import FeatureSyntax

/// An action that could be sent and never is, and an output that a parent could hear and does not.
extension LintChecker {
  /// Views and parents cannot send a private action, so the feature itself has to.
  func checkActions(
    of feature: FeatureDeclarationSyntax, _ words: Words, _ file: FileID,
    _ sink: inout DiagnosticSink
  ) {
    for case .action(let action) in feature.items
    where action.head.isPrivate && words.count(action.name.text) == 1 {
      sink.report(.unsentAction, action.name.text, at: SourceLocation(file, action.name.range))
    }
  }

  /// An output of a feature that is only known as a child; at the root the app hears them all.
  func checkOutputs(
    of feature: FeatureDeclarationSyntax, _ file: FileID, _ sink: inout DiagnosticSink
  ) {
    guard let parents = parents[feature.name.text], !parents.isEmpty else { return }
    let heard = parents.map { words(of: $0.feature, in: $0.file) }
    for case .output(let output) in feature.items {
      let name = output.name.text
      guard heard.allSatisfy({ $0.count(name) == 0 }) else { continue }
      sink.report(
        .unheardOutput, feature.name.text, name, at: SourceLocation(file, output.name.range),
        related: parents.prefix(1).map { parent in
          RelatedSpan(SourceLocation(parent.file, parent.feature.name.range), "the parent")
        })
    }
  }
}
