/// Finds the cases whose payload is read by name anywhere in a run; only they get an accessor.
struct PayloadMarker: IRVisitor {
  private var found: [TypeName: Set<String>] = [:]

  /// Fills in `payloadsRead` of every enum of the model.
  static func mark(_ model: inout Model) {
    var marker = PayloadMarker()
    for declaration in model.files.flatMap(\.declarations) { marker.collect(declaration) }
    for file in model.files.indices {
      model.files[file].declarations = model.files[file].declarations.map(marker.marked)
    }
  }

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    if case .member(_, let name, .payload(let type)) = expression.kind {
      found[type, default: []].insert(name)
    }
    visitChildren(of: expression)
  }

  // MARK: Collecting

  private mutating func collect(_ declaration: ModelFile.Declaration) {
    switch declaration {
    case .structure(let model): collect(model)
    case .enumeration(let model): collect(model)
    case .function(let model): collect(model)
    case .externType, .externFunction, .client: break
    case .feature(let feature): collect(feature)
    }
  }

  private mutating func collect(_ model: StructModel) {
    collect(model.fields)
    for value in model.computed { visit(value.body) }
    for function in model.functions { collect(function) }
    for inner in model.structures { collect(inner) }
    for inner in model.enumerations { collect(inner) }
  }

  private mutating func collect(_ model: EnumModel) {
    for element in model.cases { collect(element.payload) }
    for value in model.computed { visit(value.body) }
    for function in model.functions { collect(function) }
    for inner in model.structures { collect(inner) }
    for inner in model.enumerations { collect(inner) }
  }

  private mutating func collect(_ fields: [Field]) {
    for field in fields { field.defaultValue.map { visit($0) } }
  }

  private mutating func collect(_ parameters: [Parameter]) {
    for parameter in parameters { parameter.defaultValue.map { visit($0) } }
  }

  private mutating func collect(_ model: FunctionModel) {
    collect(model.parameters)
    visit(model.body)
  }

  private mutating func collect(_ feature: FeatureDefinition) {
    for model in feature.structures { collect(model) }
    for model in feature.enumerations { collect(model) }
    collect(feature.fields)
    for value in feature.derived { visit(value.body) }
    if let initializer = feature.initializer { visit(initializer.statements) }
    for action in feature.actions {
      collect(action.parameters)
      collect(action.condition)
      visit(action.body.statements)
    }
    for output in feature.outputs { collect(output.parameters) }
    for binding in feature.bindings { collect(binding) }
    for handler in feature.changeHandlers {
      visit(handler.value)
      visit(handler.body.statements)
    }
    for handler in feature.bindingHandlers {
      collect(handler.condition)
      visit(handler.body.statements)
    }
    for invariant in feature.invariants { visit(invariant.condition) }
    for function in feature.functions { collect(function) }
    for effect in feature.effects { visit(effect) }
  }

  private mutating func collect(_ condition: GuardModel?) {
    if let condition { visit(condition.condition) }
  }

  private mutating func collect(_ binding: BindingModel) {
    collect(binding.parameters)
    collect(binding.condition)
    visit(binding.getter)
    if let readable = binding.readable { visit(readable) }
    switch binding.write {
    case .setter(let body): visit(body.statements)
    case .action: break
    }
  }

  // MARK: Marking

  private func marked(_ declaration: ModelFile.Declaration) -> ModelFile.Declaration {
    switch declaration {
    case .structure(let model): .structure(marked(model))
    case .enumeration(let model): .enumeration(marked(model))
    case .function, .externType, .externFunction, .client: declaration
    case .feature(let feature): .feature(marked(feature))
    }
  }

  private func marked(_ feature: FeatureDefinition) -> FeatureDefinition {
    var result = feature
    result.structures = feature.structures.map(marked)
    result.enumerations = feature.enumerations.map(marked)
    return result
  }

  private func marked(_ model: StructModel) -> StructModel {
    var result = model
    result.structures = model.structures.map(marked)
    result.enumerations = model.enumerations.map(marked)
    return result
  }

  private func marked(_ model: EnumModel) -> EnumModel {
    var result = model
    result.payloadsRead = found[model.name] ?? []
    result.structures = model.structures.map(marked)
    result.enumerations = model.enumerations.map(marked)
    return result
  }
}
