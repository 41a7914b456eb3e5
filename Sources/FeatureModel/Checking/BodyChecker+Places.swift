import FeatureDiagnostics
import FeatureSyntax

/// Places that are written.
extension BodyChecker {
  /// The left side of an assignment, with the type of the value that is put there; nil where it
  /// cannot be written, which is reported.
  mutating func place(_ syntax: ExpressionSyntax, isCompound: Bool) -> Expression? {
    if case .name(let name) = syntax.kind, let index = variable(name.text) {
      return assigned(index, name, isCompound: isCompound)
    }
    let wasRead = rootVariable(syntax).map { variables[$0].isRead }
    let part = chain(syntax, nil)
    let value = part.expression
    if let index = rootVariable(syntax), let wasRead {
      variables[index].isRead = wasRead || isCompound || variables[index].isRead
    }
    if value.type == .error { return nil }
    if isWholeBridgeObject(value) { return nil }
    return checkWholePayload(value) && checkWritable(value) ? value : nil
  }

  /// A local variable that is assigned as a whole.
  private mutating func assigned(_ index: Int, _ name: Name, isCompound: Bool) -> Expression? {
    let variable = variables[index]
    let isFirst = !variable.isInitialized && !maybeAssigned.contains(index)
    if isCompound && !assigned.contains(index) {
      report(.usedBeforeSet, [name.text], name.range)
      return nil
    }
    if variable.origin == .closure || !variable.isVariable && !isFirst {
      report(
        .assignToConstant, [name.text], name.range,
        related: [RelatedSpan(at(variable.range), "introduced here")])
      return nil
    }
    if isFirst && (loopDepth > 0 || !closures.isEmpty) && !variable.isVariable {
      report(.assignToConstant, [name.text], name.range)
      return nil
    }
    if !isFirst { variables[index].isWritten = true }
    assigned.insert(index)
    maybeAssigned.insert(index)
    return Expression(.reference(.local(name.text)), variable.type, at: at(name.range))
  }

  private func rootVariable(_ syntax: ExpressionSyntax) -> Int? {
    switch syntax.kind {
    case .name(let name): variable(name.text)
    case .member(let base, _), .subscript(let base, _), .optionalChain(let base),
      .forceUnwrap(let base), .parenthesized(let base):
      rootVariable(base)
    default: nil
    }
  }

  /// Whether a mutating function may be called on `base`; reported where not.
  mutating func prepareToChange(_ base: Expression, _ name: Name) -> Bool {
    if Place(base) == nil {
      report(.mutatingOnValue, [name.text], base.location.range)
      return false
    }
    return checkWritable(base)
  }

  /// What a written place belongs to.
  func writeRoot(_ place: Expression) -> WriteRoot? {
    guard let path = Place(place) else { return nil }
    if let field = path.field { return .field(field.name) }
    return .local
  }

  /// Whether `place` can be written: its root can, and each step from there.
  mutating func checkWritable(_ place: Expression) -> Bool {
    switch place.kind {
    case .reference(let reference): return checkRoot(reference, place)
    case .parenthesized(let inner), .optionalChain(let inner), .forceUnwrap(let inner):
      return checkWritable(inner)
    case .subscript(let base, _): return checkSubscript(base, place) && checkWritable(base)
    case .member(let base, let name, let form):
      return checkStep(base, name, form, place) && checkWritable(base)
    case .error: return false
    default:
      report(.notAPlace, [], place.location.range)
      return false
    }
  }

  private mutating func checkSubscript(_ base: Expression, _ place: Expression) -> Bool {
    switch base.type {
    case .array, .dictionary, .unchecked, .library(.data): return true
    case .identified, .view(.rows), .view(.stack): return true
    case .stack: return checkStackSubscript(place)
    default:
      report(.readOnlySubscript, [base.type.description], place.location.range)
      return false
    }
  }

  private mutating func checkStep(
    _ base: Expression, _ name: String, _ form: MemberForm, _ place: Expression
  ) -> Bool {
    let range = SourceRange(place.location.range.end - name.utf8.count, place.location.range.end)
    switch form {
    case .unchecked, .tupleElement:
      if case .member(_, _, .payload(let type)) = base.withoutChain.kind {
        return checkPayload(type, name, place)
      }
      return true
    case .property:
      if case .reference(.stateSelf) = base.kind { return checkField(name, range) }
      guard let property = facts.property(name, of: base.type.unwrapped) else {
        report(.readOnlyMember, [name], range)
        return false
      }
      if !property.isVariable || property.isComputed {
        let rule: DiagnosticRule = property.isComputed ? .writeToComputed : .writeToConstantMember
        report(
          rule, [name], range, related: [RelatedSpan(property.location, "declared here")])
        return false
      }
      return checkIdentifier(base, name, range)
    case .payload(let type): return checkPayload(type, name, place)
    case .known, .method, .staticMember, .modifier:
      report(.readOnlyMember, [name], range)
      return false
    }
  }

  /// An `id` is not written through `Identified`, which finds its elements by it.
  private mutating func checkIdentifier(_ base: Expression, _ name: String, _ range: SourceRange)
    -> Bool
  {
    guard name == "id", let path = Place(base) else { return true }
    for step in path.steps {
      if case .index(_, let expression) = step, case .subscript(let owner, _) = expression.kind,
        case .identified = owner.type.unwrapped,
        step == path.steps.last(where: { !$0.isUnwrapping })
      {
        report(.writeToIdentifier, [], range)
        return false
      }
    }
    return true
  }

  private mutating func checkRoot(_ reference: Reference, _ place: Expression) -> Bool {
    let range = place.location.range
    if let answer = checkBridgeRoot(reference, place) { return answer }
    if environment.kind == .view, let answer = checkViewRoot(reference, range) { return answer }
    switch reference {
    case .field(let name): return checkField(name, range)
    case .local(let name):
      guard let index = variable(name) else { return true }
      guard variables[index].isVariable else {
        report(
          .assignToConstant, [name], range,
          related: [RelatedSpan(at(variables[index].range), "introduced here")],
          fixIts: [])
        return false
      }
      variables[index].isWritten = true
      return true
    case .instanceSelf, .instanceMember: return checkInstance(reference, range)
    case .stateSelf: return environment.kind == .reduction || reportWriteInPure("self", range)
    case .derived(let name): report(.writeToDerived, [name], range)
    case .parameter(let name), .closureName(let name): report(.writeToParameter, [name], range)
    case .closureParameter(let index): report(.writeToParameter, ["$\(index)"], range)
    case .newValue: report(.writeToParameter, ["newValue"], range)
    case .oldValue: report(.writeToParameter, ["oldValue"], range)
    case .shared: return environment.kind == .reduction
    case .viewMember, .unchecked: return true
    case .childStores, .store, .view, .function, .featureFunction, .mutatingFunction,
      .externFunction, .builtin, .type, .client,
      .effect:
      report(.notAPlace, [], range)
    }
    return false
  }

  private mutating func checkField(_ name: String, _ range: SourceRange) -> Bool {
    guard let feature = environment.feature else { return false }
    if feature.derived.contains(where: { $0.name == name }) {
      report(.writeToDerived, [name], range)
      return false
    }
    guard environment.kind == .reduction else { return reportWriteInPure(name, range) }
    if let field = feature.fields.first(where: { $0.name == name }), !field.isVariable {
      report(
        .writeToConstantField, [name], range,
        related: [RelatedSpan(field.location, "declared with 'let' here")])
      return false
    }
    if !closures.isEmpty {
      report(.writeInClosure, [name], range)
      return false
    }
    return true
  }

  private mutating func checkInstance(_ reference: Reference, _ range: SourceRange) -> Bool {
    guard environment.kind == .mutatingMember else {
      return reportWriteInPure("self", range)
    }
    if !closures.isEmpty {
      report(.writeInClosure, ["self"], range)
      return false
    }
    guard case .instanceMember(let name) = reference, let instance = environment.instance,
      let property = facts.property(name, of: instance)
    else { return true }
    if property.isComputed {
      report(.writeToComputed, [name], range)
      return false
    }
    if !property.isVariable {
      report(
        .writeToConstantMember, [name], range,
        related: [RelatedSpan(property.location, "declared here")])
      return false
    }
    return true
  }

  private mutating func reportWriteInPure(_ name: String, _ range: SourceRange) -> Bool {
    report(.writeInPure, [name], range)
    return false
  }
}

extension Place.Step {
  fileprivate var isUnwrapping: Bool {
    switch self {
    case .chain, .unwrap: true
    case .member, .index: false
    }
  }
}
