/// Places: fields, members, elements, payloads.
extension Inverter {
  /// What a setter does at the end of a place, given the place as it can be written.
  typealias Change = (inout Inverter, Expression) throws(InversionFailure) -> [Statement]

  /// Writes `value` into the place that `getter` reads.
  mutating func writePlace(_ getter: Expression, _ value: Expression) throws(InversionFailure)
    -> [Statement]
  {
    if let payload = payloadPart(getter) { return try writePayload(getter, payload, value) }
    let leaf = scope.facts.valueType(of: getter)
    // An optional leaf takes the value as it is; into another only a value that is there fits.
    if value.type.isOptional && !leaf.isOptional {
      return try unwrapping(value, at: getter) { (inverter, value) throws(InversionFailure) in
        try inverter.writePlace(getter, value)
      }
    }
    if case .nilLiteral = value.kind, !leaf.isOptional {
      if case .unchecked = leaf {} else { throw failure(.cannotBeNil, getter) }
    }
    let writing = try update(getter) { (inverter, place) in
      [inverter.assignment(inverter.withoutDefault(place), value, getter)]
    }
    return builder(getter).when(defaultConditions(getter, getter, value), writing)
  }

  func assignment(_ place: Expression, _ value: Expression, _ getter: Expression) -> Statement {
    let write = changeDetection(place: place, operation: .assignment, facts: scope.facts)
    return builder(getter).statement(.assign(place, "=", value, write))
  }

  /// Changes the place that `getter` reads by `change`, where it exists.
  mutating func update(_ getter: Expression, _ change: Change) throws(InversionFailure)
    -> [Statement]
  {
    let getter = getter.stripped
    guard let path = Place(getter) else { throw failure(.other, getter) }
    let payload = path.steps.firstIndex { step in
      // A route's presentation goes on while a part of its payload is written in place.
      if case .member(_, .payload(let type), _) = step { return !isComposed(type) }
      return false
    }
    if let payload { return try updatePayload(path, payload, getter, change) }
    try check(path)
    return try change(&self, getter)
  }

  /// Whether it is the enum of a route or stack.
  private func isComposed(_ type: TypeName) -> Bool {
    scope.facts.types[type]?.isComposed == true
  }

  // MARK: What can be written

  private func check(_ path: Place) throws(InversionFailure) {
    try checkRoot(path)
    var base = path.root
    for step in path.steps {
      try check(step, on: base)
      base = step.expression
    }
  }

  private func checkRoot(_ path: Place) throws(InversionFailure) {
    guard case .reference(let reference) = path.root.kind else { throw failure(.other, path.root) }
    switch reference {
    case .field(let name):
      if scope.constants.contains(name) { throw failure(.constant(name), path.root) }
    case .stateSelf:
      guard let field = path.field, let first = path.steps.first else {
        throw failure(.other, path.root)
      }
      if !scope.flow.fields.contains(field.name) {
        throw failure(.computed(field.name), first.expression)
      }
      if scope.constants.contains(field.name) {
        throw failure(.constant(field.name), first.expression)
      }
    case .shared, .local, .instanceMember, .instanceSelf, .unchecked: break
    case .derived(let name): throw failure(.computed(name), path.root)
    case .parameter(let name): throw failure(.parameter(name), path.root)
    case .closureName, .closureParameter, .newValue, .oldValue, .function, .featureFunction,
      .mutatingFunction, .externFunction, .builtin, .type, .client, .effect, .viewMember,
      .childStores,
      .store, .view:
      throw failure(.readOnly(reference.name), path.root)
    }
  }

  private func check(_ step: Place.Step, on base: Expression) throws(InversionFailure) {
    switch step {
    case .member(let name, let form, let expression):
      try check(member: name, form, expression, on: base)
    case .index(let arguments, let expression):
      try check(index: arguments, expression, on: base)
    case .chain, .unwrap: break
    }
  }

  private func check(
    member name: String, _ form: MemberForm, _ expression: Expression, on base: Expression
  ) throws(InversionFailure) {
    switch form {
    case .property:
      guard let property = scope.facts.property(name, of: scope.facts.valueType(of: base)) else {
        return
      }
      if property.isComputed && !property.isVariable { throw failure(.computed(name), expression) }
      if !property.isVariable { throw failure(.constant(name), expression) }
    case .tupleElement, .unchecked: break
    case .payload(let type) where isComposed(type): break
    case .method, .known, .payload, .staticMember, .modifier:
      throw failure(.readOnly(name), expression)
    }
  }

  private func check(
    index arguments: [Argument], _ expression: Expression, on base: Expression
  ) throws(InversionFailure) {
    for argument in arguments where scope.flow.accesses(of: argument.value).isImpure {
      throw failure(.changingPlace, argument.value)
    }
    switch scope.facts.valueType(of: base) {
    case .array, .dictionary, .identified, .stack, .unchecked: break
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .optional,
      .set, .tuple, .range, .sequence, .named, .function, .metatype, .view, .never, .error:
      throw failure(.readOnly("[…]"), expression)
    }
    if case .array = scope.facts.valueType(of: base),
      scope.facts.position(in: base, arguments) == nil
    {
      throw failure(.readOnly("[…]"), expression)
    }
  }

  // MARK: Defaults

  /// A place with a `default:` in it comes into being when it is written, so the present value must
  /// not be.
  func defaultConditions(_ place: Expression, _ getter: Expression, _ value: Expression)
    -> [Condition]
  {
    let hasDefault =
      Place(place)?.steps.contains { step in
        if case .index(let arguments, _) = step { return arguments.count == 2 }
        return false
      } ?? false
    return hasDefault && !isCompared(value)
      ? [.expression(builder(getter).differ(value, getter))] : []
  }

  /// `dict[k]` for `dict[k, default: d]`; what is assigned needs no default.
  private func withoutDefault(_ place: Expression) -> Expression {
    guard case .subscript(let base, let arguments) = place.kind, arguments.count == 2 else {
      return place
    }
    var result = place
    result.kind = .subscript(base, [arguments[0]])
    result.type = .optional(place.type)
    return result
  }
}
