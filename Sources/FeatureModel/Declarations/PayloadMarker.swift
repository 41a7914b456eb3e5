/// Finds the cases whose payload is read by name anywhere in a run; only they get an accessor.
struct PayloadMarker: IRVisitor {
  private var found: [TypeName: Set<String>] = [:]
  /// The cases whose payload is a part of a written place.
  private var written: [TypeName: Set<String>] = [:]

  /// Fills in `payloadsRead` and `payloadsWritten` of every enum of the model.
  static func mark(_ model: inout Model) {
    var marker = PayloadMarker()
    for declaration in model.files.flatMap(\.declarations) { marker.visit(declaration) }
    for file in model.files.indices {
      model.files[file].declarations = model.files[file].declarations.map(marker.marked)
    }
  }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .assign(let place, _, _, _): noteWrite(to: place)
    case .expression(let expression, _?):
      if case .call(let function, _) = expression.kind,
        case .member(let place, _, _) = function.kind
      {
        noteWrite(to: place)
      }
    case .local, .expression, .if, .guard, .switch, .for, .while, .break, .continue, .return, .send,
      .run, .cancel, .emit, .dismiss, .reset, .verbatim:
      break
    }
    visitChildren(of: statement)
  }

  private mutating func noteWrite(to place: Expression) {
    for case .member(let name, .payload(let type), _) in Place(place)?.steps ?? [] {
      written[type, default: []].insert(name)
    }
  }

  mutating func visit(_ expression: Expression) {
    if case .member(_, let name, .payload(let type)) = expression.kind {
      found[type, default: []].insert(name)
    }
    visitChildren(of: expression)
  }

  // MARK: Marking

  private func marked(_ declaration: ModelFile.Declaration) -> ModelFile.Declaration {
    switch declaration {
    case .structure(let model): .structure(marked(model))
    case .enumeration(let model): .enumeration(marked(model))
    case .function, .externType, .externFunction, .client, .shared, .view, .externView,
      .representable,
      .preview:
      declaration
    case .feature(let feature): .feature(marked(feature))
    }
  }

  private func marked(_ feature: FeatureDefinition) -> FeatureDefinition {
    var result = feature
    result.structures = feature.structures.map(marked)
    result.enumerations = feature.enumerations.map(marked)
    result.children = feature.children.map(marked)
    return result
  }

  private func marked(_ child: ChildModel) -> ChildModel {
    var result = child
    switch child.form {
    case .embedded, .presented, .rows: break
    case .route(let route, let isOptional):
      result.form = .route(marked(route), isOptional: isOptional)
    case .stack(let route): result.form = .stack(marked(route))
    case .alert(let route, let isDialog):
      result.form = .alert(marked(route), isDialog: isDialog)
    }
    return result
  }

  private func marked(_ route: RouteModel) -> RouteModel {
    var result = route
    result.enumeration = marked(route.enumeration)
    // Children are taken out of their cases by name.
    result.enumeration.payloadsRead.formUnion(
      route.cases.filter { $0.feature != nil }.map(\.name))
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
    result.payloadsWritten = written[model.name] ?? []
    result.structures = model.structures.map(marked)
    result.enumerations = model.enumerations.map(marked)
    return result
  }
}
