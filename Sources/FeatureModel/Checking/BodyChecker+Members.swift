import FeatureDiagnostics
import FeatureSyntax

/// A part of an optional chain: its own type, and whether a `?` stands before it in the chain.
struct ChainPart {
  var expression: Expression
  var isChained: Bool
}

extension BodyChecker {
  /// The value of a whole chain: an optional where a `?` stands in it.
  func flattened(_ part: ChainPart) -> Expression {
    var result = part.expression
    let isWrapped = result.type.isOptional || result.type.isOpen
    if part.isChained && !isWrapped { result.type = .optional(result.type) }
    return result
  }

  /// Members, calls and subscripts, with `?` and `!` between them.
  mutating func chain(_ syntax: ExpressionSyntax, _ expected: Type?) -> ChainPart {
    switch syntax.kind {
    case .member(let base, let name): return member(base, name, expected, syntax.range)
    case .call(let callee, let arguments): return call(callee, arguments, expected, syntax.range)
    case .subscript(let base, let arguments):
      let part = chain(base, nil)
      let result = self.subscript(part.expression, arguments, syntax.range)
      return ChainPart(expression: result, isChained: part.isChained)
    case .optionalChain(let base):
      let part = chain(base, nil)
      let value = part.expression
      guard case .optional(let wrapped) = value.type else {
        if value.type.isOpen {
          let result = Expression(.optionalChain(value), value.type, at: at(syntax.range))
          return ChainPart(expression: result, isChained: true)
        }
        return ChainPart(expression: notOptional(value, "?", syntax), isChained: false)
      }
      return ChainPart(
        expression: Expression(.optionalChain(value), wrapped, at: at(syntax.range)),
        isChained: true)
    case .forceUnwrap(let base):
      let part = chain(base, nil)
      let value = part.expression
      guard case .optional(let wrapped) = value.type else {
        if value.type.isOpen {
          let result = Expression(.forceUnwrap(value), value.type, at: at(syntax.range))
          return ChainPart(expression: result, isChained: part.isChained)
        }
        return ChainPart(expression: notOptional(value, "!", syntax), isChained: false)
      }
      return ChainPart(
        expression: Expression(.forceUnwrap(value), wrapped, at: at(syntax.range)),
        isChained: part.isChained)
    default: return ChainPart(expression: infer(syntax, expected), isChained: false)
    }
  }

  private mutating func notOptional(
    _ value: Expression, _ sign: String, _ syntax: ExpressionSyntax
  ) -> Expression {
    let end = SourceRange(syntax.range.end - 1, syntax.range.end)
    return failure(
      .notOptional, [sign, value.type.description], end,
      fixIts: [fix("remove '\(sign)'", end, "")])
  }

  private mutating func member(
    _ base: ExpressionSyntax, _ name: Name, _ expected: Type?, _ range: SourceRange
  ) -> ChainPart {
    if let effect = effect(base) {
      return ChainPart(expression: effectMember(effect, base, name, range), isChained: false)
    }
    if let client = client(base) {
      let rule: DiagnosticRule =
        client.client.endpoint(name.text) == nil ? .unknownEndpoint : .endpointAsValue
      let arguments = rule.id == DiagnosticRule.unknownEndpoint.id ? [client.client.name] : []
      return ChainPart(
        expression: failure(rule, arguments + [name.text], name.range), isChained: false)
    }
    if environment.kind == .view, let found = ownMember(base, name, range) {
      return ChainPart(expression: found, isChained: false)
    }
    if let type = typeName(base) {
      return ChainPart(expression: staticMember(type, base, name, range), isChained: false)
    }
    let part = entered(chain(base, foreignType(base, expected)))
    let result = member(of: part.expression, name, range)
    return ChainPart(expression: result, isChained: part.isChained)
  }

  /// `value.name`, where the name is no function's.
  mutating func member(of base: Expression, _ name: Name, _ range: SourceRange) -> Expression {
    if name.isMissing || base.type == .error { return broken(range) }
    if base.type == .unchecked { return unchecked(base, name, range) }
    if case .reference(.stateSelf) = base.kind { return stateMember(base, name, range) }
    if case .tuple(let elements) = base.type {
      return tupleElement(base, elements, name, range)
    }
    if let part = channelMember(base, name, range) { return part }
    if case .optional(let wrapped) = base.type {
      return memberOfOptional(base, wrapped, name, range)
    }
    if let nominal = types.nominal(base.type) {
      return declaredMember(base, nominal, name, range)
    }
    return knownProperty(base, name, range)
  }

  /// A value that only Swift knows.
  func unchecked(_ base: Expression, _ name: Name, _ range: SourceRange) -> Expression {
    Expression(.member(base, name.text, .unchecked), .unchecked, at: at(range))
  }

  private mutating func stateMember(_ base: Expression, _ name: Name, _ range: SourceRange)
    -> Expression
  {
    let members = (environment.feature?.fields ?? []) + (environment.feature?.derived ?? [])
    guard let found = members.first(where: { $0.name == name.text }) else {
      return failure(
        .unknownMember, ["the state", name.text], name.range,
        fixIts: nearest(name, members.map(\.name)))
    }
    return Expression(.member(base, name.text, .property), found.type, at: at(range))
  }

  private mutating func tupleElement(
    _ base: Expression, _ elements: [TupleElement], _ name: Name, _ range: SourceRange
  ) -> Expression {
    let index = Int(name.text) ?? elements.firstIndex { $0.label == name.text }
    guard let index, elements.indices.contains(index) else {
      return failure(
        .unknownMember, ["a value of type '\(base.type)'", name.text], name.range,
        fixIts: nearest(name, elements.compactMap(\.label)))
    }
    return Expression(
      .member(base, name.text, .tupleElement), elements[index].type, at: at(range))
  }

  /// An optional has no members but its payload's by name: `sheet.detail.id` of an optional enum.
  private mutating func memberOfOptional(
    _ base: Expression, _ wrapped: Type, _ name: Name, _ range: SourceRange
  ) -> Expression {
    if let nominal = types.nominal(wrapped), let found = payload(base, nominal, name, range) {
      return found
    }
    if let element = payloadPart(base, name.text) {
      return Expression(
        .member(base, name.text, .tupleElement), .optional(element.unwrapped), at: at(range))
    }
    let end = SourceRange(base.location.range.end, base.location.range.end)
    return failure(
      .memberOfOptional, [base.type.description, name.text], name.range,
      fixIts: [fix("insert '?'", end, "?")])
  }

  /// The labelled part of a payload that was read by its case's name.
  private func payloadPart(_ expression: Expression, _ label: String) -> Type? {
    guard case .member(_, let name, .payload(let owner)) = expression.kind else { return nil }
    let payload = facts.enumCase(name, of: owner)?.payload
    return payload?.first { $0.label == label }?.type
  }

  /// An enum's payload by the case's name; nil where there is no such case.
  private func payload(
    _ base: Expression, _ nominal: NominalType, _ name: Name, _ range: SourceRange
  ) -> Expression? {
    guard let found = nominal.cases.first(where: { $0.name == name.text }) else { return nil }
    let type: Type
    if found.payload.isEmpty {
      type = .bool
    } else if found.payload.count == 1, let only = found.payload.first {
      type = .optional(only.type.unwrapped)
    } else {
      type = .optional(.tuple(found.payload.map { TupleElement($0.label, $0.type) }))
    }
    return Expression(
      .member(base, name.text, .payload(nominal.name)), type, at: at(range))
  }

  private mutating func declaredMember(
    _ base: Expression, _ nominal: NominalType, _ name: Name, _ range: SourceRange
  ) -> Expression {
    if let property = nominal.properties.first(where: { $0.name == name.text && !$0.isStatic }) {
      return Expression(.member(base, name.text, .property), property.type, at: at(range))
    }
    switch nominal.kind {
    case .externOpen: return unchecked(base, name, range)
    case .enumeration:
      if name.text == "rawValue", let raw = nominal.rawType {
        return Expression(.member(base, "rawValue", .property), raw, at: at(range))
      }
      if let found = payload(base, nominal, name, range) { return found }
    case .structure, .externClosed, .externEnum, .state, .store: break
    }
    if nominal.methods.contains(where: { $0.name == name.text && !$0.isStatic }) {
      return failure(
        .methodAsValue, [name.text], name.range,
        fixIts: [fix("call it", SourceRange(name.range.end, name.range.end), "()")])
    }
    return failure(
      .unknownMember, ["a value of type '\(nominal.name)'", name.text], name.range,
      related: [RelatedSpan(nominal.location, "'\(nominal.name)' is declared here")],
      fixIts: nearest(
        name, nominal.properties.filter { !$0.isStatic }.map(\.name) + nominal.cases.map(\.name)))
  }

  private mutating func knownProperty(_ base: Expression, _ name: Name, _ range: SourceRange)
    -> Expression
  {
    let candidates = KnownMembers.members(
      name.text, of: base.type, identifier: identifier(of: base.type))
    for (signature, bindings) in candidates where signature.parameters == nil && !signature.isStatic
    {
      if let type = bindings.substituted(signature.result) {
        return Expression(.member(base, name.text, .known), type, at: at(range))
      }
    }
    if let replacement = KnownMembers.impure[name.text] {
      return failure(.impureMember, [name.text, replacement], name.range)
    }
    if candidates.contains(where: { $0.0.parameters != nil }) {
      return failure(
        .methodAsValue, [name.text], name.range,
        fixIts: [fix("call it", SourceRange(name.range.end, name.range.end), "()")])
    }
    return unknownKnownMember(base.type, name)
  }

  /// Reports that a type of the library has no such member here.
  mutating func unknownKnownMember(_ type: Type, _ name: Name) -> Expression {
    if case .stack = type, let meant = Self.stackMembers[name.text] {
      return failure(
        .unknownMember, ["a stack", name.text], name.range,
        hint: "a stack is pushed and popped",
        fixIts: [fix("write '\(meant)'", name.range, meant)])
    }
    return failure(
      .unknownMember, ["a value of type '\(type)'", name.text], name.range,
      fixIts: nearest(name, KnownMembers.names(of: type, isStatic: false)))
  }

  /// What arrays call otherwise.
  private static let stackMembers = [
    "append": "push", "removeLast": "pop", "popLast": "pop", "removeAll": "popToRoot",
  ]

  /// The type of the `id` of the elements of an `Identified`.
  func identifier(of type: Type) -> Type? {
    switch type {
    case .identified(let element): return types.identifierType(of: element)
    case .view(.rows(let feature)): return rowIdentifier(feature)
    default: return nil
    }
  }
}

extension Type {
  var isRange: Bool {
    if case .range = self { return true }
    return false
  }
  var bound: Type? {
    if case .range(_, let bound) = self { return bound }
    return nil
  }
}

extension [ParameterSignature] {
  /// The parameters as they are written in a call, with their types.
  var callDescription: String {
    "(" + map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ")
      + ")"
  }
}
