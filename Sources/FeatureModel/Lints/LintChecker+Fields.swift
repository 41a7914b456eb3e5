import FeatureDiagnostics
import FeatureSyntax

/// A field that nothing uses, and a reaction to a field that nothing writes.
extension LintChecker {
  func checkFields(
    of feature: FeatureDeclarationSyntax, _ words: Words, _ file: FileID,
    _ sink: inout DiagnosticSink
  ) {
    // A parent and the app's own handlers write fields from outside.
    guard parents[feature.name.text] == nil, !hasExternActions(feature), changesAnything(feature)
    else { return }
    // The whole state is meant by these.
    guard words.count("self") == 0, words.count("reset") == 0 else { return }
    let watched = watchedFields(feature)
    for case .state(let state) in feature.items {
      for case .stored(let field) in state.members where field.isVariable {
        let name = field.name.text
        guard viewWords.count(name) == 0 else { continue }
        let places = watched[name] ?? []
        let mentions = words.count(name)
        if mentions == 1 {
          sink.report(
            .unusedField, feature.name.text, name, at: SourceLocation(file, field.name.range))
        } else if mentions == 1 + places.count {
          for place in places {
            sink.report(
              .constantReaction, at: SourceLocation(file, place),
              related: [
                RelatedSpan(SourceLocation(file, field.name.range), "nothing writes this field")
              ])
          }
        }
      }
    }
  }

  /// Whether the feature does anything yet; one that is only begun is left alone.
  private func changesAnything(_ feature: FeatureDeclarationSyntax) -> Bool {
    feature.items.contains { item in
      switch item {
      case .action, .binding, .onChange, .on, .effect: true
      case .state, .output, .invariant, .uses, .child, .route, .stack, .alert, .shared, .function,
        .structure, .enumeration:
        false
      }
    }
  }

  private func hasExternActions(_ feature: FeatureDeclarationSyntax) -> Bool {
    feature.items.contains { item in
      if case .action(let action) = item { return action.isExtern }
      return false
    }
  }

  /// The places where `onChange` names a field alone.
  private func watchedFields(_ feature: FeatureDeclarationSyntax) -> [String: [SourceRange]] {
    var places: [String: [SourceRange]] = [:]
    for case .onChange(let reaction) in feature.items {
      let components = reaction.path.components
      guard components.count == 1, let name = components.first?.name else { continue }
      places[name.text, default: []].append(name.range)
    }
    return places
  }
}
