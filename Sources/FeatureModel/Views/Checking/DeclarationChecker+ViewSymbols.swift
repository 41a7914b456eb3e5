import FeatureDiagnostics
import FeatureSyntax

/// The views of a run, as others make them, and the stores as views read them.
extension DeclarationChecker {
  /// Collects how each view, representable and view of the app is made.
  mutating func collectViews(of files: [SourceFileAST]) {
    collectStores()
    if files.contains(where: \.hasViews) { checkFrameNames() }
    for file in files {
      let scope = TypeScope(file: file.file)
      for item in file.items {
        switch item {
        case .view(let syntax) where counts(syntax.name, scope):
          checkViewName(syntax.name, syntax.head, "a view", scope)
          views[syntax.name.text] = symbol(of: syntax, in: scope)
        case .representable(let syntax) where counts(syntax.name, scope):
          checkViewName(syntax.name, DeclarationHead(), "a representable", scope)
          views[syntax.name.text] = symbol(of: syntax, in: scope)
        case .externView(let syntax) where counts(syntax.name, scope):
          checkViewName(syntax.name, syntax.head, "a view", scope)
          views[syntax.name.text] = symbol(of: syntax, in: scope)
        case .import, .structure, .enumeration, .function, .externType, .externFunction,
          .externView, .externFeature, .client, .shared, .feature, .view, .representable, .preview:
          break
        }
      }
    }
  }

  /// What generated views are made of is called so in the whole file.
  private mutating func checkFrameNames() {
    for name in ViewVocabulary.frame.sorted() {
      guard let location = topLevel[name], types.types[TypeName([name])] != nil else { continue }
      sink.report(.vocabularyName, name, at: location)
    }
  }

  private mutating func checkViewName(
    _ name: Name, _ head: DeclarationHead, _ what: String, _ scope: TypeScope
  ) {
    checkHead(head, what, at: at(name, scope))
    if ViewVocabulary.isView(name.text) || ViewVocabulary.frame.contains(name.text) {
      sink.report(.vocabularyName, name.text, at: at(name, scope))
    }
  }

  // MARK: Symbols

  private mutating func symbol(of syntax: ViewSyntax, in scope: TypeScope) -> ViewSymbol {
    let found = viewTypes(of: syntax, in: scope)
    let generics = Set(syntax.generics.map(\.name.text))
    var quiet = DiagnosticSink()
    var parameters: [MemberSignature.FormalParameter] = []
    for member in syntax.members {
      switch member {
      case .constant(let name, let type, _):
        let type = found.resolve(type, in: scope, sink: &quiet)
        parameters.append(
          .init(label: name.text, type: type.formal(generics), hasDefault: false))
      case .binding(let name, let type, _):
        let type = found.resolve(type, in: scope, sink: &quiet)
        parameters.append(
          .init(
            label: name.text, type: .generic("Binding", type.formal(generics)), hasDefault: false))
      case .store(let type, nil, _):
        guard let feature = featureName(type) else { continue }
        parameters.append(
          .init(
            label: "store", type: .generic("Store", .type(.view(.store(feature: feature)))),
            hasDefault: false))
      case .slot(let name, let list, _):
        let inputs = list.map { parameter in
          found.resolve(parameter.type, in: scope, sink: &quiet).formal(generics)
        }
        parameters.append(
          .init(label: name.text, type: .function(inputs, .variable("Views")), hasDefault: false))
      case .state, .store, .focus: break
      }
    }
    let constraints = syntax.generics.flatMap { generic in
      generic.constraints.map {
        MemberSignature.Constraint(variable: generic.name.text, conformance: typeText($0))
      }
    }
    return ViewSymbol(
      name: syntax.name.text,
      signature: MemberSignature(
        name: syntax.name.text, parameters: parameters, result: .type(.someView),
        constraints: constraints),
      location: at(syntax.name, scope))
  }

  private mutating func symbol(of syntax: RepresentableSyntax, in scope: TypeScope) -> ViewSymbol {
    var quiet = DiagnosticSink()
    var parameters: [MemberSignature.FormalParameter] = []
    for item in syntax.items {
      switch item {
      case .constant(let name, let type, _):
        let type = types.resolve(type, in: scope, sink: &quiet)
        parameters.append(.init(label: name.text, type: .type(type), hasDefault: false))
      case .binding(let name, let type, _):
        let type = types.resolve(type, in: scope, sink: &quiet)
        parameters.append(
          .init(label: name.text, type: .generic("Binding", .type(type)), hasDefault: false))
      case .update, .event, .delegate: break
      }
    }
    return ViewSymbol(
      name: syntax.name.text,
      signature: MemberSignature(
        name: syntax.name.text, parameters: parameters, result: .type(.someView)),
      location: at(syntax.name, scope))
  }

  private mutating func symbol(of syntax: ExternViewSyntax, in scope: TypeScope) -> ViewSymbol {
    let parameters = externParameters(syntax, in: scope).map { parameter in
      MemberSignature.FormalParameter(
        label: parameter.label, type: parameter.form.formal, hasDefault: false)
    }
    return ViewSymbol(
      name: syntax.name.text,
      signature: MemberSignature(
        name: syntax.name.text, parameters: parameters, result: .type(.someView)),
      location: at(syntax.name, scope))
  }

  /// The parameters of a view of the app: `Binding<T>` is a channel, a feature's name its store.
  mutating func externParameters(_ syntax: ExternViewSyntax, in scope: TypeScope)
    -> [ViewParameter]
  {
    syntax.parameters.map { parameter in
      ViewParameter(
        label: label(of: parameter), form: externForm(parameter.type, in: scope))
    }
  }

  private mutating func externForm(_ type: TypeSyntax, in scope: TypeScope) -> ViewParameter.Form {
    if case .named(let names, let arguments) = type.kind, names.count == 1, let name = names.first {
      if name.text == "binding", let value = arguments.first {
        return .binding(types.resolve(value, in: scope, sink: &sink))
      }
      if name.text == "slot", types.lookup(["slot"], in: scope) == nil {
        let inputs = arguments.map { types.resolve($0, in: scope, sink: &sink) }
        return .slot(inputs.map { Parameter(label: nil, name: "", type: $0) })
      }
      if types.features.contains(name.text), types.lookup([name.text], in: scope) == nil {
        return .store(feature: name.text)
      }
      if let feature = storeFeature(name.text) { return .store(feature: feature) }
    }
    return .value(types.resolve(type, in: scope, sink: &sink))
  }

  private func storeFeature(_ name: String) -> String? {
    guard name.hasSuffix("Store") else { return nil }
    let feature = String(name.dropLast("Store".count))
    return types.stores[feature] == nil ? nil : feature
  }

  /// The types, with the view's generic parameters among them.
  func viewTypes(of syntax: ViewSyntax, in scope: TypeScope) -> TypeTable {
    var table = types
    for generic in syntax.generics where !generic.name.isMissing {
      let name = TypeName([generic.name.text])
      let conformances = Set(generic.constraints.compactMap { Conformance(rawValue: typeText($0)) })
      table.types[name] = NominalType(
        name: name, kind: .externOpen, conformances: conformances,
        location: at(generic.name, scope))
    }
    return table
  }

  /// A dotted type as written.
  func typeText(_ type: TypeSyntax) -> String {
    guard case .named(let names, _) = type.kind else { return "" }
    return names.map(\.text).joined(separator: ".")
  }

  /// The feature that `store F` names; nil where there is none.
  func featureName(_ type: TypeSyntax) -> String? {
    let name = typeText(type)
    return types.features.contains(name) ? name : nil
  }

  // MARK: Stores

  /// What the stores of the features offer to views.
  private mutating func collectStores() {
    for declared in features {
      let name = declared.name.description
      guard let found = symbols[name] else { continue }
      types.stores[name] = store(of: found, at: declared.location)
      for child in found.children where child.needsCase {
        types.storeRoutes[TypeName([name, child.name])] = route(child, of: name)
      }
    }
  }

  private func store(of found: FeatureSymbols, at location: SourceLocation) -> NominalType {
    var store = NominalType(
      name: TypeName([found.name + "Store"]), kind: .store, location: location)
    for field in found.fields {
      var property = field
      if let child = found.child(named: field.name) {
        property.type = storeType(of: child, in: found, field.type)
        property.isVariable = false
      }
      store.properties.append(property)
    }
    store.properties += found.derived
    for binding in found.bindings {
      let type = found.bindingTypes[binding.name] ?? .error
      if binding.parameters.isEmpty {
        guard !store.properties.contains(where: { $0.name == binding.name }) else { continue }
        store.properties.append(
          Property(
            name: binding.name, type: type, isVariable: true, isComputed: true,
            location: binding.location))
      } else {
        store.methods.append(
          FunctionSignature(
            name: binding.name, parameters: binding.parameters, result: type,
            location: binding.location))
      }
    }
    store.methods += found.functions.filter { !$0.isMutating }
    addGuards(of: found, to: &store)
    store.properties.append(
      Property(
        name: "state", type: .named(stateName(of: found.name)), isVariable: false,
        isComputed: true, location: location))
    return store
  }

  private func addGuards(of found: FeatureSymbols, to store: inout NominalType) {
    for action in drafts[found.name]?.definition.actions ?? [] {
      guard let condition = action.condition else { continue }
      let name = "can" + action.name.prefix(1).uppercased() + action.name.dropFirst()
      if condition.readsParameters {
        let parameters = found.actions.first { $0.name == action.name }?.parameters ?? []
        store.methods.append(
          FunctionSignature(
            name: name, parameters: parameters, result: .bool, location: action.location))
      } else {
        store.properties.append(
          Property(
            name: name, type: .bool, isVariable: false, isComputed: true,
            location: action.location))
      }
    }
  }

  private func storeType(of child: ChildSymbol, in found: FeatureSymbols, _ state: Type) -> Type {
    let route = Type.view(.route(feature: found.name, member: child.name))
    switch child.form {
    case .embedded: return child.feature.map { .view(.store(feature: $0)) } ?? .error
    case .presented:
      return child.feature.map { .optional(.view(.store(feature: $0))) } ?? .error
    case .rows: return child.feature.map { .view(.rows(feature: $0)) } ?? .error
    case .route(let isOptional): return isOptional ? .optional(route) : route
    case .stack: return .view(.stack(feature: found.name, member: child.name))
    case .alert: return state
    }
  }

  private func route(_ child: ChildSymbol, of feature: String) -> NominalType {
    let name = TypeName([feature + "Store", ChildModel.typeName(of: child.name)])
    let values = types.types[TypeName([feature, ChildModel.typeName(of: child.name)])]
    let cases = (values?.cases ?? []).map { signature in
      var result = signature
      if let symbol = child.cases.first(where: { $0.name == signature.name }),
        let inner = symbol.feature
      {
        result.payload = [
          ParameterSignature(label: nil, name: "", type: .view(.store(feature: inner)))
        ]
      }
      return result
    }
    return NominalType(name: name, kind: .enumeration, cases: cases, location: child.location)
  }
}

extension SourceFileAST {
  /// Whether views or previews stand in it.
  fileprivate var hasViews: Bool {
    items.contains { item in
      switch item {
      case .view, .preview: true
      case .import, .structure, .enumeration, .function, .externType, .externFunction, .externView,
        .externFeature, .client, .shared, .feature, .representable:
        false
      }
    }
  }
}

extension ViewParameter.Form {
  /// What is wanted, as a formal type.
  var formal: FormalType {
    switch self {
    case .value(let type): .type(type)
    case .binding(let type): .generic("Binding", .type(type))
    case .store(let feature): .generic("Store", .type(.view(.store(feature: feature))))
    case .slot(let parameters): .function(parameters.map { .type($0.type) }, .variable("Views"))
    }
  }
}
