import FeatureDiagnostics
import FeatureSyntax

/// The second stage: the signatures of all members, without bodies.
extension DeclarationChecker {
  /// Resolves the types of every member of the run. Types that follow from defaults come later.
  mutating func collectMembers(of files: [SourceFileAST]) {
    // `X.ID` asks for the type of an `id`, so these go first.
    for declared in structures
    where types.types[declared.name]?.conformances.contains(.identifiable) == true {
      for case .stored(let stored) in declared.syntax.members where stored.name.text == "id" {
        let identifier = property(stored, in: declared.inside)
        types.types[declared.name]?.properties = [identifier]
      }
    }
    for declared in features { collectIdentifier(of: declared) }
    for declared in externTypes { collectMembers(of: declared) }
    for declared in structures { collectMembers(of: declared) }
    for declared in enumerations { collectMembers(of: declared) }
    for file in files { collectFunctions(of: file) }
    collectClients()
    collectShared()
    for declared in features { collectSymbols(of: declared) }
    completeDefaults()
    completeOutputs()
  }

  // MARK: Types

  private mutating func collectMembers(of declared: Declared<StructSyntax>) {
    guard var nominal = types.types[declared.name] else { return }
    let scope = declared.inside
    var names = MemberNames()
    nominal.properties = []
    for member in declared.syntax.members {
      switch member {
      case .stored(let stored):
        guard claim(stored.name, &names, scope) else { continue }
        checkHead(of: stored, in: scope)
        nominal.properties.append(property(stored, in: scope))
      case .computed(let computed): collect(computed, into: &nominal, &names, scope)
      case .function(let function): collect(function, into: &nominal, &names, scope)
      case .structure(let inner): _ = claim(inner.name, &names, scope)
      case .enumeration(let inner): _ = claim(inner.name, &names, scope)
      }
    }
    nominal.initializers = [memberwise(nominal.properties)]
    types.types[declared.name] = nominal
    checkGeneratedMembers(of: nominal)
  }

  private mutating func collectMembers(of declared: Declared<EnumSyntax>) {
    guard var nominal = types.types[declared.name] else { return }
    let scope = declared.inside
    var names = MemberNames()
    for member in declared.syntax.members {
      switch member {
      case .enumCase(let element):
        guard claim(element.name, &names, scope) else { continue }
        checkUnsafe(element.name, "a case", scope)
        nominal.cases.append(enumCase(element, in: scope))
      case .computed(let computed): collect(computed, into: &nominal, &names, scope)
      case .function(let function): collect(function, into: &nominal, &names, scope)
      case .structure(let inner): _ = claim(inner.name, &names, scope)
      case .enumeration(let inner): _ = claim(inner.name, &names, scope)
      }
    }
    types.types[declared.name] = nominal
    checkGeneratedMembers(of: nominal)
  }

  private mutating func collect(
    _ computed: ComputedSyntax, into nominal: inout NominalType, _ names: inout MemberNames,
    _ scope: TypeScope
  ) {
    guard claim(computed.name, &names, scope) else { return }
    checkHead(computed.head, "a computed member", at: at(computed.name, scope))
    nominal.properties.append(property(computed, in: scope))
  }

  private mutating func collect(
    _ function: FunctionSyntax, into nominal: inout NominalType, _ names: inout MemberNames,
    _ scope: TypeScope
  ) {
    guard claim(function.name, &names, scope) else { return }
    checkHead(function.head, "a function", at: at(function.name, scope))
    nominal.methods.append(signature(function, in: scope))
  }

  private mutating func collectMembers(of declared: Declared<ExternTypeSyntax>) {
    guard var nominal = types.types[declared.name] else { return }
    let scope = declared.inside
    var names = MemberNames()
    for member in declared.syntax.members ?? [] {
      switch member {
      case .stored(let stored):
        guard claim(stored.name, &names, scope) else { continue }
        if let value = stored.defaultValue {
          sink.report(.externMember, "a value", at: SourceLocation(scope.file, value.range))
        }
        if let domain = stored.domain {
          sink.report(.externMember, "a domain", at: SourceLocation(scope.file, domain.range))
        }
        nominal.properties.append(property(stored, in: scope))
      case .function(let function):
        // The app's own functions may be overloaded by their labels.
        if let body = function.body {
          sink.report(.externMember, "a body", at: SourceLocation(scope.file, body.range))
        }
        nominal.methods.append(signature(function, in: scope))
      case .initializer(let parameters, _):
        nominal.initializers.append(signatures(parameters, in: scope))
      case .enumCase(let element):
        guard claim(element.name, &names, scope) else { continue }
        nominal.cases.append(enumCase(element, in: scope))
      }
    }
    types.types[declared.name] = nominal
  }

  // MARK: Functions at file level

  private mutating func collectFunctions(of file: SourceFileAST) {
    let scope = TypeScope(file: file.file)
    for item in file.items {
      switch item {
      case .function(let syntax) where counts(syntax.name, scope):
        checkHead(syntax.head, "a function", at: at(syntax.name, scope))
        checkFree(syntax, scope)
        functions.append(signature(syntax, in: scope))
      case .externFunction(let syntax) where counts(syntax.name, scope):
        checkHead(syntax.head, "a function", at: at(syntax.name, scope))
        checkFree(syntax, scope)
        if let body = syntax.body {
          sink.report(.externMember, "a body", at: SourceLocation(scope.file, body.range))
        }
        externFunctions.append(signature(syntax, in: scope))
      case .function, .externFunction, .import, .structure, .enumeration, .externType, .externView,
        .externFeature, .client, .shared, .feature, .view, .representable, .preview:
        break
      }
    }
  }

  private mutating func checkFree(_ syntax: FunctionSyntax, _ scope: TypeScope) {
    if syntax.isStatic || syntax.isMutating {
      sink.report(
        .misplacedModifier, syntax.isStatic ? "static" : "mutating", at: at(syntax.name, scope))
    }
  }

  /// Whether a declaration at file level is the first of its name.
  func counts(_ name: Name, _ scope: TypeScope) -> Bool {
    topLevel[name.text] == at(name, scope)
  }

  // MARK: Signatures

  /// Where a name stands.
  func at(_ name: Name, _ scope: TypeScope) -> SourceLocation {
    SourceLocation(scope.file, name.range)
  }

  /// A stored member. Where its type follows from its default, it is broken until that is known.
  mutating func property(_ stored: StoredSyntax, in scope: TypeScope) -> Property {
    let type = stored.type.map { types.resolveStorable($0, in: scope, sink: &sink) } ?? .error
    var hasDefault = stored.defaultValue != nil
    if stored.isVariable, case .optional = type { hasDefault = true }
    return Property(
      name: stored.name.text, type: type, isVariable: stored.isVariable, isStatic: stored.isStatic,
      isSecret: stored.head.isSecret, hasDefault: hasDefault, location: at(stored.name, scope))
  }

  mutating func property(_ computed: ComputedSyntax, in scope: TypeScope) -> Property {
    Property(
      name: computed.name.text, type: types.resolveStorable(computed.type, in: scope, sink: &sink),
      isVariable: false, isComputed: true, location: at(computed.name, scope))
  }

  mutating func signature(_ function: FunctionSyntax, in scope: TypeScope) -> FunctionSignature {
    FunctionSignature(
      name: function.name.text, parameters: signatures(function.parameters, in: scope),
      result: function.result.map { types.resolve($0, in: scope, sink: &sink) } ?? .void,
      isMutating: function.isMutating, isStatic: function.isStatic,
      location: at(function.name, scope))
  }

  /// The parameters of a function, action, output or binding.
  mutating func signatures(_ syntax: [ParameterSyntax], in scope: TypeScope)
    -> [ParameterSignature]
  {
    var seen: [String: SourceLocation] = [:]
    return syntax.map { parameter in
      let location = at(parameter.name, scope)
      if parameter.name.text == "_" { sink.report(.unsafeName, "_", "a parameter", at: location) }
      if !parameter.name.isMissing, parameter.name.text != "_" {
        if let first = seen[parameter.name.text] {
          sink.report(
            .parameterTwice, parameter.name.text, at: location,
            related: [RelatedSpan(first, "the first of them")])
        }
        seen[parameter.name.text] = seen[parameter.name.text] ?? location
      }
      return ParameterSignature(
        label: label(of: parameter), name: parameter.name.text,
        type: types.resolveStorable(parameter.type, in: scope, sink: &sink),
        hasDefault: parameter.defaultValue != nil, isSecret: parameter.isSecret)
    }
  }

  /// The argument label of a parameter; nil where it takes none.
  func label(of parameter: ParameterSyntax) -> String? {
    let written = parameter.label?.text ?? parameter.name.text
    return written == "_" || written.isEmpty ? nil : written
  }

  private mutating func enumCase(_ syntax: EnumCaseSyntax, in scope: TypeScope) -> CaseSignature {
    CaseSignature(
      name: syntax.name.text, payload: signatures(syntax.payload ?? [], in: scope),
      location: at(syntax.name, scope))
  }

  /// The parameters of the initialiser that a struct or state gets.
  func memberwise(_ properties: [Property]) -> [ParameterSignature] {
    properties.filter { !$0.isComputed && !$0.isStatic && $0.storage != .shared }.map {
      ParameterSignature(
        label: $0.name, name: $0.name, type: $0.type, hasDefault: $0.hasDefault,
        isSecret: $0.isSecret)
    }
  }

  /// What stands before a stored member.
  mutating func checkHead(of stored: StoredSyntax, in scope: TypeScope) {
    reportPrivate(stored.head, at: at(stored.name, scope))
    if stored.isStatic, stored.isVariable || stored.defaultValue == nil {
      sink.report(.staticVariable, at: at(stored.name, scope))
    }
  }

  // MARK: Names

  /// The names of the members of one type.
  struct MemberNames {
    var taken: [String: SourceLocation] = [:]
  }

  /// Takes a member's name; reports where it is taken already.
  mutating func claim(_ name: Name, _ names: inout MemberNames, _ scope: TypeScope) -> Bool {
    guard !name.isMissing else { return false }
    let location = at(name, scope)
    if let first = names.taken[name.text] {
      reportDuplicate(name.text, at: location, first: first)
      return false
    }
    names.taken[name.text] = location
    return true
  }

  /// Reports a name that Swift cannot have as a case.
  mutating func checkUnsafe(_ name: Name, _ what: String, _ scope: TypeScope) {
    if ReservedNames.unsafeTypes.contains(name.text) {
      sink.report(.unsafeName, name.text, what, at: at(name, scope))
    }
  }

  /// What conformances put into a type.
  private mutating func checkGeneratedMembers(of nominal: NominalType) {
    var given: [String: String] = [:]
    if nominal.rawType != nil { given["rawValue"] = "the raw type" }
    if nominal.conformances.contains(.caseIterable) {
      given["allCases"] = "CaseIterable"
      given["AllCases"] = "CaseIterable"
    }
    if nominal.conformances.contains(.hashable) {
      given["hashValue"] = "Hashable"
      given["hash"] = "Hashable"
    }
    if nominal.conformances.contains(.codable) { given["encode"] = "Codable" }
    let members =
      nominal.properties.map { ($0.name, $0.location) }
      + nominal.methods.map { ($0.name, $0.location) }
      + nominal.cases.filter { $0.name == "allCases" }.map { ($0.name, $0.location) }
    for (name, location) in members {
      if let conformance = given[name] {
        sink.report(.generatedConformance, name, conformance, at: location)
      }
    }
  }
}
