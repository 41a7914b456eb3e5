/// The payloads of enums, read by the case's name.
extension Inverter {
  /// `e.case`: the payload is written where that case is current; nil clears an optional enum that is
  /// in that case.
  mutating func writePayload(
    _ getter: Expression, of base: Expression, _ name: String, _ type: TypeName,
    _ value: Expression
  ) throws(InversionFailure) -> [Statement] {
    let payload = scope.facts.enumCase(name, of: type)?.payload ?? []
    let build = builder(getter)
    if payload.isEmpty {
      let constant = build.expression(
        .enumCase(type, name, nil, isImplicit: true), .named(type))
      return try unwrapping(value, at: getter) { (inverter, value) throws(InversionFailure) in
        let writing = try inverter.write(base.withoutChain, constant)
        return build.when([.expression(value)], writing)
      }
    }
    if case .nilLiteral = value.kind { return try clear(getter, base, name, type) }
    guard case .optional(let wrapped) = value.type else {
      return try update(getter) { (inverter, place) in
        [inverter.assignment(place, value, getter)]
      }
    }
    let local = freshName("value")
    let present = build.local(local, wrapped)
    let writing = try update(getter) { (inverter, place) in
      [inverter.assignment(place, present, getter)]
    }
    return build.either(
      [.binding(isVariable: false, local, value, isShorthand: false)], writing,
      try clear(getter, base, name, type))
  }

  /// `if case .name? = e { e = nil }`
  private mutating func clear(
    _ getter: Expression, _ base: Expression, _ name: String, _ type: TypeName
  ) throws(InversionFailure) -> [Statement] {
    let subject = base.withoutChain
    guard scope.facts.valueType(of: subject).isOptional else { return [] }
    let build = builder(getter)
    let pattern = Pattern.optional(.enumCase(type: nil, name, nil))
    return build.when([.pattern(pattern, subject)], try write(subject, build.nilValue))
  }

  /// Takes the payload at step `index` of `path` out, changes it, and puts it back.
  mutating func updatePayload(
    _ path: Place, _ index: Int, _ getter: Expression, _ change: Change
  ) throws(InversionFailure) -> [Statement] {
    guard case .member(let name, .payload(let type), let step) = path.steps[index],
      case .member(let base, _, _) = step.kind
    else { throw failure(.other, getter) }
    let subject = base.withoutChain
    let payload = scope.facts.enumCase(name, of: type)?.payload ?? []
    var rest = Array(path.steps[(index + 1)...])
    if case .chain? = rest.first { rest.removeFirst() }
    let target = try element(of: payload, &rest, step)
    let build = builder(getter)
    let names = payload.map { freshName($0.label ?? "payload") }
    let (body, isVariable) = try changed(
      build.local(names[target], payload[target].type), rest, getter, change)
    let parts = body.isReplacement ? names.replacing(target) : names.map(Optional.some)
    let pattern = casePattern(name, payload, parts, variable: isVariable ? target : nil)
    let arguments = payload.indices.map { part in
      Argument(
        payload[part].label,
        part == target ? body.value : build.local(names[part], payload[part].type))
    }
    let whole = build.expression(
      .enumCase(type, name, arguments, isImplicit: true), .named(type))
    let isOptional = scope.facts.chainedType(of: subject).isOptional
    let condition = Condition.pattern(isOptional ? .optional(pattern) : pattern, subject)
    let putting = try write(subject, whole)
    return build.when([condition], body.statements + putting)
  }

  /// Which part of the payload the steps after it go on from.
  private func element(
    of payload: [ParameterSignature], _ rest: inout [Place.Step], _ step: Expression
  ) throws(InversionFailure) -> Int {
    if case .member(let name, _, _)? = rest.first,
      let index = payload.firstIndex(where: { $0.label == name })
        ?? Int(name).flatMap({ payload.count > 1 && payload.indices.contains($0) ? $0 : nil })
    {
      rest.removeFirst()
      if case .chain? = rest.first { rest.removeFirst() }
      return index
    }
    guard payload.count == 1 else { throw failure(.other, step) }
    return 0
  }

  /// The new part of a payload: a value that replaces it, or a variable that `statements` changed.
  private struct Part {
    var value: Expression
    var statements: [Statement]
    var isReplacement: Bool
  }

  private mutating func changed(
    _ local: Expression, _ rest: [Place.Step], _ getter: Expression, _ change: Change
  ) throws(InversionFailure) -> (Part, isVariable: Bool) {
    let place = Place.rebuilt(on: local, rest)
    let statements = try rest.isEmpty ? change(&self, local) : update(place, change)
    if rest.isEmpty, statements.count == 1,
      case .assign(let target, "=", let value, _) = statements[0].kind, target == local
    {
      return (Part(value: value, statements: [], isReplacement: true), false)
    }
    return (Part(value: local, statements: statements, isReplacement: false), true)
  }

  private func casePattern(
    _ name: String, _ payload: [ParameterSignature], _ parts: [String?], variable: Int?
  ) -> Pattern {
    if parts.allSatisfy({ $0 == nil }) { return .enumCase(type: nil, name, nil) }
    let elements = payload.indices.map { index -> Pattern.Element in
      guard let part = parts[index] else { return Pattern.Element(payload[index].label, .wildcard) }
      let introducer: Pattern.Introducer = index == variable ? .var : .let
      return Pattern.Element(payload[index].label, .variable(part, introducer: introducer))
    }
    return .enumCase(type: nil, name, elements)
  }
}

extension Expression {
  /// Without a `?` at its end.
  var withoutChain: Expression {
    if case .optionalChain(let base) = stripped.kind { return base }
    return stripped
  }
}

extension Place {
  /// The steps anew, on another beginning.
  static func rebuilt(on root: Expression, _ steps: [Step]) -> Expression {
    steps.reduce(root) { base, step in
      var expression = step.expression
      switch step {
      case .member(let name, let form, _): expression.kind = .member(base, name, form)
      case .index(let arguments, _): expression.kind = .subscript(base, arguments)
      case .chain: expression.kind = .optionalChain(base)
      case .unwrap: expression.kind = .forceUnwrap(base)
      }
      return expression
    }
  }
}

extension [String] {
  /// The same names, with none at `index`.
  fileprivate func replacing(_ index: Int) -> [String?] {
    indices.map { $0 == index ? nil : self[$0] }
  }
}
