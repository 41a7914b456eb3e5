import FeatureDiagnostics
import FeatureSyntax

/// The third stage: types that follow from defaults.
extension DeclarationChecker {
  /// A stored member without a written type.
  private struct Pending {
    var owner: TypeName
    var feature: String?
    /// Whether it is a shared value.
    var isShared = false
    /// Its place among the properties of its owner.
    var index = 0
    var name: String
    var value: ExpressionSyntax
    /// Its declaration in a state or struct.
    var stored: StoredSyntax?
    var scope: TypeScope
    var location: SourceLocation
  }

  /// Finds the types of all members that have only a default.
  ///
  /// One default may use a type whose own members are still to be found, so they are tried in rounds
  /// until nothing new is found. Their owners' initialisers follow after each round.
  mutating func inferTypes() {
    var pending = pendingMembers()
    var hasFound = true
    while hasFound, !pending.isEmpty {
      hasFound = false
      var left: [Pending] = []
      for member in pending {
        if let type = inferred(member) {
          set(type, for: member)
          hasFound = true
        } else {
          left.append(member)
        }
      }
      for owner in Set(pending.map(\.owner)) { completeInitializer(of: owner) }
      pending = left
    }
    for member in pending { reportUninferred(member) }
  }

  private func pendingMembers() -> [Pending] {
    var pending: [Pending] = []
    func add(_ members: [StoredSyntax], _ owner: TypeName, _ feature: String?, _ scope: TypeScope) {
      let places = Dictionary(
        (types.types[owner]?.properties ?? []).enumerated().map { ($1.location, $0) },
        uniquingKeysWith: { first, _ in first })
      for stored in members where stored.type == nil {
        let location = at(stored.name, scope)
        guard let value = stored.defaultValue, let index = places[location] else { continue }
        pending.append(
          Pending(
            owner: owner, feature: feature, index: index, name: stored.name.text, value: value,
            stored: stored, scope: scope, location: location))
      }
    }
    for declared in sharedDeclarations {
      guard declared.syntax.type == nil, let value = declared.syntax.defaultValue else { continue }
      pending.append(
        Pending(
          owner: declared.name, isShared: true, name: declared.syntax.name.text, value: value,
          scope: declared.scope, location: declared.location))
    }
    for declared in structures {
      let stored = declared.syntax.members.compactMap {
        if case .stored(let stored) = $0 { stored } else { nil }
      }
      add(stored, declared.name, nil, declared.inside)
    }
    for declared in features {
      let name = declared.name.description
      for case .state(let state) in declared.syntax.items {
        let stored = state.members.compactMap {
          if case .stored(let stored) = $0 { stored } else { nil }
        }
        add(stored, stateName(of: name), name, declared.inside)
      }
    }
    return pending
  }

  private func inferred(_ member: Pending) -> Type? {
    if let type = simpleType(of: member.value, in: member.scope) { return type }
    var scratch = DiagnosticSink()
    let value = checkedDefault(
      member.value, expected: nil, feature: member.feature, in: member.scope, &scratch)
    guard !scratch.hasErrors, isStorable(value.type) else { return nil }
    return value.type
  }

  /// Whether values of this type can stand in a state: whole, known and Equatable.
  func isStorable(_ type: Type) -> Bool {
    switch type {
    case .error, .void, .tuple, .function, .metatype, .view, .never, .unchecked, .sequence: false
    case .optional(let part), .array(let part), .set(let part), .identified(let part),
      .stack(let part),
      .range(_, let part):
      isStorable(part)
    case .dictionary(let key, let value): isStorable(key) && isStorable(value)
    case .bool, .integer, .float, .string, .substring, .character, .library, .named: true
    }
  }

  private mutating func set(_ type: Type, for member: Pending) {
    if member.isShared { return set(type, forShared: member.name) }
    types.types[member.owner]?.properties[member.index].type = type
    guard let feature = member.feature,
      symbols[feature]?.fields[member.index].location == member.location
    else { return }
    symbols[feature]?.fields[member.index].type = type
  }

  private mutating func completeInitializer(of owner: TypeName) {
    guard let nominal = types.types[owner] else { return }
    let parameters = memberwise(nominal.properties)
    types.types[owner]?.initializers = [parameters]
  }

  /// Reports what is wrong with the default, or that it says nothing about its type.
  private mutating func reportUninferred(_ member: Pending) {
    var found = DiagnosticSink()
    let value = checkedDefault(
      member.value, expected: nil, feature: member.feature, in: member.scope, &found)
    if found.hasErrors {
      if let stored = member.stored {
        appendDefault(found, of: stored, feature: member.feature, in: member.scope)
      } else {
        sink.append(found)
      }
    } else if value.type != .error {
      sink.report(.uninferredField, member.name, at: member.location)
    } else if !sink.hasErrors {
      // What it depends on is broken or waits for this one: two defaults need each other.
      sink.report(.uninferredField, member.name, at: member.location)
    }
  }

  // MARK: Plain forms

  /// The type of a default that can be told from its form.
  private func simpleType(of value: ExpressionSyntax, in scope: TypeScope) -> Type? {
    switch value.kind {
    case .integer: return .integer(.int)
    case .float: return .float(.double)
    case .boolean: return .bool
    case .string: return .string
    case .parenthesized(let inner): return simpleType(of: inner, in: scope)
    case .prefix(let sign, let operand) where sign.text == "-":
      return simpleType(of: operand, in: scope)
    case .call(let callee, _): return constructedType(callee, in: scope)
    case .member(let base, let name):
      guard let owner = namedType(base, in: scope), let nominal = types.nominal(owner) else {
        return nil
      }
      return nominal.cases.contains { $0.name == name.text } ? owner : nil
    default: return nil
    }
  }

  private func constructedType(_ callee: ExpressionSyntax, in scope: TypeScope) -> Type? {
    if case .type(let syntax) = callee.kind {
      var scratch = DiagnosticSink()
      let type = types.resolve(syntax, in: scope, sink: &scratch)
      return type == .error ? nil : type
    }
    if let type = namedType(callee, in: scope), case .named(let name) = type {
      // An enum's initialiser can fail, and only it.
      return types.types[name]?.kind == .enumeration ? nil : type
    }
    guard case .member(let base, let name) = callee.kind,
      let owner = namedType(base, in: scope), let nominal = types.nominal(owner),
      nominal.cases.contains(where: { $0.name == name.text })
    else { return nil }
    return owner
  }

  private func namedType(_ expression: ExpressionSyntax, in scope: TypeScope) -> Type? {
    path(expression).flatMap { types.lookup($0, in: scope) }
  }

  private func path(_ expression: ExpressionSyntax) -> [String]? {
    switch expression.kind {
    case .name(let name): [name.text]
    case .member(let base, let name): path(base).map { $0 + [name.text] }
    default: nil
    }
  }
}
