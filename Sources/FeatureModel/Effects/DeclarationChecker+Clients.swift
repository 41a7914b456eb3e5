import FeatureDiagnostics
import FeatureSyntax

/// Clients, and what the features use of them.
extension DeclarationChecker {
  /// The signatures of all clients of the run.
  mutating func collectClients() {
    for declared in clientDeclarations {
      let name = declared.name.description
      clients[name] = client(declared)
    }
  }

  private mutating func client(_ declared: Declared<ClientSyntax>) -> ClientModel {
    let scope = declared.scope
    var names = MemberNames()
    var endpoints: [EndpointModel] = []
    for syntax in declared.syntax.endpoints where claim(syntax.name, &names, scope) {
      endpoints.append(endpoint(syntax, in: scope))
    }
    return ClientModel(
      doc: declared.syntax.head.doc, access: declared.syntax.head.access,
      name: declared.name.description, endpoints: endpoints, location: declared.location)
  }

  private mutating func endpoint(_ syntax: EndpointSyntax, in scope: TypeScope) -> EndpointModel {
    let location = at(syntax.name, scope)
    checkHead(syntax.head, "a function", at: location)
    for case let value? in syntax.parameters.map(\.defaultValue) {
      sink.report(
        .endpointDefault, syntax.name.text, at: SourceLocation(scope.file, value.range))
    }
    let parameters = signatures(syntax.parameters, in: scope).map {
      Parameter(label: $0.label, name: $0.name, type: $0.type, isSecret: $0.isSecret)
    }
    let work = work(syntax.signature, of: syntax.name, in: scope)
    if work.form == .synchronous, work.failure != .never {
      sink.report(.synchronousThrows, syntax.name.text, at: location)
    }
    return EndpointModel(
      doc: syntax.head.doc, name: syntax.name.text, parameters: parameters, work: work,
      location: location)
  }

  /// What stands after the parameters of an endpoint or effect.
  mutating func work(_ syntax: EffectSignature, of name: Name, in scope: TypeScope)
    -> WorkSignature
  {
    if syntax.isStream, syntax.isAsync {
      sink.report(.asyncStream, name.text, at: at(name, scope))
    }
    let form: WorkSignature.Form =
      syntax.isStream ? .stream : syntax.isAsync ? .asynchronous : .synchronous
    return WorkSignature(
      form: form, failure: failure(syntax, in: scope), result: result(syntax, in: scope))
  }

  private mutating func failure(_ syntax: EffectSignature, in scope: TypeScope)
    -> WorkSignature.Failure
  {
    guard syntax.isThrowing else { return .never }
    guard let written = syntax.errorType else { return .untyped }
    let location = SourceLocation(scope.file, written.range)
    let type = types.resolve(written, in: scope, sink: &sink)
    if type == .error { return .typed(.error) }
    if syntax.isStream {
      sink.report(.typedStream, type.description, at: location)
      return .untyped
    }
    if !types.conforms(type, .error) {
      sink.report(.errorType, type.description, at: location)
      return .typed(.error)
    }
    return .typed(type)
  }

  private mutating func result(_ syntax: EffectSignature, in scope: TypeScope) -> Type {
    guard let written = syntax.result else { return .void }
    let type = types.resolve(written, in: scope, sink: &sink)
    return type == .void ? .void : types.resolveStorable(written, in: scope, sink: &sink)
  }

  // MARK: Uses

  /// Collects the clients that a feature uses.
  mutating func collectUses(
    _ uses: [UseSyntax], into found: inout FeatureSymbols, _ names: inout FeatureNames,
    in scope: TypeScope
  ) {
    for use in uses where !use.name.isMissing {
      let location = at(use.name, scope)
      let isFree = names.add(.client, use.name.text, location)
      guard let client = usedClient(use.type, in: scope) else {
        // What is wrong with it is said here, once.
        refusedMembers[found.name, default: []].append(use.name)
        continue
      }
      checkAccess(of: client, use, found.name, in: scope)
      if isFree {
        found.clients.append(ClientUse(name: use.name.text, client: client, location: location))
      }
    }
  }

  private mutating func usedClient(_ syntax: TypeSyntax, in scope: TypeScope) -> ClientModel? {
    if case .missing = syntax.kind { return nil }
    let location = SourceLocation(scope.file, syntax.range)
    let written =
      texts.indices.contains(scope.file.index)
      ? texts[scope.file.index].text(syntax.range) : ""
    if case .named(let names, let arguments) = syntax.kind, arguments.isEmpty, names.count == 1,
      let client = clients[names[0].text]
    {
      return client
    }
    let nearest = Nearest.name(to: written, among: clients.keys.sorted())
    sink.report(
      .unknownClient, written, at: location, label: nearest.map { "did you mean '\($0)'?" },
      fixIts: replacement(nearest, at: location))
    return nil
  }

  /// The change to a name that was likely meant.
  func replacement(_ name: String?, at location: SourceLocation) -> [FixIt] {
    guard let name else { return [] }
    return [
      FixIt("replace by '\(name)'", in: location.file, [TextEdit(location.range, name)])
    ]
  }

  private mutating func checkAccess(
    of client: ClientModel, _ use: UseSyntax, _ feature: String, in scope: TypeScope
  ) {
    let level = access[TypeName([feature])] ?? defaultAccess
    let other = client.access ?? defaultAccess
    guard other.width < level.width else { return }
    sink.report(
      .clientAccess, feature, level.rawValue, client.name, other.rawValue,
      at: SourceLocation(scope.file, use.type.range),
      related: [RelatedSpan(client.location, "'\(client.name)' is declared here")])
  }
}

extension AccessLevel {
  /// The wider, the greater.
  var width: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
