import FeatureDiagnostics
import FeatureSyntax

/// The checked form of what a feature composes, without the bodies of alerts.
extension DeclarationChecker {
  /// Adds the field and the model of a composed member or shared value.
  mutating func addComposed(_ item: FeatureItem, to draft: inout FeatureDraft) {
    switch item {
    case .shared(let names): for name in names { addShared(name, to: &draft) }
    case .child(let syntax): addChild(syntax, to: &draft)
    case .route(let syntax): addRoute(syntax, to: &draft)
    case .stack(let syntax): addRoute(syntax, to: &draft)
    case .alert(let syntax): addAlert(syntax, to: &draft)
    case .state, .action, .output, .binding, .onChange, .on, .invariant, .effect, .uses, .function,
      .structure, .enumeration:
      break
    }
  }

  private mutating func addShared(_ name: Name, to draft: inout FeatureDraft) {
    guard let property = property(at: name, draft), let model = sharedModels[name.text] else {
      return
    }
    draft.definition.fields.append(
      field(property, doc: model.doc, default: model.defaultValue))
  }

  private mutating func addChild(_ syntax: ChildSyntax, to draft: inout FeatureDraft) {
    guard let property = property(at: syntax.name, draft),
      let child = child(at: syntax.name, draft)
    else { return }
    var value: Expression?
    let form: ChildModel.Form?
    switch child.form {
    case .presented:
      form = child.feature.map { .presented(feature: $0) }
      value = Expression(.nilLiteral, property.type, at: property.location)
    case .rows:
      let id = child.feature.flatMap { types.identifierType(of: .named(stateName(of: $0))) }
      form = child.feature.map { .rows(feature: $0, id: id ?? .error) }
      value = Expression(.array([]), property.type, at: property.location)
    case .embedded, .route, .stack, .alert:
      form = child.feature.map { .embedded(feature: $0) }
      if property.hasDefault {
        value = Expression(.construct(property.type, []), property.type, at: property.location)
      }
    }
    draft.definition.fields.append(field(property, doc: syntax.head.doc, default: value))
    if let form { add(form, syntax.name, doc: syntax.head.doc, to: &draft) }
  }

  private mutating func addRoute(_ syntax: RouteSyntax, to draft: inout FeatureDraft) {
    guard let property = property(at: syntax.name, draft),
      let child = child(at: syntax.name, draft)
    else { return }
    let route = route(child, draft) { checker, signature in
      if let element = syntax.cases.first(where: {
        checker.at($0.name, draft.scope) == signature.location
      }) {
        return (element.doc, element.payload ?? [])
      }
      let alert = syntax.alerts.first { checker.at($0.name, draft.scope) == signature.location }
      return (alert?.head.doc ?? [], alert?.cases.first?.payload ?? [])
    }
    var value: Expression?
    let form: ChildModel.Form
    switch child.form {
    case .stack:
      form = .stack(route)
      value = Expression(.array([]), property.type, at: property.location)
    case .route(let isOptional):
      form = .route(route, isOptional: isOptional)
      value =
        isOptional
        ? Expression(.nilLiteral, property.type, at: property.location)
        : syntax.defaultValue.map { self.value($0, of: property, draft) }
    case .embedded, .presented, .rows, .alert: return
    }
    draft.definition.fields.append(field(property, doc: syntax.head.doc, default: value))
    add(form, syntax.name, doc: syntax.head.doc, to: &draft)
  }

  private mutating func addAlert(_ syntax: AlertSyntax, to draft: inout FeatureDraft) {
    guard let property = property(at: syntax.name, draft),
      let child = child(at: syntax.name, draft)
    else { return }
    let route = route(child, draft) { checker, signature in
      let element = syntax.cases.first { checker.at($0.name, draft.scope) == signature.location }
      return ([], element?.payload ?? [])
    }
    let value = Expression(.nilLiteral, property.type, at: property.location)
    draft.definition.fields.append(field(property, doc: syntax.head.doc, default: value))
    add(
      .alert(route, isDialog: syntax.isDialog), syntax.name, doc: syntax.head.doc, to: &draft)
  }

  // MARK: Parts

  /// What a never nil route is at first.
  private mutating func value(
    _ syntax: ExpressionSyntax, of property: Property, _ draft: FeatureDraft
  ) -> Expression {
    var found = DiagnosticSink()
    let value = checkedDefault(
      syntax, expected: property.type, feature: draft.name, in: draft.scope, &found)
    append(found, draft.name)
    checkReads(of: value, before: property, in: draft.name)
    return value
  }

  private mutating func route(
    _ child: ChildSymbol, _ draft: FeatureDraft,
    written: (DeclarationChecker, CaseSignature) -> (doc: [String], payload: [ParameterSyntax])
  ) -> RouteModel {
    let name = draft.scope.name(ChildModel.typeName(of: child.name))
    let nominal = types.types[name]
    var enumeration = EnumModel(
      doc: [], access: nil, name: name, rawType: nil,
      conformances: nominal?.conformances.contains(.codable) == true ? [.codable] : [],
      cases: [], computed: [], functions: [], location: child.location)
    enumeration.isIndirect = nominal?.isIndirect ?? false
    var cases: [RouteCaseModel] = []
    for signature in nominal?.cases ?? [] {
      guard let symbol = child.cases.first(where: { $0.location == signature.location }) else {
        continue
      }
      let (doc, payload) = written(self, signature)
      enumeration.cases.append(
        EnumCaseModel(
          doc: doc, name: signature.name,
          payload: symbol.feature == nil
            ? parameters(payload, signature.payload, in: draft.scope)
            : signature.payload.map { Parameter(label: nil, name: "", type: $0.type) },
          rawValue: nil))
      cases.append(
        RouteCaseModel(
          name: symbol.name, feature: symbol.feature, location: signature.location))
    }
    return RouteModel(enumeration: enumeration, cases: cases)
  }

  private func add(
    _ form: ChildModel.Form, _ name: Name, doc: [String], to draft: inout FeatureDraft
  ) {
    draft.definition.children.append(
      ChildModel(
        doc: doc, name: name.text, number: draft.definition.children.count, form: form,
        location: at(name, draft.scope)))
  }

  private func field(_ property: Property, doc: [String], default value: Expression?) -> Field {
    var field = Field(
      doc: doc, name: property.name, type: property.type, isVariable: true, isSecret: false,
      defaultValue: value, domain: nil,
      isScalar: property.storage == .shared && types.isScalar(property.type),
      location: property.location)
    field.storage = property.storage
    return field
  }

  private func property(at name: Name, _ draft: FeatureDraft) -> Property? {
    symbols[draft.name]?.fields.first { $0.location == at(name, draft.scope) }
  }

  private func child(at name: Name, _ draft: FeatureDraft) -> ChildSymbol? {
    symbols[draft.name]?.children.first { $0.location == at(name, draft.scope) }
  }
}
