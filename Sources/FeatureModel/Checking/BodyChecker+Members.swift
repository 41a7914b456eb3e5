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
    if let type = typeName(base) {
      return ChainPart(expression: staticMember(type, base, name, range), isChained: false)
    }
    let part = chain(base, nil)
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
  private mutating func payload(
    _ base: Expression, _ nominal: NominalType, _ name: Name, _ range: SourceRange
  ) -> Expression? {
    guard let found = nominal.cases.first(where: { $0.name == name.text }) else { return nil }
    payloadsRead[nominal.name, default: []].insert(name.text)
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
    case .structure, .externClosed, .externEnum, .state: break
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
    failure(
      .unknownMember, ["a value of type '\(type)'", name.text], name.range,
      fixIts: nearest(name, KnownMembers.names(of: type, isStatic: false)))
  }

  /// The type of the `id` of the elements of an `Identified`.
  func identifier(of type: Type) -> Type? {
    guard case .identified(let element) = type else { return nil }
    return types.identifierType(of: element)
  }

  // MARK: Members of types

  /// `T.name`
  private mutating func staticMember(
    _ type: Type, _ base: ExpressionSyntax, _ name: Name, _ range: SourceRange
  ) -> Expression {
    if type == .error || name.isMissing { return broken(range) }
    let reference = Expression(.reference(.type(type)), .metatype(type), at: at(base.range))
    if let nominal = types.nominal(type) {
      if let found = nominal.cases.first(where: { $0.name == name.text }) {
        return enumCase(nominal, found, nil, false, range)
      }
      if name.text == "allCases", nominal.conformances.contains(.caseIterable) {
        return Expression(
          .member(reference, "allCases", .staticMember), .array(type), at: at(range))
      }
      if let property = nominal.properties.first(where: { $0.name == name.text && $0.isStatic }) {
        return Expression(
          .member(reference, name.text, .staticMember), property.type, at: at(range))
      }
      if nominal.kind == .externOpen {
        return Expression(.member(reference, name.text, .unchecked), .unchecked, at: at(range))
      }
      return unknownStatic(type, name, nominal)
    }
    if let found = knownStatic(type, name.text) {
      return Expression(.member(reference, name.text, .staticMember), found, at: at(range))
    }
    if type == .library(.date), name.text == "now" {
      return failure(
        .impureMember, ["Date.now", "now"], range, fixIts: [fix("write 'now'", range, "now")])
    }
    return unknownStatic(type, name, nil)
  }

  private func knownStatic(_ type: Type, _ name: String) -> Type? {
    for (signature, bindings) in KnownMembers.members(name, of: type, identifier: nil)
    where signature.isStatic && signature.parameters == nil {
      return bindings.substituted(signature.result)
    }
    return nil
  }

  mutating func unknownStatic(_ type: Type, _ name: Name, _ nominal: NominalType?) -> Expression {
    var names = KnownMembers.names(of: type, isStatic: true)
    if let nominal {
      names += nominal.cases.map(\.name)
      names += nominal.properties.filter(\.isStatic).map(\.name)
      names += nominal.methods.filter(\.isStatic).map(\.name)
      if nominal.conformances.contains(.caseIterable) { names.append("allCases") }
    }
    return failure(
      .unknownMember, ["the type '\(type)'", name.text], name.range,
      related: nominal.map { [RelatedSpan($0.location, "'\($0.name)' is declared here")] } ?? [],
      fixIts: nearest(name, names))
  }

  /// `.name` and `.name(arguments)`
  mutating func implicitMember(
    _ name: Name, _ arguments: [ArgumentSyntax]?, _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    guard let expected else { return failure(.implicitWithoutType, [name.text], range) }
    if expected == .error || name.isMissing {
      checkAlone(arguments)
      return broken(range)
    }
    if case .optional(let wrapped) = expected {
      if name.text == "none" || name.text == "some" {
        return optionalCase(name, arguments, wrapped, expected, range)
      }
      return implicitMember(name, arguments, wrapped, range)
    }
    if expected == .unchecked {
      let callee = Expression(.implicitMember(name.text), .unchecked, at: at(range))
      guard let arguments else { return callee }
      return Expression(.call(callee, uncheckedArguments(arguments)), .unchecked, at: at(range))
    }
    if let nominal = types.nominal(expected) {
      if let found = nominal.cases.first(where: { $0.name == name.text }) {
        return enumCase(nominal, found, arguments, true, range)
      }
      let callee = Expression(.implicitMember(name.text), expected, at: at(name.range))
      if let property = nominal.properties.first(where: { $0.name == name.text && $0.isStatic }),
        arguments == nil
      {
        if property.type == expected {
          return Expression(.implicitMember(name.text), expected, at: at(range))
        }
        return failure(.implicitOfOtherType, [name.text, property.type.description], range)
      }
      if let method = nominal.methods.first(where: { $0.name == name.text && $0.isStatic }),
        let arguments
      {
        let given = self.arguments(arguments, method.parameters, name.text, range)
        return Expression(.call(callee, given ?? []), method.result, at: at(range))
      }
      if nominal.kind == .externOpen {
        let open = Expression(.implicitMember(name.text), .unchecked, at: at(range))
        guard let arguments else { return open }
        return Expression(.call(open, uncheckedArguments(arguments)), expected, at: at(range))
      }
      checkAlone(arguments)
      return unknownStatic(expected, name, nominal)
    }
    if let arguments {
      return knownStaticCall(expected, nil, name, arguments, range)
    }
    if let type = knownStatic(expected, name.text), type == expected {
      return Expression(.implicitMember(name.text), type, at: at(range))
    }
    return unknownStatic(expected, name, nil)
  }

  private mutating func optionalCase(
    _ name: Name, _ arguments: [ArgumentSyntax]?, _ wrapped: Type, _ expected: Type,
    _ range: SourceRange
  ) -> Expression {
    if let nominal = types.nominal(wrapped), nominal.cases.contains(where: { $0.name == name.text })
    {
      checkAlone(arguments)
      return failure(
        .ambiguousNone, [name.text, nominal.name.description], range,
        fixIts: [
          fix(
            "write '\(nominal.name).\(name.text)'", name.range.union(range),
            "\(nominal.name).\(name.text)")
        ])
    }
    if name.text == "none", arguments == nil {
      return Expression(.optionalCase(isSome: false, nil), expected, at: at(range))
    }
    guard name.text == "some", let arguments, arguments.count == 1, let only = arguments.first,
      only.label == nil
    else {
      checkAlone(arguments)
      return failure(.unknownMember, ["the type '\(expected)'", name.text], name.range)
    }
    let value = expression(only.value, expected: wrapped)
    return Expression(.optionalCase(isSome: true, value), expected, at: at(range))
  }

  /// A case of an enum, with what it carries.
  mutating func enumCase(
    _ nominal: NominalType, _ found: CaseSignature, _ arguments: [ArgumentSyntax]?,
    _ isImplicit: Bool, _ range: SourceRange
  ) -> Expression {
    let type = Type.named(nominal.name)
    guard let arguments else {
      if !found.payload.isEmpty {
        return failure(
          .missingPayload, [found.name, found.payload.callDescription], range,
          related: [RelatedSpan(found.location, "declared here")])
      }
      return Expression(
        .enumCase(nominal.name, found.name, nil, isImplicit: isImplicit), type, at: at(range))
    }
    if found.payload.isEmpty {
      checkAlone(arguments)
      return failure(.noPayload, [found.name], range)
    }
    let given = self.arguments(arguments, found.payload, found.name, range) ?? []
    return Expression(
      .enumCase(nominal.name, found.name, given, isImplicit: isImplicit), type, at: at(range))
  }

  /// Looks at arguments of something that is wrong already, for what is wrong in them.
  mutating func checkAlone(_ arguments: [ArgumentSyntax]?) {
    for argument in arguments ?? [] where !argument.value.isLiteralLike {
      if case .closure = argument.value.kind { continue }
      _ = infer(argument.value, .unchecked)
    }
  }

  // MARK: Subscripts

  private mutating func `subscript`(
    _ base: Expression, _ arguments: [ArgumentSyntax], _ range: SourceRange
  ) -> Expression {
    if base.type == .error {
      checkAlone(arguments)
      return broken(range)
    }
    if base.type == .unchecked || types.nominal(base.type)?.kind == .externOpen {
      return Expression(
        .subscript(base, uncheckedArguments(arguments)), .unchecked, at: at(range))
    }
    if case .optional = base.type {
      checkAlone(arguments)
      let end = SourceRange(base.location.range.end, base.location.range.end)
      return failure(
        .subscriptOfOptional, [base.type.description], range,
        fixIts: [fix("insert '?'", end, "?")])
    }
    let labels = arguments.map { $0.label?.text }
    for (wanted, index, element) in subscripts(of: base.type) where wanted == labels {
      if case .range = arguments.first?.value.kind, index.first?.isRange == false { continue }
      var given: [Argument] = []
      for (argument, type) in zip(arguments, index) {
        let value =
          type.isRange ? infer(argument.value, type) : expression(argument.value, expected: type)
        if type.isRange, !value.type.isOpen {
          guard case .range(_, let bound) = value.type, type.bound == bound else {
            return failure(
              .typeMismatch, [type.description, value.type.description], argument.value.range)
          }
        }
        given.append(Argument(argument.label?.text, value))
      }
      return Expression(.subscript(base, given), element, at: at(range))
    }
    checkAlone(arguments)
    let forms = subscripts(of: base.type).map {
      "[" + $0.labels.map { $0.map { "\($0):" } ?? "_" }.joined(separator: ", ") + "]"
    }
    return failure(
      .noSubscript, [base.type.description], range,
      hint: forms.isEmpty ? nil : "it can be written \(forms.joined(separator: " or "))")
  }

  /// The subscripts of a type: labels, types of the indices, element.
  private func subscripts(of type: Type) -> [(labels: [String?], [Type], Type)] {
    let int = Type.integer(.int)
    switch type {
    case .array(let element), .sequence(.arraySlice, let element):
      let slice = Type.sequence(.arraySlice, element)
      return [([nil], [int], element), ([nil], [.range(.halfOpen, int)], slice)]
    case .dictionary(let key, let value):
      return [([nil], [key], .optional(value)), ([nil, "default"], [key, value], value)]
    case .identified(let element):
      let byID = types.identifierType(of: element) ?? .error
      return [(["id"], [byID], .optional(element)), ([nil], [int], element)]
    case .string, .substring:
      let index = Type.stringIndex
      return [([nil], [index], .character), ([nil], [.range(.halfOpen, index)], .substring)]
    case .library(.data): return [([nil], [int], .integer(.uint8))]
    case .bool, .integer, .float, .character, .void, .library, .optional, .set, .tuple, .range,
      .sequence, .named, .function, .metatype, .never, .unchecked, .error:
      return []
    }
  }
}

extension Type {
  fileprivate var isRange: Bool {
    if case .range = self { return true }
    return false
  }
  fileprivate var bound: Type? {
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
