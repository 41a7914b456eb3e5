/// A payload, or a labelled part of one, that a getter ends with.
struct PayloadPart {
  /// The enum's place.
  var base: Expression
  /// The case and its enum.
  var name: String
  var type: TypeName
  /// The part's type; nil where the case carries nothing.
  var partType: Type?
}

/// The payloads of enums, read by the case's name.
extension Inverter {
  /// The payload that `getter` ends with: `e.case` or `e.case.label`.
  func payloadPart(_ getter: Expression) -> PayloadPart? {
    guard case .member(let base, let name, let form) = getter.kind else { return nil }
    if case .payload(let type) = form {
      let payload = scope.facts.enumCase(name, of: type)?.payload ?? []
      return PayloadPart(base: base, name: name, type: type, partType: payload.first?.type)
    }
    guard case .member(let enumeration, let caseName, .payload(let type)) = base.withoutChain.kind,
      let part = scope.facts.enumCase(caseName, of: type)?.payload.first(where: { $0.label == name }
      )
    else { return nil }
    return PayloadPart(base: enumeration, name: caseName, type: type, partType: part.type)
  }

  /// The payload is written where that case is current; nil clears an optional enum that is in that
  /// case.
  mutating func writePayload(_ getter: Expression, _ part: PayloadPart, _ value: Expression)
    throws(InversionFailure) -> [Statement]
  {
    guard let partType = part.partType else { return try writeCase(getter, part, value) }
    if case .tuple = getter.type.unwrapped { throw failure(.labelledPayload(part.name), getter) }
    if case .nilLiteral = value.kind, !partType.isOptional { return try clear(getter, part) }
    guard case .optional(let wrapped) = value.type, !partType.isOptional else {
      return try replace(getter, value)
    }
    let local = freshName("value")
    markCompared(local, like: value)
    let build = builder(getter)
    let writing = try replace(getter, build.local(local, wrapped))
    return build.either(
      [.binding(isVariable: false, local, value, isShorthand: false)], writing,
      try clear(getter, part))
  }

  /// A case without payload reads as whether it is current; true makes it so.
  private mutating func writeCase(_ getter: Expression, _ part: PayloadPart, _ value: Expression)
    throws(InversionFailure) -> [Statement]
  {
    let build = builder(getter)
    let constant = build.expression(
      .enumCase(part.type, part.name, nil, isImplicit: true), .named(part.type))
    return try unwrapping(value, at: getter) { (inverter, value) throws(InversionFailure) in
      build.when([.expression(value)], try inverter.write(part.base.withoutChain, constant))
    }
  }

  private mutating func replace(_ getter: Expression, _ value: Expression)
    throws(InversionFailure) -> [Statement]
  {
    try update(getter) { (inverter, place) in [inverter.assignment(place, value, getter)] }
  }

  /// `if case .name? = e { e = nil }`
  private mutating func clear(_ getter: Expression, _ part: PayloadPart)
    throws(InversionFailure) -> [Statement]
  {
    let subject = part.base.withoutChain
    guard scope.facts.valueType(of: subject).isOptional else { return [] }
    let build = builder(getter)
    let pattern = Pattern.optional(.enumCase(type: nil, part.name, nil))
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
