import FeatureDiagnostics
import FeatureSyntax

/// The fourth stage: rules about whole types, once all members are known.
extension DeclarationChecker {
  /// Checks every declared type of the run.
  mutating func checkTypes() {
    for declared in structures { checkConformances(of: declared) }
    for declared in enumerations { checkConformances(of: declared) }
    for declared in externTypes { checkExtern(declared) }
    for declared in features {
      checkCodable(declared)
      checkComposed(declared)
    }
    boxPresentations()
    checkValueRecursion()
    checkAccess()
  }

  // MARK: Conformances

  private mutating func checkConformances(of declared: Declared<StructSyntax>) {
    guard let nominal = types.types[declared.name] else { return }
    checkIdentifiable(nominal, declared)
    let stored = nominal.properties.filter { !$0.isComputed && !$0.isStatic }
    for conformance in [Conformance.hashable, .codable]
    where nominal.conformances.contains(conformance) {
      for property in stored {
        checkMember(
          property.name, property.type, at: property.location, conformance,
          nominal.name.description)
      }
    }
  }

  private mutating func checkConformances(of declared: Declared<EnumSyntax>) {
    guard let nominal = types.types[declared.name] else { return }
    checkIdentifiable(nominal, declared)
    let wanted: [Conformance] = [.hashable, .codable, .comparable]
    for conformance in wanted where nominal.conformances.contains(conformance) {
      for element in nominal.cases {
        for payload in element.payload {
          checkMember(
            element.name, payload.type, at: element.location, conformance,
            nominal.name.description)
        }
      }
    }
    let withPayload = nominal.cases.first { !$0.payload.isEmpty }
    if let withPayload, nominal.conformances.contains(.caseIterable) {
      sink.report(
        .casesWithPayload, nominal.name.description, "CaseIterable", withPayload.name,
        at: withPayload.location)
    }
    if nominal.conformances.contains(.comparable), nominal.cases.isEmpty {
      sink.report(.comparableWithoutCases, nominal.name.description, at: nominal.location)
    }
    checkRawValues(of: declared, nominal)
  }

  /// Reports a member that keeps its type from conforming.
  mutating func checkMember(
    _ name: String, _ type: Type, at location: SourceLocation, _ conformance: Conformance,
    _ owner: String
  ) {
    guard !types.conforms(type, conformance) else { return }
    if conformance == .codable, holdsCharacter(type) {
      sink.report(.characterInCodable, owner, name, at: location)
      return
    }
    sink.report(
      .memberDoesNotConform, owner, conformance.rawValue, name, type.description, at: location)
  }

  private func holdsCharacter(_ type: Type) -> Bool {
    switch type {
    case .character: true
    case .optional(let part), .array(let part), .set(let part), .identified(let part),
      .stack(let part),
      .range(_, let part), .sequence(_, let part):
      holdsCharacter(part)
    case .dictionary(let key, let value): holdsCharacter(key) || holdsCharacter(value)
    case .tuple(let elements): elements.contains { holdsCharacter($0.type) }
    case .bool, .integer, .float, .string, .substring, .void, .library, .named, .function,
      .metatype, .view, .never, .unchecked, .error:
      false
    }
  }

  private mutating func checkIdentifiable<Syntax>(
    _ nominal: NominalType, _ declared: Declared<Syntax>
  ) {
    guard nominal.conformances.contains(.identifiable) else { return }
    guard let property = nominal.properties.first(where: { $0.name == "id" && !$0.isStatic })
    else {
      sink.report(.identifiableWithoutID, nominal.name.description, at: nominal.location)
      return
    }
    if !types.isHashable(property.type) {
      sink.report(.identifierNotHashable, property.type.description, at: property.location)
    }
  }

  private mutating func checkCodable(_ declared: Declared<FeatureDeclarationSyntax>) {
    let name = stateName(of: declared.name.description)
    guard types.types[name]?.conformances.contains(.codable) == true else { return }
    for field in symbols[declared.name.description]?.fields ?? [] {
      checkMember(field.name, field.type, at: field.location, .codable, declared.name.description)
    }
  }

  private mutating func checkExtern(_ declared: Declared<ExternTypeSyntax>) {
    guard let nominal = types.types[declared.name] else { return }
    switch nominal.kind {
    case .externClosed, .externEnum: checkExternIdentifier(nominal)
    case .externOpen, .structure, .enumeration, .state, .store: break
    }
  }

  private mutating func checkExternIdentifier(_ nominal: NominalType) {
    guard nominal.conformances.contains(.identifiable),
      let property = nominal.properties.first(where: { $0.name == "id" && !$0.isStatic }),
      !types.isHashable(property.type)
    else { return }
    sink.report(.identifierNotHashable, property.type.description, at: property.location)
  }

  // MARK: Raw values

  private mutating func checkRawValues(of declared: Declared<EnumSyntax>, _ nominal: NominalType) {
    let scope = declared.inside
    let cases = cases(of: declared.syntax)
    guard let rawType = nominal.rawType else {
      for element in cases {
        if let value = element.rawValue {
          sink.report(
            .rawValueWithoutType, element.name.text, nominal.name.description,
            at: SourceLocation(scope.file, value.range))
        }
      }
      return
    }
    if cases.isEmpty {
      sink.report(.rawTypeWithoutCases, nominal.name.description, at: nominal.location)
    }
    for element in nominal.cases where !element.payload.isEmpty {
      sink.report(
        .casesWithPayload, nominal.name.description, "of type '\(rawType)'", element.name,
        at: element.location)
    }
    checkDistinct(cases, rawType, scope)
  }

  private mutating func checkDistinct(
    _ cases: [EnumCaseSyntax], _ rawType: Type, _ scope: TypeScope
  ) {
    var seen: [RawValue: EnumCaseSyntax] = [:]
    var next: Int? = 0
    for element in cases {
      var raw: RawValue?
      if let value = element.rawValue {
        raw = RawValue(value)
        let fits: Bool
        switch raw {
        case .text: fits = rawType == .string
        case .number: fits = rawType != .string
        case nil: fits = false
        }
        guard fits else {
          sink.report(
            .rawValueKind, element.name.text,
            rawType == .string ? "a string without interpolation" : "an integer",
            at: SourceLocation(scope.file, value.range))
          next = nil
          continue
        }
      } else if rawType == .string {
        raw = .text(element.name.text)
      } else {
        raw = next.map { .number($0) }
      }
      guard let raw else { continue }
      if case .number(let number) = raw { next = number == Int.max ? nil : number + 1 }
      if let first = seen[raw] {
        sink.report(
          .duplicateRawValue, first.name.text, element.name.text, raw.description,
          at: SourceLocation(scope.file, element.rawValue?.range ?? element.name.range),
          related: [RelatedSpan(at(first.name, scope), "the first of them")])
      } else {
        seen[raw] = element
      }
    }
  }
}

/// A raw value that is known.
private enum RawValue: Hashable, CustomStringConvertible {
  case text(String)
  case number(Int)

  init?(_ syntax: ExpressionSyntax) {
    if case .string(let literal) = syntax.kind {
      var text = ""
      for segment in literal.segments {
        guard case .text(let part) = segment else { return nil }
        text += part
      }
      self = .text(text)
      return
    }
    guard let bound = DomainBound(syntax), bound.fits(.integer(.int)),
      let magnitude = bound.magnitude
    else { return nil }
    // The smallest Int has no positive counterpart.
    self = .number(bound.isNegative ? -Int(clamping: magnitude) : Int(clamping: magnitude))
  }

  var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): String(number)
    }
  }
}
