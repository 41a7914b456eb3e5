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
  /// until nothing new is found.
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
      pending = left
    }
    for member in pending { reportUninferred(member) }
  }

  private func pendingMembers() -> [Pending] {
    var pending: [Pending] = []
    func add(_ stored: StoredSyntax, _ owner: TypeName, _ feature: String?, _ scope: TypeScope) {
      guard stored.type == nil, let value = stored.defaultValue,
        types.types[owner]?.properties.contains(where: { $0.location == at(stored.name, scope) })
          == true
      else { return }
      pending.append(
        Pending(
          owner: owner, feature: feature, name: stored.name.text, value: value, stored: stored,
          scope: scope, location: at(stored.name, scope)))
    }
    for declared in sharedDeclarations {
      guard declared.syntax.type == nil, let value = declared.syntax.defaultValue else { continue }
      pending.append(
        Pending(
          owner: declared.name, isShared: true, name: declared.syntax.name.text, value: value,
          scope: declared.scope, location: declared.location))
    }
    for declared in structures {
      for case .stored(let stored) in declared.syntax.members {
        add(stored, declared.name, nil, declared.inside)
      }
    }
    for declared in features {
      let name = declared.name.description
      for case .state(let state) in declared.syntax.items {
        for case .stored(let stored) in state.members {
          add(stored, stateName(of: name), name, declared.inside)
        }
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
    case .error, .void, .tuple, .function, .metatype, .never, .unchecked, .sequence: false
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
    if let feature = member.feature, var found = symbols[feature] {
      for index in found.fields.indices where found.fields[index].location == member.location {
        found.fields[index].type = type
      }
      symbols[feature] = found
      setState(of: found)
      return
    }
    guard var nominal = types.types[member.owner] else { return }
    for index in nominal.properties.indices
    where nominal.properties[index].location == member.location {
      nominal.properties[index].type = type
    }
    nominal.initializers = [memberwise(nominal.properties)]
    types.types[member.owner] = nominal
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
