/// Everything in a declaration that is a statement or an expression.
extension IRVisitor {
  mutating func visit(_ declaration: ModelFile.Declaration) {
    switch declaration {
    case .structure(let model): visit(model)
    case .enumeration(let model): visit(model)
    case .function(let model): visit(model)
    case .externType, .externFunction, .client, .externView: break
    case .shared(let shared): visit(shared.defaultValue)
    case .feature(let feature): visit(feature)
    case .view(let view): visit(view)
    case .representable(let view): visit(view)
    case .preview(let preview): visit(preview.body)
    }
  }

  mutating func visit(_ view: ViewDefinition) {
    visit(view.members)
    visit(view.body)
  }

  mutating func visit(_ view: RepresentableDefinition) {
    visit(view.members)
    visit(view.update)
    for event in view.events { visit(event.body) }
    for function in view.delegates.flatMap(\.functions) { visit(function.body) }
  }

  mutating func visit(_ members: [ViewMember]) {
    for member in members {
      switch member.form {
      case .state(_, let value): visit(value)
      case .store(_, let owned): owned.map { visit($0) }
      case .slot(let parameters): visit(parameters)
      case .constant, .binding, .focus: break
      }
    }
  }

  mutating func visit(_ model: StructModel) {
    visit(model.fields)
    for value in model.computed { visit(value.body) }
    for function in model.functions { visit(function) }
    for inner in model.structures { visit(inner) }
    for inner in model.enumerations { visit(inner) }
  }

  mutating func visit(_ model: EnumModel) {
    for element in model.cases { visit(element.payload) }
    for value in model.computed { visit(value.body) }
    for function in model.functions { visit(function) }
    for inner in model.structures { visit(inner) }
    for inner in model.enumerations { visit(inner) }
  }

  mutating func visit(_ fields: [Field]) {
    for field in fields { field.defaultValue.map { visit($0) } }
  }

  mutating func visit(_ parameters: [Parameter]) {
    for parameter in parameters { parameter.defaultValue.map { visit($0) } }
  }

  mutating func visit(_ model: FunctionModel) {
    visit(model.parameters)
    visit(model.body)
  }

  mutating func visit(_ feature: FeatureDefinition) {
    for model in feature.structures { visit(model) }
    for model in feature.enumerations { visit(model) }
    visit(feature.fields)
    for value in feature.derived { visit(value.body) }
    if let initializer = feature.initializer { visit(initializer.statements) }
    for action in feature.actions {
      visit(action.parameters)
      visit(action.condition)
      visit(action.body.statements)
    }
    for output in feature.outputs { visit(output.parameters) }
    for binding in feature.bindings { visit(binding) }
    for handler in feature.changeHandlers {
      visit(handler.value)
      visit(handler.body.statements)
    }
    for handler in feature.bindingHandlers {
      visit(handler.condition)
      visit(handler.body.statements)
    }
    for invariant in feature.invariants { visit(invariant.condition) }
    for function in feature.functions { visit(function) }
    for effect in feature.effects { visit(effect) }
    for child in feature.children { visit(child) }
    for handler in feature.childHandlers {
      visit(handler.condition)
      visit(handler.body.statements)
    }
  }

  mutating func visit(_ child: ChildModel) {
    guard let route = child.route else { return }
    visit(route.enumeration)
    for alert in route.alerts {
      visit(alert.title)
      if let message = alert.message { visit(message) }
      for button in alert.buttons {
        visit(button.title)
        visit(button.condition)
        visit(button.body.statements)
      }
    }
  }

  private mutating func visit(_ condition: GuardModel?) {
    if let condition { visit(condition.condition) }
  }

  mutating func visit(_ binding: BindingModel) {
    visit(binding.parameters)
    visit(binding.condition)
    visit(binding.getter)
    if let readable = binding.readable { visit(readable) }
    switch binding.write {
    case .setter(let body): visit(body.statements)
    case .action: break
    }
  }
}
