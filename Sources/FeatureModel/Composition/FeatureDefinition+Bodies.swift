extension FeatureDefinition {
  /// The statements of everything in the feature that runs in a reduction, with its functions.
  public var bodies: [[Statement]] {
    var all: [[Statement]] = actions.map(\.body.statements) + functions.map(\.body)
    all += initializer.map { [$0.statements] } ?? []
    all += changeHandlers.map(\.body.statements) + bindingHandlers.map(\.body.statements)
    all += childHandlers.map(\.body.statements)
    for binding in bindings {
      switch binding.write {
      case .setter(let body): all.append(body.statements)
      case .action: break
      }
    }
    for handler in effects.flatMap(\.handlers) {
      switch handler.response {
      case .body(let body): all.append(body.statements)
      case .action, .ignored: break
      }
    }
    return all + alerts.flatMap(\.buttons).map(\.body.statements)
  }

  /// What its alerts and dialogs show, those of routes too.
  public var alerts: [AlertCaseModel] { children.flatMap { $0.route?.alerts ?? [] } }
}
