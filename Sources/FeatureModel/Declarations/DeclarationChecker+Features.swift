import FeatureDiagnostics
import FeatureSyntax

/// The checked form of a feature.
extension DeclarationChecker {
  /// A feature while its members are checked one after the other.
  struct FeatureDraft {
    var definition: FeatureDefinition
    var scope: TypeScope
    var name: String
    /// What its derived values and functions touch; complete once they are checked.
    var flow: FlowScope
    /// The values of its bindings.
    var bindingTypes: [String: Type] = [:]
  }

  /// Checks what others depend on: fields, derived values, functions, bindings and what is composed.
  mutating func begin(_ declared: Declared<FeatureDeclarationSyntax>) {
    let (syntax, scope) = (declared.syntax, declared.scope)
    let name = syntax.name.text
    var draft = FeatureDraft(
      definition: FeatureDefinition(
        doc: syntax.head.doc, access: syntax.head.access, name: name,
        isCodable: types.types[stateName(of: name)]?.conformances.contains(.codable) == true,
        structures: [], enumerations: [], fields: [], derived: [], initializer: nil, actions: [],
        outputs: [], bindings: [], changeHandlers: [], bindingHandlers: [], invariants: [],
        functions: [], location: at(syntax.name, scope)),
      scope: scope.inside(name), name: name,
      flow: FlowScope(fields: [], derived: [:], functions: [:]))
    if syntax.isExtern {
      draft.definition.isExtern = true
      checkExtern(syntax, in: scope)
    }
    for item in syntax.items { addType(item, to: &draft) }
    for item in syntax.items { addValue(item, to: &draft) }
    for item in syntax.items { addComposed(item, to: &draft) }
    draft.flow = FlowScope(draft.definition)
    addAccesses(to: &draft)
    for item in syntax.items { addBinding(item, to: &draft) }
    draft.definition.clients = symbols[name]?.clients ?? []
    symbols[name]?.bindingTypes = draft.bindingTypes
    drafts[name] = draft
  }

  /// A feature with all its members, once all features of the run are begun.
  mutating func feature(_ syntax: FeatureDeclarationSyntax) -> FeatureDefinition? {
    guard var draft = drafts[syntax.name.text] else { return nil }
    for item in syntax.items {
      addBehaviour(item, to: &draft)
      addAlerts(item, to: &draft)
    }
    drafts[draft.name] = draft
    return draft.definition
  }

  private mutating func addType(_ item: FeatureItem, to draft: inout FeatureDraft) {
    switch item {
    case .structure(let inner) where isDeclared(inner.name, draft.scope):
      draft.definition.structures.append(structure(inner, in: draft.scope))
    case .enumeration(let inner) where isDeclared(inner.name, draft.scope):
      draft.definition.enumerations.append(enumeration(inner, in: draft.scope))
    case .structure, .enumeration, .state, .action, .output, .binding, .onChange, .on, .invariant,
      .effect, .uses, .child, .route, .stack, .alert, .shared, .function:
      break
    }
  }

  /// Fields, derived values and functions: what the flow of the others is found from.
  private mutating func addValue(_ item: FeatureItem, to draft: inout FeatureDraft) {
    switch item {
    case .state(let state):
      for member in state.members { addMember(member, to: &draft) }
    case .function(let syntax):
      let location = at(syntax.name, draft.scope)
      guard let signature = symbols[draft.name]?.functions.first(where: { $0.location == location })
      else { return }
      draft.definition.functions.append(function(syntax, signature, in: draft))
    case .action, .output, .binding, .onChange, .on, .invariant, .effect, .uses, .child, .route,
      .stack, .alert, .shared, .structure, .enumeration:
      break
    }
  }

  private mutating func addMember(_ member: StateSyntax.Member, to draft: inout FeatureDraft) {
    switch member {
    case .stored(let stored):
      let location = at(stored.name, draft.scope)
      guard let property = symbols[draft.name]?.fields.first(where: { $0.location == location })
      else { return }
      draft.definition.fields.append(
        field(stored, property, feature: draft.name, in: draft.scope))
    case .computed(let syntax):
      let location = at(syntax.name, draft.scope)
      guard let property = symbols[draft.name]?.derived.first(where: { $0.location == location })
      else { return }
      var environment = environment(.pure, in: draft.scope, feature: draft.name)
      environment.result = property.type
      draft.definition.derived.append(
        DerivedValue(
          doc: syntax.head.doc, name: property.name, type: property.type,
          body: checked(syntax.body, environment), reads: [], location: property.location))
    case .initializer: break
    }
  }

  private mutating func function(
    _ syntax: FunctionSyntax, _ signature: FunctionSignature, in draft: FeatureDraft
  ) -> FunctionModel {
    var environment = environment(
      syntax.isMutating ? .reduction : .pure, in: draft.scope, feature: draft.name)
    environment.parameters = signature.parameters
    environment.result = signature.result
    return FunctionModel(
      doc: syntax.head.doc, access: syntax.head.access, name: signature.name,
      parameters: parameters(syntax.parameters, signature.parameters, in: draft.scope),
      result: signature.result, isMutating: signature.isMutating, isStatic: false,
      body: syntax.body.map { checked($0, environment) } ?? [], reads: [], writes: [],
      location: signature.location)
  }

  /// What derived values and functions touch, now that all of them are known.
  private func addAccesses(to draft: inout FeatureDraft) {
    draft.definition.derived = draft.definition.derived.map { draft.flow.completed($0) }
    draft.definition.functions = draft.definition.functions.map { draft.flow.completed($0) }
  }

  // MARK: Behaviour

  private mutating func addBehaviour(_ item: FeatureItem, to draft: inout FeatureDraft) {
    switch item {
    case .state(let state):
      for case .initializer(let block, _) in state.members
      where draft.definition.initializer == nil {
        let environment = environment(.reduction, in: draft.scope, feature: draft.name)
        let body = draft.flow.body(checked(block, environment))
        draft.definition.initializer = body
        checkDismissal(in: body, draft)
      }
    case .action(let syntax):
      if let action = action(syntax, in: draft) { draft.definition.actions.append(action) }
    case .output(let syntax):
      guard let event = event(syntax.name, symbols[draft.name]?.outputs, draft) else { return }
      var output = OutputModel(
        doc: syntax.head.doc, name: event.name,
        parameters: parameters(syntax.parameters, event.parameters, in: draft.scope),
        location: event.location)
      if syntax.from != nil {
        output.parameters = event.parameters.map(Parameter.init)
        output.from = forwarded(syntax, event, in: draft)
      }
      draft.definition.outputs.append(output)
    case .onChange(let syntax):
      draft.definition.changeHandlers.append(changeHandler(syntax, in: draft))
    case .on(let syntax):
      addHandler(syntax, to: &draft)
    case .invariant(let syntax):
      let environment = environment(.pure, in: draft.scope, feature: draft.name)
      let condition = checked(syntax.expression, expected: .bool, environment)
      draft.definition.invariants.append(
        InvariantModel(
          title: syntax.title, condition: condition,
          reads: draft.flow.accesses(of: condition).reads,
          location: SourceLocation(draft.scope.file, syntax.titleRange)))
    case .effect(let syntax):
      if let effect = effect(syntax, in: draft) { draft.definition.effects.append(effect) }
    case .binding, .uses, .child, .route, .stack, .alert, .shared, .function, .structure,
      .enumeration:
      break
    }
  }

  /// The signature of the action or output at a name, where it is the one that counts.
  func event(_ name: Name, _ events: [EventSignature]?, _ draft: FeatureDraft) -> EventSignature? {
    events?.first { $0.location == at(name, draft.scope) }
  }

  private mutating func action(_ syntax: ActionSyntax, in draft: FeatureDraft) -> ActionModel? {
    guard let event = event(syntax.name, symbols[draft.name]?.actions, draft) else { return nil }
    var environment = environment(.reduction, in: draft.scope, feature: draft.name)
    environment.parameters = event.parameters
    if syntax.body == nil, !syntax.isExtern, !draft.definition.isExtern,
      !heardActions.contains(event.name)
    {
      sink.report(.unheardAction, event.name, at: event.location)
    }
    return ActionModel(
      doc: syntax.head.doc, name: event.name, isPrivate: syntax.head.isPrivate,
      isExtern: syntax.isExtern,
      parameters: parameters(syntax.parameters, event.parameters, in: draft.scope),
      condition: checkedGuard(syntax.condition, environment).map { draft.flow.guardModel($0) },
      body: draft.flow.body(syntax.body.map { checked($0, environment) } ?? []),
      location: event.location)
  }

  private mutating func changeHandler(_ syntax: OnChangeSyntax, in draft: FeatureDraft)
    -> ChangeHandler
  {
    let location = SourceLocation(draft.scope.file, syntax.path.range)
    var environment = environment(.pure, in: draft.scope, feature: draft.name)
    environment.entersChildren = true
    let value = checked(expression(syntax.path), expected: nil, environment)
    environment.entersChildren = false
    if !types.isEquatable(value.type) {
      sink.report(.notStorable, value.type.description, at: location)
    }
    environment.kind = .reduction
    environment.oldValue = value.type
    return draft.flow.changeHandler(
      of: value, checked(syntax.body, environment), fields: draft.definition.fields, at: location)
  }

  /// A path as an expression.
  private func expression(_ path: PathSyntax) -> ExpressionSyntax {
    var result = ExpressionSyntax(.missing, path.range)
    for (index, component) in path.components.enumerated() {
      let range = SourceRange(path.range.start, component.name.range.end)
      result =
        index == 0
        ? ExpressionSyntax(.name(component.name), component.name.range)
        : ExpressionSyntax(.member(result, component.name), range)
      if let element = component.element {
        result = ExpressionSyntax(.subscript(result, [element]), path.range)
      }
    }
    return result
  }
}
