import FeatureDiagnostics
import FeatureSyntax

/// What names mean in the bodies of views.
extension BodyChecker {
  /// A member of the view, or of its store; nil where the name is neither.
  mutating func viewName(_ name: Name) -> Expression? {
    guard let view = environment.view else { return nil }
    if let member = view.member(name.text) {
      guard let type = member.type else {
        let end = SourceRange(name.range.end, name.range.end)
        return failure(
          .slotAsValue, [name.text], name.range,
          related: [RelatedSpan(member.location, "the slot")],
          fixIts: member.form == .slot([]) ? [fix("call it", end, "()")] : [])
      }
      return Expression(.reference(.viewMember(name.text)), type, at: at(name.range))
    }
    if name.text == "self", !name.isEscaped { return failure(.noSelf, [], name.range) }
    guard let feature = view.feature else { return nil }
    if name.text == "store" {
      return Expression(.reference(.store), .view(.store(feature: feature)), at: at(name.range))
    }
    if let property = storeProperty(name.text) {
      return Expression(
        .reference(storeReference(name.text)), property.type, at: at(name.range))
    }
    return nil
  }

  /// What the view's store offers under a name.
  func storeProperty(_ name: String) -> Property? {
    guard let feature = environment.view?.feature else { return nil }
    return types.stores[feature]?.properties.first { $0.name == name }
  }

  /// How the store's member is referred to.
  private func storeReference(_ name: String) -> Reference {
    guard let feature = environment.feature else { return .derived(name) }
    if let child = feature.child(named: name), !child.isAlert { return .childStores(name) }
    return feature.fields.contains { $0.name == name } ? .field(name) : .derived(name)
  }

  /// A capitalised name that nothing here declares: a type or value that only Swift knows.
  mutating func foreignName(_ name: Name) -> Expression? {
    guard name.text.first?.isUppercase == true else { return nil }
    if ViewVocabulary.isView(name.text) || environment.views[name.text] != nil {
      let end = SourceRange(name.range.end, name.range.end)
      return failure(.viewAsValue, [name.text], name.range, fixIts: [fix("make it", end, "()")])
    }
    return Expression(.reference(.unchecked(name.text)), .unchecked, at: at(name.range))
  }

  /// What is expected at the start of `.system(size: 12).bold()`, where only Swift knows the whole.
  func foreignType(_ base: ExpressionSyntax, _ expected: Type?) -> Type? {
    guard environment.kind == .view, expected == .unchecked else { return nil }
    var rest = base
    while true {
      switch rest.kind {
      case .implicitMember: return .unchecked
      case .call(let callee, _): rest = callee
      case .member(let inner, _): rest = inner
      default: return nil
      }
    }
  }

  /// `self.name`, which is a member of the view past a local of its name, and `$store.name`.
  mutating func ownMember(_ base: ExpressionSyntax, _ name: Name, _ range: SourceRange)
    -> Expression?
  {
    switch base.kind {
    case .name(let own) where own.text == "self" && !own.isEscaped:
      if name.isMissing { return broken(range) }
      if let found = viewName(name) { return found.spanning(at(range)) }
      return unknownMember(of: "the view", name)
    case .name(let own) where own.text == "store" && variable("store") == nil:
      // `store.count` is the same as `count`.
      guard environment.view?.feature != nil, environment.view?.member("store") == nil,
        let property = storeProperty(name.text)
      else { return nil }
      return Expression(.reference(storeReference(name.text)), property.type, at: at(range))
    case _ where name.text == "self" && !name.isEscaped:
      return metatype(base, range)
    case .projection(let own) where own.text == "store" && environment.view?.feature != nil:
      if name.isMissing { return broken(range) }
      return storeChannel(name, nil, range) ?? unknownChannel(name, range)
    default: return nil
    }
  }

  /// `T.self`
  private func metatype(_ base: ExpressionSyntax, _ range: SourceRange) -> Expression? {
    guard let type = typeName(base) else { return nil }
    let reference = Expression(.reference(.type(type)), .metatype(type), at: at(base.range))
    return Expression(
      .member(reference, "self", .staticMember), .metatype(type), at: at(range))
  }

  private mutating func unknownMember(of what: String, _ name: Name) -> Expression {
    failure(.unknownMember, [what, name.text], name.range, fixIts: nearest(name, valueNames()))
  }

  // MARK: Channels

  /// `$name`, with the arguments of a parametrised binding.
  mutating func projection(
    _ name: Name, _ arguments: [ArgumentSyntax]?, _ range: SourceRange
  ) -> Expression {
    if name.isMissing { return broken(range) }
    let result = channel(name, arguments, range)
    guard arguments != nil, let result, result.type != .error else {
      return result ?? unknownChannel(name, range)
    }
    if case .projection(.binding(_, let given)) = result.kind, !given.isEmpty { return result }
    checkAlone(arguments)
    return failure(.notCallable, [result.type.description], range)
  }

  private mutating func channel(
    _ name: Name, _ arguments: [ArgumentSyntax]?, _ range: SourceRange
  ) -> Expression? {
    if let index = variable(name.text) {
      guard variables[index].isChannel else {
        variables[index].isRead = true
        if case .view(.store(let feature)) = variables[index].type {
          return failure(
            .channelOfValue, [name.text, "a store of \(feature)"], range,
            hint: "hand the store to a view of its own, and write '$' before its bindings there")
        }
        return notAChannel(name, "a local value", variables[index].range, range)
      }
      variables[index].isRead = true
      return Expression(
        .projection(.local(name.text)), .view(.binding(variables[index].type)), at: at(range))
    }
    if let member = environment.view?.member(name.text) {
      guard member.isChannel, let type = member.type else {
        let what = member.type == nil ? "a slot" : "a constant"
        return notAChannel(name, what, member.location.range, range)
      }
      return Expression(
        .projection(.member(name.text)), .view(.binding(type)), at: at(range))
    }
    return storeChannel(name, arguments, range)
  }

  /// A channel of the store.
  private mutating func storeChannel(
    _ name: Name, _ arguments: [ArgumentSyntax]?, _ range: SourceRange
  ) -> Expression? {
    guard let feature = environment.feature, environment.view?.feature != nil else { return nil }
    if let binding = feature.bindings.first(where: { $0.name == name.text }) {
      let type = feature.bindingTypes[name.text] ?? .error
      if type == .error { return broken(range) }
      guard
        let given = self.arguments(
          arguments ?? [], binding.parameters, name.text, range, declaredAt: binding.location)
      else { return broken(range) }
      return Expression(
        .projection(.binding(name.text, given)), .view(.binding(type)), at: at(range))
    }
    if let child = feature.child(named: name.text) { return presentation(child, name, range) }
    if let field = feature.fields.first(where: { $0.name == name.text }) {
      let hint =
        field.isVariable
        ? "declare 'binding \(name.text)' in '\(feature.name)'"
        : "it is a 'let', which nothing writes"
      return failure(
        .channelOfValue, [name.text, "a field without a binding", hint], range,
        related: [RelatedSpan(field.location, "declared here")], hint: hint)
    }
    if let derived = feature.derived.first(where: { $0.name == name.text }) {
      return failure(
        .channelOfValue, [name.text, "a derived value"], range,
        related: [RelatedSpan(derived.location, "declared here")],
        hint: "declare a binding that writes what it is derived from: 'binding other = …'")
    }
    return nil
  }

  private mutating func presentation(_ child: ChildSymbol, _ name: Name, _ range: SourceRange)
    -> Expression
  {
    let type = storeProperty(name.text)?.type ?? .error
    switch child.form {
    case .alert:
      return Expression(
        .projection(.alert(name.text)), .view(.presentation(type.unwrapped)), at: at(range))
    case .presented, .route, .stack:
      return Expression(
        .projection(.presentation(name.text)), .view(.presentation(type.unwrapped)),
        at: at(range))
    case .embedded, .rows:
      let what = child.form == .rows ? "a collection of children" : "a child that is always there"
      return failure(
        .channelOfValue, [name.text, what], range,
        hint: "hand its store to a view: 'RowView(store: …)'")
    }
  }

  private mutating func notAChannel(
    _ name: Name, _ what: String, _ declared: SourceRange, _ range: SourceRange
  ) -> Expression {
    let hint =
      what == "a constant"
      ? "declare it 'binding \(name.text): …' to write it, or leave '$' off"
      : "leave '$' off"
    return failure(
      .channelOfValue, [name.text, what], range,
      related: [RelatedSpan(at(declared), "declared here")], hint: hint)
  }

  private mutating func unknownChannel(_ name: Name, _ range: SourceRange) -> Expression {
    var names = scopes.flatMap(\.values).map { variables[$0] }.filter(\.isChannel).map(\.name)
    names += environment.view?.members.filter(\.isChannel).map(\.name) ?? []
    names += environment.feature?.bindings.map(\.name) ?? []
    names += environment.feature?.children.map(\.name) ?? []
    return failure(.unknownChannel, [name.text], range, fixIts: nearest(name, names))
  }

  /// A part of what a channel leads to; nil where `base` is no channel.
  mutating func channelMember(_ base: Expression, _ name: Name, _ range: SourceRange)
    -> Expression?
  {
    switch base.type {
    case .view(.binding(let value)):
      if name.text == "wrappedValue" || name.text == "projectedValue" {
        return Expression(.member(base, name.text, .unchecked), .unchecked, at: at(range))
      }
      return part(base, value, name, range)
    case .view(.presentation(.view(.store(let feature)))):
      return failure(
        .channelOfValue, [name.text, "a member of the store of \(feature)"], range,
        hint: "hand the store to a view of its own, and write '$\(name.text)' there")
    case .view(.presentation(let value)):
      return part(base, .optional(value), name, range)
    default: return nil
    }
  }

  private mutating func part(
    _ base: Expression, _ value: Type, _ name: Name, _ range: SourceRange
  ) -> Expression {
    let inner = member(of: Expression(base.kind, value, at: base.location), name, range)
    guard inner.type != .error, case .member(_, _, let form) = inner.kind else { return inner }
    switch (form, inner.type) {
    case (.unchecked, _):
      return Expression(.member(base, name.text, form), .unchecked, at: at(range))
    case (.payload, .optional(let wrapped)) where isPresentation(base):
      return Expression(
        .member(base, name.text, form), .view(.presentation(wrapped)), at: at(range))
    case (.payload, _):
      return failure(
        .channelOfValue, [name.text, "the payload of a case"], range,
        hint: "declare a binding of it in the feature: 'binding other = …'")
    default: break
    }
    if let property = facts.property(name.text, of: value),
      property.isComputed || !property.isVariable
    {
      return failure(
        .channelOfValue, [name.text, property.isComputed ? "computed" : "a constant"], name.range,
        related: [RelatedSpan(property.location, "declared here")], hint: "leave '$' off")
    }
    return Expression(
      .member(base, name.text, form), .view(.binding(inner.type)), at: at(range))
  }

  private func isPresentation(_ base: Expression) -> Bool {
    if case .view(.presentation) = base.type { return true }
    return false
  }

  // MARK: Stores

  /// The type of the ids of rows.
  func rowIdentifier(_ feature: String) -> Type? {
    types.identifierType(of: .named(TypeName([feature, "State"])))
  }

  /// The subscripts of what only views deal with.
  func subscripts(of view: ViewType) -> [(labels: [String?], [Type], Type)] {
    let int = Type.integer(.int)
    guard let element = view.sequenceElement else {
      if case .binding(.array(let element)) = view {
        return [([nil], [int], .view(.binding(element)))]
      }
      return []
    }
    switch view {
    case .rows(let feature):
      return [
        (["id"], [rowIdentifier(feature) ?? .error], .optional(element)), ([nil], [int], element),
      ]
    case .stack(let feature, let member):
      return [
        (["id"], [.library(.stackID)], .optional(.view(.route(feature: feature, member: member)))),
        ([nil], [int], element),
      ]
    case .view, .store, .route, .binding, .presentation: return []
    }
  }
}

extension ViewType {
  /// What a loop over it gives.
  var sequenceElement: Type? {
    switch self {
    case .rows(let feature): .view(.store(feature: feature))
    case .stack(let feature, let member):
      .tuple([
        TupleElement("id", .library(.stackID)),
        TupleElement("element", .view(.route(feature: feature, member: member))),
      ])
    case .view, .store, .route, .binding, .presentation: nil
    }
  }
}
