extension IRVisitor {
  /// All that an effect holds: defaults, durations, arguments and bodies.
  public mutating func visit(_ effect: EffectModel) {
    for parameter in effect.parameters {
      if let value = parameter.defaultValue { visit(value) }
    }
    if let duration = effect.duration { visit(duration) }
    for handler in effect.handlers {
      switch handler.response {
      case .action(_, let arguments, let animation):
        visit(arguments)
        if let animation { visit(animation) }
      case .body(let body): visit(body.statements)
      case .ignored: break
      }
    }
  }
}
