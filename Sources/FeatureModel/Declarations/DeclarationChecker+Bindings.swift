import FeatureDiagnostics
import FeatureSyntax

/// Bindings and what hears them.
extension DeclarationChecker {
  /// Adds a binding to the feature.
  mutating func addBinding(_ item: FeatureItem, to draft: inout FeatureDraft) {
    guard case .binding(let syntax) = item,
      let event = event(syntax.name, symbols[draft.name]?.bindings, draft),
      draft.bindingTypes[event.name] == nil
    else { return }
    // What is written is a parameter too, whose name is `newValue`.
    for parameter in syntax.parameters where parameter.name.text == "newValue" {
      sink.report(.parameterTwice, "newValue", at: at(parameter.name, draft.scope))
    }
    var environment = environment(.pure, in: draft.scope, feature: draft.name)
    environment.parameters = event.parameters
    let (type, getter) = getter(of: syntax, environment, draft)
    draft.bindingTypes[event.name] = type
    environment.newValue = type
    let condition = checkedGuard(syntax.condition, environment)
    let values = parameters(syntax.parameters, event.parameters, in: draft.scope)
    guard let getter, let halves = halves(of: syntax, type, getter, environment, draft) else {
      return
    }
    var facts = TypeFacts(types: types.types)
    facts.presentations = symbols[draft.name]?.presentations ?? []
    let scope = InversionScope(
      facts: facts, flow: draft.flow,
      constants: Set(draft.definition.fields.filter { !$0.isVariable }.map(\.name)),
      reservedNames: Set(event.parameters.map(\.name)))
    let model = BindingModel.make(
      doc: syntax.head.doc, name: event.name, parameters: values, type: type, halves,
      when: condition, in: scope, at: event.location, &sink)
    if let model { draft.definition.bindings.append(model) }
  }

  // MARK: Getters

  /// The type and the checked getter; nil where it is wrong, which is reported.
  private mutating func getter(
    of syntax: BindingSyntax, _ environment: BodyEnvironment, _ draft: FeatureDraft
  ) -> (Type, [Statement]?) {
    switch syntax.form {
    case .field: return fieldGetter(of: syntax, draft)
    case .derived(let expression):
      let value = checked(expression, expected: nil, environment)
      if value.type == .error { return (.error, nil) }
      let type = TypeFacts(types: types.types).chainedType(of: value)
      guard isStorable(type) || type == .unchecked else {
        sink.report(.notStorable, type.description, at: value.location)
        return (.error, nil)
      }
      return (type, [Statement(.expression(value, nil), at: value.location)])
    case .accessors(let typeSyntax, let get, let set):
      let type = types.resolveStorable(typeSyntax, in: draft.scope, sink: &sink)
      var environment = environment
      environment.result = type
      let statements = get.map { checked($0, environment) }
      if let set, syntax.action != nil {
        sink.report(.setterAndAction, at: SourceLocation(draft.scope.file, set.range))
      }
      return (type, type == .error ? nil : statements)
    }
  }

  private mutating func fieldGetter(of syntax: BindingSyntax, _ draft: FeatureDraft)
    -> (Type, [Statement]?)
  {
    let location = at(syntax.name, draft.scope)
    let name = syntax.name.text
    let found = symbols[draft.name]
    let isDerived = found?.derived.contains { $0.name == name } == true
    guard
      let property = found?.fields.first(where: { $0.name == name })
        ?? found?.derived.first(where: { $0.name == name })
    else {
      reportUnknownField(name, at: location, found)
      return (.error, nil)
    }
    if !syntax.parameters.isEmpty {
      sink.report(.fieldParameters, name, at: location)
      return (property.type, nil)
    }
    if syntax.action == nil, isDerived || !property.isVariable {
      sink.report(
        isDerived ? .derivedField : .constantField, name, property.type.description, at: location,
        related: [RelatedSpan(property.location, "'\(name)' is declared here")])
      return (property.type, nil)
    }
    if property.type == .error { return (.error, nil) }
    let reference = Expression(
      .reference(isDerived ? .derived(name) : .field(name)), property.type, at: location)
    return (property.type, [Statement(.expression(reference, nil), at: location)])
  }

  private mutating func reportUnknownField(
    _ name: String, at location: SourceLocation, _ found: FeatureSymbols?
  ) {
    let nearest = Nearest.name(to: name, among: (found?.fields ?? []).map(\.name))
    sink.report(
      .unknownBoundField, name, at: location, label: nearest.map { "did you mean '\($0)'?" },
      fixIts: nearest.map {
        [FixIt("replace by '\($0)'", in: location.file, [TextEdit(location.range, $0)])]
      } ?? [])
  }

  // MARK: Setters

  /// The checked halves of a binding; nil where one is wrong or missing, which is reported.
  private mutating func halves(
    of syntax: BindingSyntax, _ type: Type, _ getter: [Statement], _ environment: BodyEnvironment,
    _ draft: FeatureDraft
  ) -> CheckedBinding? {
    if let action = syntax.action {
      return isAction(action, taking: type, draft) ? .action(get: getter, action.text) : nil
    }
    switch syntax.form {
    case .field, .derived:
      guard let first = getter.first, case .expression(let value, _) = first.kind else {
        return nil
      }
      return .inverted(value)
    case .accessors(_, _, let set):
      guard let set else { return nil }
      var environment = environment
      environment.kind = .reduction
      environment.result = .void
      return .accessors(get: getter, set: checked(set, environment))
    }
  }

  /// Whether there is such an action, and it takes exactly the value.
  private mutating func isAction(_ name: Name, taking type: Type, _ draft: FeatureDraft) -> Bool {
    if name.isMissing { return false }
    let location = at(name, draft.scope)
    guard let action = symbols[draft.name]?.actions.first(where: { $0.name == name.text }) else {
      let nearest = Nearest.name(
        to: name.text, among: (symbols[draft.name]?.actions ?? []).map(\.name))
      sink.report(
        .unknownBoundAction, name.text, type.description, at: location,
        label: nearest.map { "did you mean '\($0)'?" },
        fixIts: nearest.map {
          [FixIt("replace by '\($0)'", in: location.file, [TextEdit(location.range, $0)])]
        } ?? [])
      return false
    }
    let takes = action.parameters.count == 1 ? action.parameters[0].type : nil
    let fits =
      type == .error || type == .unchecked || takes == .error || takes == .unchecked
      || takes == type || takes == .optional(type)
    guard takes != nil, fits else {
      sink.report(
        .actionParameters, name.text, type.description, at: location,
        related: [RelatedSpan(action.location, "the action")])
      return false
    }
    return true
  }

  // MARK: Reactions

  /// `on binding.x`
  mutating func bindingHandler(_ syntax: OnSyntax, in draft: FeatureDraft) -> BindingHandler? {
    var heard: [EventSignature] = []
    var bound: [ParameterSignature] = []
    for source in syntax.sources {
      guard let event = heardBinding(source, draft) else { return nil }
      let names = parameterNames(source, event, draft)
      if let first = heard.first {
        let isSame =
          draft.bindingTypes[first.name] == draft.bindingTypes[event.name] && bound == names
        guard isSame else {
          sink.report(
            .sourcesDiffer, first.name, event.name,
            at: SourceLocation(draft.scope.file, source.path.range))
          return nil
        }
      }
      heard.append(event)
      bound = names
    }
    guard let first = heard.first else { return nil }
    var environment = environment(.reduction, in: draft.scope, feature: draft.name)
    environment.parameters = bound
    environment.newValue = draft.bindingTypes[first.name]
    environment.oldValue = draft.bindingTypes[first.name]
    let condition = checkedGuard(syntax.condition, environment)
    var handler = draft.flow.bindingHandler(
      of: heard.map(\.name), when: condition, checked(syntax.body, environment),
      at: SourceLocation(draft.scope.file, syntax.sources[0].path.range))
    handler.names = (syntax.sources[0].parameters ?? []).map { $0.text == "_" ? nil : $0.text }
    return handler
  }

  private mutating func heardBinding(_ source: OnSyntax.Source, _ draft: FeatureDraft)
    -> EventSignature?
  {
    let components = source.path.components
    guard components.count == 2, components[0].name.text == "binding",
      components[0].element == nil
    else {
      reportUnknownSource(source, draft)
      return nil
    }
    let name = components[1].name
    if name.isMissing { return nil }
    let location = at(name, draft.scope)
    let bindings = symbols[draft.name]?.bindings ?? []
    guard let event = bindings.first(where: { $0.name == name.text }) else {
      let nearest = Nearest.name(to: name.text, among: bindings.map(\.name))
      sink.report(
        .unknownBinding, name.text, at: location, label: nearest.map { "did you mean '\($0)'?" },
        fixIts: nearest.map {
          [FixIt("replace by '\($0)'", in: location.file, [TextEdit(location.range, $0)])]
        } ?? [])
      return nil
    }
    if let model = draft.definition.bindings.first(where: { $0.name == name.text }),
      case .action = model.write
    {
      sink.report(.arrowWithoutField, name.text, at: location)
      return nil
    }
    return event
  }

  /// The binding's parameters under the names that the reaction gives them.
  private mutating func parameterNames(
    _ source: OnSyntax.Source, _ event: EventSignature, _ draft: FeatureDraft
  ) -> [ParameterSignature] {
    guard let names = source.parameters else { return [] }
    guard names.count == event.parameters.count else {
      sink.report(
        .sourceParameters, event.name, Self.count(event.parameters.count), String(names.count),
        at: SourceLocation(draft.scope.file, source.path.range))
      return []
    }
    var taken: Set<String> = ["newValue", "oldValue"]
    for name in names where name.text != "_" && !taken.insert(name.text).inserted {
      sink.report(.parameterTwice, name.text, at: at(name, draft.scope))
    }
    return zip(names, event.parameters).compactMap { name, parameter in
      guard name.text != "_" else { return nil }
      var renamed = parameter
      renamed.name = name.text
      return renamed
    }
  }

  /// A number of parameters in words.
  static func count(_ number: Int) -> String {
    number == 0 ? "no parameters" : number == 1 ? "one parameter" : "\(number) parameters"
  }
}
