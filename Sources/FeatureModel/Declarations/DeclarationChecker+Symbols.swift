import FeatureDiagnostics
import FeatureSyntax

/// What the bodies of a feature can name.
extension DeclarationChecker {
  /// Collects the members of a feature with their types, and reports names that collide.
  mutating func collectSymbols(of declared: Declared<FeatureDeclarationSyntax>) {
    let scope = declared.inside
    var found = FeatureSymbols(name: declared.name.description)
    var names = FeatureNames()
    for case .uses(let uses) in declared.syntax.items {
      collectUses(uses, into: &found, &names, in: scope)
    }
    for item in declared.syntax.items {
      collect(item, into: &found, &names, in: scope)
    }
    for name in refusedMembers[found.name] ?? [] where !name.isMissing {
      found.fields.append(
        Property(name: name.text, type: .error, isVariable: true, location: at(name, scope)))
    }
    // The members of the state come first, whatever stands before it in the spec.
    found.fields =
      found.fields.filter { !found.isOutside($0) } + found.fields.filter(found.isOutside)
    reportCollisions(of: names)
    checkOnce(declared)
    symbols[found.name] = found
    setState(of: found)
  }

  /// The name of a feature's state.
  func stateName(of feature: String) -> TypeName { TypeName([feature, "State"]) }

  /// Puts the members that are known into the type of the state.
  mutating func setState(of symbols: FeatureSymbols) {
    let name = stateName(of: symbols.name)
    types.types[name]?.properties = symbols.fields + symbols.derived
    let parameters = memberwise(symbols.fields)
    types.types[name]?.initializers = [parameters]
  }

  private mutating func collect(
    _ item: FeatureItem, into found: inout FeatureSymbols, _ names: inout FeatureNames,
    in scope: TypeScope
  ) {
    switch item {
    case .state(let state):
      for member in state.members { collect(member, into: &found, &names, in: scope) }
    case .action(let action):
      guard !action.name.isMissing else { return }
      names.add(.action, action.name.text, at(action.name, scope))
      if action.condition != nil { names.addGuard(of: action.name.text, at(action.name, scope)) }
      checkUnsafe(action.name, "an action", scope)
      if action.isExtern { checkGeneratedFunction(action.name, scope) }
      if action.head.isSecret {
        sink.report(.misplacedSecret, "an action", at: at(action.name, scope))
      }
      var event = event(action.name, action.parameters, scope)
      event.isPrivate = action.head.isPrivate
      found.actions.append(event)
    case .output(let output):
      guard !output.name.isMissing else { return }
      names.add(.output, output.name.text, at(output.name, scope))
      checkUnsafe(output.name, "an output", scope)
      checkHead(output.head, "an output", at: at(output.name, scope))
      found.outputs.append(event(output.name, output.parameters, scope))
    case .binding(let binding):
      guard !binding.name.isMissing else { return }
      names.add(
        isOfItsField(binding) ? .fieldBinding : .binding, binding.name.text,
        at(binding.name, scope))
      checkHead(binding.head, "a binding", at: at(binding.name, scope))
      checkUnsafe(binding.name, "a binding", scope)
      found.bindings.append(event(binding.name, binding.parameters, scope))
    case .function(let function):
      guard !function.name.isMissing else { return }
      names.add(.function, function.name.text, at(function.name, scope))
      checkHead(function.head, "a function", at: at(function.name, scope))
      if function.isStatic {
        sink.report(.misplacedModifier, "static", at: at(function.name, scope))
      }
      if !function.isMutating { checkGeneratedFunction(function.name, scope) }
      found.functions.append(signature(function, in: scope))
    case .structure(let syntax):
      if checkNested(syntax.name, scope), syntax.name.text == "State" {
        // Its members are what the bodies mean; they are not reported once more.
        refusedMembers[found.name, default: []] += syntax.members.compactMap { member in
          if case .stored(let stored) = member { return stored.name }
          return nil
        }
      }
    case .enumeration(let syntax):
      if checkNested(syntax.name, scope), syntax.name.text == "Action" {
        let cases = cases(of: syntax).map { event($0.name, $0.payload ?? [], scope) }
        found.actions += cases.filter { new in !found.actions.contains { $0.name == new.name } }
      }
    case .effect(let effect): collectEffect(effect, into: &found, &names, in: scope)
    case .child(let child): collectChild(child, into: &found, &names, in: scope)
    case .route(let route):
      collectRoute(route, isStack: false, into: &found, &names, in: scope)
    case .stack(let stack): collectRoute(stack, isStack: true, into: &found, &names, in: scope)
    case .alert(let alert): collectAlert(alert, into: &found, &names, in: scope)
    case .shared(let uses): collectShared(uses, into: &found, &names, in: scope)
    case .onChange, .on, .invariant, .uses: break
    }
  }

  private mutating func collect(
    _ member: StateSyntax.Member, into found: inout FeatureSymbols, _ names: inout FeatureNames,
    in scope: TypeScope
  ) {
    switch member {
    case .stored(let stored):
      guard !stored.name.isMissing else { return }
      if names.add(.field, stored.name.text, at(stored.name, scope)) {
        found.fields.append(property(stored, in: scope))
      }
      checkHead(of: stored, in: scope)
    case .computed(let computed):
      guard !computed.name.isMissing else { return }
      checkHead(computed.head, "a derived value", at: at(computed.name, scope))
      if names.add(.derived, computed.name.text, at(computed.name, scope)) {
        found.derived.append(property(computed, in: scope))
      }
    case .initializer: break
    }
  }

  private mutating func event(_ name: Name, _ parameters: [ParameterSyntax], _ scope: TypeScope)
    -> EventSignature
  {
    EventSignature(
      name: name.text, parameters: signatures(parameters, in: scope), location: at(name, scope))
  }

  /// Whether a binding stands for the field of its own name.
  private func isOfItsField(_ binding: BindingSyntax) -> Bool {
    switch binding.form {
    case .field: return true
    case .derived(let getter):
      if case .name(let name) = getter.kind { return name.text == binding.name.text }
      return false
    case .accessors: return false
    }
  }

  /// What generated code declares beside it as a function that the app or the spec calls by its name.
  private mutating func checkGeneratedFunction(_ name: Name, _ scope: TypeScope) {
    guard ReservedNames.featureFunctions.contains(name.text) else { return }
    sink.report(
      .generatedType, name.text, scope.path.joined(separator: "."), at: at(name, scope))
  }

  /// Whether a type in a feature is called like one that is generated there; it is reported.
  private mutating func checkNested(_ name: Name, _ scope: TypeScope) -> Bool {
    guard ReservedNames.featureTypes.contains(name.text) else { return false }
    let hint: String? =
      switch name.text {
      case "State": "write 'state { … }' in place of the struct"
      case "Action": "declare each action by itself: 'action name { … }'"
      case "Output": "declare each output by itself: 'output name'"
      default: nil
      }
    sink.report(
      .generatedType, name.text, scope.path.joined(separator: "."), at: at(name, scope), hint: hint)
    return true
  }

  // MARK: Collisions

  private mutating func reportCollisions(of names: FeatureNames) {
    for collision in names.collisions {
      let (first, second) = (collision.first, collision.second)
      if first.kind == second.kind {
        reportDuplicate(collision.name, at: second.location, first: first.location)
      } else {
        sink.report(
          .collidingName, second.kind.rawValue, collision.name, first.kind.rawValue,
          at: second.location,
          related: [RelatedSpan(first.location, "the \(first.kind.rawValue)")])
      }
    }
    for (index, entry) in names.guards.enumerated() {
      if let first = names.guards[..<index].first(where: { $0.name == entry.name }),
        first.action != entry.action
      {
        sink.report(
          .generatedGuard, entry.name, first.action, at: entry.location,
          related: [RelatedSpan(first.location, "the guard's action")])
      }
      if let other = names.member(entry.name) {
        sink.report(
          .generatedGuard, entry.name, entry.action, at: other.location,
          related: [RelatedSpan(entry.location, "the guard's action")])
      }
    }
    for collision in names.generatedCollisions {
      sink.report(
        .composedName, collision.name, collision.first.kind.rawValue, collision.owner,
        at: collision.second.location,
        related: [
          RelatedSpan(collision.first.location, "the \(collision.first.kind.rawValue)")
        ])
    }
    for (name, entry) in names.storeMembers where ReservedNames.storeMembers.contains(name) {
      sink.report(.generatedMember, name, at: entry.location)
    }
    for (name, entry) in names.actions where name == "binding" {
      sink.report(.bindingAction, "an \(entry.kind.rawValue)", at: entry.location)
    }
  }

  /// A feature has one state, and a state one `init`.
  private mutating func checkOnce(_ declared: Declared<FeatureDeclarationSyntax>) {
    let scope = declared.scope
    var first: SourceLocation?
    var firstInitializer: SourceLocation?
    for case .state(let state) in declared.syntax.items {
      let place = word("state", state.range, scope)
      if let first {
        sink.report(.secondState, at: place, related: [RelatedSpan(first, "the first state")])
      }
      first = first ?? place
      for case .initializer(_, let range) in state.members {
        let place = word("init", range, scope)
        if let firstInitializer {
          sink.report(
            .secondInitializer, at: place,
            related: [RelatedSpan(firstInitializer, "the first init")])
        }
        firstInitializer = firstInitializer ?? place
      }
    }
  }

  /// The word with which a declaration begins.
  func word(_ word: String, _ range: SourceRange, _ scope: TypeScope) -> SourceLocation {
    SourceLocation(
      scope.file, SourceRange(range.start, min(range.end, range.start + word.utf8.count)))
  }
}
