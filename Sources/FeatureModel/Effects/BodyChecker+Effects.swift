import FeatureDiagnostics
import FeatureSyntax

/// What bodies do with effects.
extension BodyChecker {
  /// `run effect(…)`, `run client.endpoint(…)`
  mutating func run(
    _ path: PathSyntax, _ arguments: [ArgumentSyntax]?, _ range: SourceRange
  ) -> Statement.Kind? {
    guard let feature = environment.feature, let name = path.components.first?.name,
      !name.isMissing
    else { return nil }
    if path.components.count == 2, path.components.allSatisfy({ $0.element == nil }) {
      return runEndpoint(path, arguments, range)
    }
    guard path.components.count == 1, path.components[0].element == nil,
      let effect = feature.effects.first(where: { $0.name == name.text })
    else {
      checkAlone(arguments)
      reportNoEffect(path, instead: SourceRange(range.start, range.start + "run".utf8.count))
      return nil
    }
    if effect.source == .broken {
      checkAlone(arguments)
      return nil
    }
    let place = arguments == nil ? name.range : range
    guard
      let given = self.arguments(
        arguments ?? [], effect.parameters, name.text, place, declaredAt: effect.location)
    else { return nil }
    return .run(.effect(name.text), given)
  }

  /// `cancel effect`
  mutating func cancel(_ path: PathSyntax, _ range: SourceRange) -> Statement.Kind? {
    guard let feature = environment.feature, let name = path.components.first?.name,
      !name.isMissing
    else { return nil }
    if path.components.count == 1, path.components[0].element == nil,
      let effect = feature.effects.first(where: { $0.name == name.text })
    {
      return effect.source == .broken ? nil : .cancel(effect: name.text)
    }
    if path.components.count == 2, let use = client(named: name.text),
      use.client.endpoint(path.components[1].name.text) != nil
    {
      report(.cancelledEndpoint, [path.text], path.range)
    } else {
      reportNoEffect(path, instead: nil)
    }
    return nil
  }

  /// Says that a name is no effect's, and what it is.
  private mutating func reportNoEffect(_ path: PathSyntax, instead word: SourceRange?) {
    guard let feature = environment.feature, let name = path.components.first?.name else {
      return
    }
    if path.components.count == 1 {
      if client(named: name.text) != nil {
        report(.clientAsValue, [name.text], name.range)
        return
      }
      if let what = feature.kind(of: name.text) {
        let fixes =
          word.flatMap { $0 }.map { range in
            what == "an action" ? [fix("write 'send'", range, "send")] : []
          } ?? []
        report(.notAnEffect, [name.text, what], name.range, fixIts: fixes)
        return
      }
    }
    report(
      .unknownEffect, [path.text], path.range,
      fixIts: nearest(name, feature.effects.map(\.name)))
  }

  private mutating func runEndpoint(
    _ path: PathSyntax, _ arguments: [ArgumentSyntax]?, _ range: SourceRange
  ) -> Statement.Kind? {
    let first = path.components[0].name
    let name = path.components[1].name
    guard let use = usedClient(first, path) else {
      checkAlone(arguments)
      return nil
    }
    guard let endpoint = endpoint(name, of: use) else {
      checkAlone(arguments)
      return nil
    }
    switch endpoint.work.form {
    case .synchronous:
      let word = SourceRange(range.start, path.range.start)
      report(.synchronousRun, [path.text], path.range, fixIts: [fix("remove 'run'", word, "")])
    case .stream: report(.streamRun, [path.text], path.range)
    case .asynchronous:
      let place = arguments == nil ? path.range : range
      guard
        let given = self.arguments(
          arguments ?? [], endpoint.signatures, path.text, place, declaredAt: endpoint.location)
      else { return nil }
      return .run(.endpoint(client: use.name, name.text), given)
    }
    checkAlone(arguments)
    return nil
  }

  // MARK: Clients

  /// The client that the feature uses under a name.
  func client(named name: String) -> ClientUse? {
    guard environment.instance == nil else { return nil }
    return environment.feature?.clients.first { $0.name == name }
  }

  /// The client at the start of a path; nil where there is none, which is reported.
  private mutating func usedClient(_ name: Name, _ path: PathSyntax) -> ClientUse? {
    if name.isMissing { return nil }
    if let use = client(named: name.text) { return use }
    if environment.feature?.kind(of: name.text) != nil
      || environment.feature?.effects.contains(where: { $0.name == name.text }) == true
    {
      report(.unknownEffect, [path.text], path.range)
      return nil
    }
    let names = environment.feature?.clients.map(\.name) ?? []
    report(
      .clientNotUsed, [name.text, ClientHint(environment.clients).text(for: path)], name.range,
      fixIts: nearest(name, names))
    return nil
  }

  private mutating func endpoint(_ name: Name, of use: ClientUse) -> EndpointModel? {
    if name.isMissing { return nil }
    if let endpoint = use.client.endpoint(name.text) { return endpoint }
    report(
      .unknownEndpoint, [use.client.name, name.text], name.range,
      related: [RelatedSpan(use.client.location, "'\(use.client.name)' is declared here")],
      fixIts: nearest(name, use.client.endpoints.map(\.name)))
    return nil
  }

  /// The client that an expression names, where no other value of that name is nearer.
  func client(_ syntax: ExpressionSyntax) -> ClientUse? {
    ownName(syntax).flatMap { client(named: $0) }
  }

  /// The effect that an expression names, where no other value of that name is nearer.
  func effect(_ syntax: ExpressionSyntax) -> EffectSymbol? {
    guard environment.instance == nil, let name = ownName(syntax) else { return nil }
    return environment.feature?.effects.first { $0.name == name }
  }

  /// `name`, where it is no local or parameter, or `self.name`.
  private func ownName(_ syntax: ExpressionSyntax) -> String? {
    switch syntax.kind {
    case .name(let name): return isNearer(name.text) ? nil : name.text
    case .member(let base, let name):
      guard case .name(let own) = base.kind, own.text == "self", !own.isEscaped else { return nil }
      return name.text
    default: return nil
    }
  }

  private func isNearer(_ name: String) -> Bool {
    variable(name) != nil || environment.parameters.contains { $0.name == name }
  }

  /// `client.endpoint(…)`, which asks at once.
  mutating func endpointCall(
    _ use: ClientUse, _ name: Name, _ arguments: [ArgumentSyntax], _ callee: ExpressionSyntax,
    _ range: SourceRange
  ) -> Expression {
    guard let endpoint = endpoint(name, of: use) else {
      checkAlone(arguments)
      return broken(range)
    }
    let text = "\(use.name).\(name.text)"
    if let rule = refusal(of: endpoint) {
      checkAlone(arguments)
      let start = SourceRange(callee.range.start, callee.range.start)
      let fixes =
        rule.id == DiagnosticRule.asynchronousCall.id && environment.kind == .reduction
        ? [fix("insert 'run'", start, "run ")] : []
      return failure(rule, [text], callee.range, fixIts: fixes)
    }
    let given = self.arguments(
      arguments, endpoint.signatures, text, range, declaredAt: endpoint.location)
    guard let given else { return Expression(.error, endpoint.work.result, at: at(range)) }
    let client = Expression(.reference(.client(use.name)), .void, at: at(callee.range))
    let type = Type.function(endpoint.parameters.map(\.type), endpoint.work.result)
    let function = Expression(.member(client, name.text, .method), type, at: at(callee.range))
    return Expression(.call(function, given), endpoint.work.result, at: at(range))
  }

  /// A call of a client's function where the feature does not use the client; nil for other calls.
  mutating func callOfUnusedClient(
    _ base: ExpressionSyntax, _ function: Name, _ arguments: [ArgumentSyntax]
  ) -> Expression? {
    guard case .name(let name) = base.kind, !name.isMissing, environment.feature != nil,
      environment.instance == nil, !isValue(name.text), name.text != "self",
      effect(base) == nil, types.lookup([name.text], in: environment.scope) == nil,
      environment.clients.contains(where: { $0.endpoint(function.text) != nil })
    else { return nil }
    checkAlone(arguments)
    let path = PathSyntax(
      components: [name, function].map { .init(name: $0, element: nil) }, range: base.range)
    return failure(
      .clientNotUsed, [name.text, ClientHint(environment.clients).text(for: path)], name.range,
      fixIts: nearest(name, environment.feature?.clients.map(\.name) ?? []))
  }

  /// Why an endpoint cannot be called here.
  private func refusal(of endpoint: EndpointModel) -> DiagnosticRule? {
    switch endpoint.work.form {
    case .asynchronous, .stream: return .asynchronousCall
    case .synchronous: break
    }
    switch environment.kind {
    case .reduction: return closures.isEmpty ? nil : .endpointInClosure
    case .pure, .defaultValue, .mutatingMember, .view: return .impureEndpoint
    }
  }

  // MARK: What runs

  /// `effect.isRunning`, `effect.running`
  mutating func effectMember(
    _ effect: EffectSymbol, _ base: ExpressionSyntax, _ name: Name, _ range: SourceRange
  ) -> Expression {
    if name.isMissing { return broken(range) }
    if environment.kind == .defaultValue {
      return failure(.effectInDefault, [], range)
    }
    let reference = Expression(.reference(.effect(effect.name)), .void, at: at(base.range))
    switch name.text {
    case "isRunning":
      return Expression(.member(reference, "isRunning", .property), .bool, at: at(range))
    case "running":
      if effect.source == .broken { return broken(range) }
      return Expression(
        .member(reference, "running", .property), .optional(effect.runningType), at: at(range))
    default:
      return failure(
        .effectMember, [name.text], name.range, fixIts: nearest(name, ["isRunning", "running"]))
    }
  }

  /// An effect or client where a value should stand; nil where the name is neither.
  mutating func nameOfWork(_ name: Name) -> Expression? {
    guard environment.instance == nil, let feature = environment.feature else { return nil }
    if feature.effects.contains(where: { $0.name == name.text }) {
      return failure(.effectAsValue, [name.text], name.range)
    }
    if client(named: name.text) != nil {
      return failure(.clientAsValue, [name.text], name.range)
    }
    return nil
  }

  /// An effect or client that is called like a function; nil where the name is neither.
  mutating func callOfWork(_ name: Name, _ arguments: [ArgumentSyntax]) -> Expression? {
    guard environment.instance == nil, let feature = environment.feature else { return nil }
    if feature.effects.contains(where: { $0.name == name.text }) {
      checkAlone(arguments)
      let start = SourceRange(name.range.start, name.range.start)
      return failure(
        .effectCalled, [name.text], name.range, fixIts: [fix("insert 'run'", start, "run ")])
    }
    guard client(named: name.text) != nil else { return nil }
    checkAlone(arguments)
    return failure(.clientAsValue, [name.text], name.range)
  }
}

extension FeatureSymbols {
  /// What a name that is no effect stands for.
  func kind(of name: String) -> String? {
    if actions.contains(where: { $0.name == name }) { return "an action" }
    if outputs.contains(where: { $0.name == name }) { return "an output" }
    if functions.contains(where: { $0.name == name }) { return "a function" }
    if fields.contains(where: { $0.name == name }) { return "a field" }
    if derived.contains(where: { $0.name == name }) { return "a derived value" }
    return bindings.contains { $0.name == name } ? "a binding" : nil
  }
}
