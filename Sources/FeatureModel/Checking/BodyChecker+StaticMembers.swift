import FeatureDiagnostics
import FeatureSyntax

/// Members of types, with the type written and without, and subscripts.
extension BodyChecker {
  /// `T.name`
  mutating func staticMember(
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
      if name.text == "init", let arguments { return construct(expected, arguments, range) }
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

  mutating func `subscript`(
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
    case .stack(let element):
      return [(["id"], [.library(.stackID)], .optional(element)), ([nil], [int], element)]
    case .string, .substring:
      let index = Type.stringIndex
      return [([nil], [index], .character), ([nil], [.range(.halfOpen, index)], .substring)]
    case .library(.data): return [([nil], [int], .integer(.uint8))]
    case .view(let view): return subscripts(of: view)
    case .bool, .integer, .float, .character, .void, .library, .optional, .set, .tuple, .range,
      .sequence, .named, .function, .metatype, .never, .unchecked, .error:
      return []
    }
  }
}
