import FeatureDiagnostics
import FeatureModel
import FeatureSyntax

/// Features that compose each other, checked in one run.
struct ComposedSpec {
  var diagnostics: [Diagnostic]
  var features: [String: FeatureDefinition]

  /// Checks specs of these texts together.
  init(_ texts: String...) {
    let (result, syntax) = MarkedSpec.check(texts)
    diagnostics = syntax + result.diagnostics
    features = [:]
    for case .feature(let feature) in result.model.files.flatMap(\.declarations) {
      features[feature.name] = feature
    }
  }

  /// The statements of an action of a feature.
  func action(_ name: String, of feature: String = "App") -> [Statement] {
    features[feature]?.actions.first { $0.name == name }?.body.statements ?? []
  }

  /// How each write of an action is detected.
  func detections(_ name: String, of feature: String = "App") -> [ChangeDetection] {
    action(name, of: feature).compactMap { statement in
      switch statement.kind {
      case .assign(_, _, _, let write): write.detection
      case .expression(_, let write): write?.detection
      case .local, .if, .guard, .switch, .for, .while, .break, .continue, .return, .send, .run,
        .cancel, .emit, .dismiss, .reset, .verbatim:
        nil
      }
    }
  }

  /// The steps and the action of the first send of an action.
  func sent(_ name: String, of feature: String = "App") -> (path: [ChildStep], action: String)? {
    for case .send(.child(let path, let action, _), _) in self.action(name, of: feature)
      .map(\.kind)
    {
      return (path, action)
    }
    return nil
  }
}
