import FeatureDiagnostics
import FeatureSyntax

/// The last stage: the checked form of each declaration.
extension DeclarationChecker {
  /// A spec, checked.
  mutating func modelFile(_ file: SourceFileAST) -> ModelFile {
    let scope = TypeScope(file: file.file)
    var imports: [Import] = []
    var declarations: [ModelFile.Declaration] = []
    for item in file.items {
      switch item {
      case .import(let syntax):
        imports.append(
          Import(
            isPreconcurrency: syntax.isPreconcurrency, access: syntax.access, kind: syntax.kind,
            path: syntax.path.map(\.text)))
      case .structure(let syntax) where counts(syntax.name, scope):
        declarations.append(.structure(structure(syntax, in: scope)))
      case .enumeration(let syntax) where counts(syntax.name, scope):
        declarations.append(.enumeration(enumeration(syntax, in: scope)))
      case .function(let syntax) where counts(syntax.name, scope):
        declarations.append(.function(function(syntax, .pure, nil, in: scope)))
      case .externType(let syntax):
        if let model = externType(syntax, in: scope) { declarations.append(.externType(model)) }
      case .externFunction(let syntax) where counts(syntax.name, scope):
        let location = at(syntax.name, scope)
        if let signature = externFunctions.functions(named: syntax.name.text)
          .first(where: { $0.location == location })
        {
          declarations.append(.externFunction(signature, line: line(of: location)))
        }
      case .feature(let syntax) where counts(syntax.name, scope):
        if let feature = finished[syntax.name.text] { declarations.append(.feature(feature)) }
      case .client(let syntax) where counts(syntax.name, scope):
        if let client = clients[syntax.name.text] { declarations.append(.client(client)) }
      case .shared(let syntax) where counts(syntax.name, scope):
        if let model = sharedModels[syntax.name.text] { declarations.append(.shared(model)) }
      case .representable(let syntax) where counts(syntax.name, scope):
        declarations.append(.representable(representable(syntax, imports: imports, in: scope)))
      case .view(let syntax) where counts(syntax.name, scope):
        declarations.append(.view(view(syntax, in: scope)))
      case .externView(let syntax) where counts(syntax.name, scope):
        declarations.append(.externView(externView(syntax, in: scope)))
      case .preview(let syntax): declarations.append(.preview(preview(syntax, in: scope)))
      case .structure, .enumeration, .function, .externFunction, .feature, .client, .shared,
        .externView, .externFeature, .view, .representable:
        break
      }
    }
    return ModelFile(file: file.file, imports: imports, declarations: declarations)
  }

  // MARK: Types

  private mutating func externType(_ syntax: ExternTypeSyntax, in scope: TypeScope)
    -> ExternTypeModel?
  {
    guard let type = types.types[TypeName(syntax.name.map(\.text))],
      type.location.file == scope.file,
      type.location.range.start == syntax.name.first?.range.start
    else { return nil }
    return ExternTypeModel(type: type, access: syntax.head.access, line: line(of: type.location))
  }

  /// A struct with its members.
  mutating func structure(_ syntax: StructSyntax, in scope: TypeScope) -> StructModel {
    let name = scope.name(syntax.name.text)
    let inside = scope.inside(syntax.name.text)
    var model = StructModel(
      doc: syntax.head.doc, access: syntax.head.access, name: name,
      conformances: written(syntax.conformances, of: name), fields: [], computed: [],
      functions: [], location: at(syntax.name, scope))
    for member in syntax.members {
      switch member {
      case .stored(let stored):
        if let property = property(at: stored.name, of: name, inside) {
          model.fields.append(field(stored, property, feature: nil, in: inside))
        }
      case .computed(let computed):
        if let property = property(at: computed.name, of: name, inside) {
          model.computed.append(self.computed(computed, property, of: name, in: inside))
        }
      case .function(let function):
        if isMethod(function.name, of: name, inside) {
          model.functions.append(method(function, of: name, in: inside))
        }
      case .structure(let inner):
        if isDeclared(inner.name, inside) {
          model.structures.append(structure(inner, in: inside))
        }
      case .enumeration(let inner):
        if isDeclared(inner.name, inside) {
          model.enumerations.append(enumeration(inner, in: inside))
        }
      }
    }
    return model
  }

  /// An enum with its members.
  mutating func enumeration(_ syntax: EnumSyntax, in scope: TypeScope) -> EnumModel {
    let name = scope.name(syntax.name.text)
    let inside = scope.inside(syntax.name.text)
    var model = EnumModel(
      doc: syntax.head.doc, access: syntax.head.access, name: name,
      rawType: types.types[name]?.rawType, conformances: written(syntax.conformances, of: name),
      cases: [], computed: [], functions: [], location: at(syntax.name, scope))
    model.isIndirect = types.types[name]?.isIndirect ?? false
    for member in syntax.members {
      switch member {
      case .enumCase(let element):
        let location = at(element.name, inside)
        if let signature = types.types[name]?.cases.first(where: { $0.location == location }) {
          model.cases.append(enumCase(element, signature, model.rawType, in: inside))
        }
      case .computed(let computed):
        if let property = property(at: computed.name, of: name, inside) {
          model.computed.append(self.computed(computed, property, of: name, in: inside))
        }
      case .function(let function):
        if isMethod(function.name, of: name, inside) {
          model.functions.append(method(function, of: name, in: inside))
        }
      case .structure(let inner):
        if isDeclared(inner.name, inside) {
          model.structures.append(structure(inner, in: inside))
        }
      case .enumeration(let inner):
        if isDeclared(inner.name, inside) {
          model.enumerations.append(enumeration(inner, in: inside))
        }
      }
    }
    return model
  }

  private mutating func enumCase(
    _ syntax: EnumCaseSyntax, _ signature: CaseSignature, _ rawType: Type?, in scope: TypeScope
  ) -> EnumCaseModel {
    EnumCaseModel(
      doc: syntax.doc, name: signature.name,
      payload: parameters(syntax.payload ?? [], signature.payload, in: scope),
      rawValue: rawType.flatMap { rawValue(syntax.rawValue, $0, in: scope) })
  }

  /// A raw value; one of the wrong form was reported with the others of its enum.
  private func rawValue(_ value: ExpressionSyntax?, _ type: Type, in scope: TypeScope)
    -> Expression?
  {
    guard let value else { return nil }
    var reported = DiagnosticSink()
    return checkedDefault(value, expected: type, feature: nil, in: scope, &reported)
  }

  /// The member at a name, where it is the one that counts.
  private func property(at name: Name, of type: TypeName, _ scope: TypeScope) -> Property? {
    types.types[type]?.properties.first { $0.location == at(name, scope) }
  }

  private func isMethod(_ name: Name, of type: TypeName, _ scope: TypeScope) -> Bool {
    types.types[type]?.methods.contains { $0.location == at(name, scope) } == true
  }

  /// Whether a nested type is the first of its name.
  func isDeclared(_ name: Name, _ scope: TypeScope) -> Bool {
    types.types[scope.name(name.text)]?.location == at(name, scope)
  }

  // MARK: Members

  private mutating func computed(
    _ syntax: ComputedSyntax, _ property: Property, of type: TypeName, in scope: TypeScope
  ) -> DerivedValue {
    var environment = environment(.pure, in: scope)
    environment.instance = .named(type)
    environment.result = property.type
    return DerivedValue(
      doc: syntax.head.doc, name: property.name, type: property.type,
      body: checked(syntax.body, environment), reads: [], location: property.location)
  }

  private mutating func method(
    _ syntax: FunctionSyntax, of type: TypeName, in scope: TypeScope
  ) -> FunctionModel {
    let kind: BodyKind = syntax.isMutating ? .mutatingMember : .pure
    return function(syntax, kind, syntax.isStatic ? nil : .named(type), in: scope)
  }

  /// A function of a file or of a type.
  mutating func function(
    _ syntax: FunctionSyntax, _ kind: BodyKind, _ instance: Type?, in scope: TypeScope
  ) -> FunctionModel {
    // The signature was resolved before; what is wrong with it is reported already.
    let signature = signature(syntax, in: scope)
    var environment = environment(kind, in: scope)
    environment.instance = instance
    environment.parameters = signature.parameters
    environment.result = signature.result
    return FunctionModel(
      doc: syntax.head.doc, access: syntax.head.access, name: syntax.name.text,
      parameters: parameters(syntax.parameters, signature.parameters, in: scope),
      result: signature.result, isMutating: syntax.isMutating, isStatic: syntax.isStatic,
      body: syntax.body.map { checked($0, environment) } ?? [], reads: [], writes: [],
      location: signature.location)
  }
}
