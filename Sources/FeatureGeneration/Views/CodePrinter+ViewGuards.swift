import FeatureModel

/// Buttons that are disabled as long as what they send is not heeded.
extension CodePrinter {
  /// The modifier that disables a button as long as the only action that it sends is not heeded.
  func disabling(_ root: Expression) -> String? {
    guard case .call(let function, let arguments) = root.kind,
      case .reference(.view(.known("Button"))) = function.kind,
      let target = arguments.lazy.compactMap({ $0.value.soleAction }).first
    else { return nil }
    return ignoring(target).map { ".disabled(\($0))" }
  }

  /// Whether an action is not heeded at present; nil where it always is.
  private func ignoring(_ target: SendTarget) -> String? {
    switch target {
    case .own(let action, let arguments):
      return feature.flatMap { guardTest(action, arguments, by: $0, whole) }.map { "!\($0)" }
    case .child(let path, let action, let arguments):
      guard let child = path.last.flatMap({ file.features.all[$0.feature] }) else { return nil }
      let facts = FeatureFacts(child, among: file.features)
      let store = self.store(at: path)
      return guardTest(action, arguments, by: facts, store).map { test in
        // What is not there heeds nothing.
        store.contains("?") ? "\(test) != true" : "!\(test)"
      }
    }
  }

  /// Whether the guard of an action lets it through; nil where it has none.
  private func guardTest(
    _ action: String, _ arguments: [Argument], by feature: FeatureFacts, _ store: String
  ) -> String? {
    guard let model = feature.action(action), let condition = model.condition else { return nil }
    let test = "\(store).\(feature.names.guardName(action))"
    guard condition.readsParameters else { return test }
    return "\(test)(\(list(completed(arguments, for: model.parameters))))"
  }

  /// The store of a child: `store.rows[id: id]?`.
  private func store(at path: [ChildStep]) -> String {
    var feature = self.feature?.definition
    return path.reduce(whole) { store, step in
      let child = feature?.children.first { $0.name == step.name }
      feature = file.features.all[step.feature]
      let element = step.element.map { "[id: \(expression($0))]" } ?? ""
      let place = step.routeCase.map { ".\(SwiftIdentifier.member($0))?" } ?? ""
      let mark = child?.form.isAlwaysThere == true ? "" : "?"
      return "\(store).\(SwiftIdentifier.member(step.name))\(element)\(mark)\(place)"
    }
  }
}

extension ChildModel.Form {
  /// Whether a store has it whatever happens: a child, or a route that is never nil.
  fileprivate var isAlwaysThere: Bool {
    switch self {
    case .embedded, .route(_, isOptional: false): true
    case .presented, .rows, .route, .stack, .alert: false
    }
  }
}

extension Expression {
  /// The only action that a closure sends.
  fileprivate var soleAction: SendTarget? {
    guard case .closure(let closure) = kind, closure.result == .void else { return nil }
    return closure.soleAction
  }
}
