import FeatureModel

/// The functions that the bodies of effects become.
extension EffectBuilder {
  /// All of them, each a group.
  var bodies: [Member] {
    definition.effects.flatMap { effect in
      [starter(effect), swiftWork(effect)].compactMap { $0 }
        + effect.inPlace.compactMap { handlerBody($0, of: effect) }
    }
  }

  /// What starts a run whose waiting is computed when it is asked for.
  private func starter(_ effect: EffectModel) -> Member? {
    guard let duration = effect.duration else { return nil }
    let printer = CodePrinter(
      duration, parameters: effect.parameters, in: .outside(state: "state"),
      of: feature.builder.file, feature: feature.facts)
    let list = feature.builder.parameters(effect.parameters, renaming: true, defaults: false)
    let parameters =
      (effect.durationReadsState ? ["_ state: State"] : []) + (list.isEmpty ? [] : [list])
      + [feature.reduction]
    return Member(
      head: "private static func \(feature.names.starter(effect.name))"
        + "(\(parameters.joined(separator: ", ")))",
      form: .block(CodePrinter.lines(start(effect, printer.expression(duration)))))
  }

  private func start(_ effect: EffectModel, _ duration: String) -> String {
    let arguments = effect.parameters.map(feature.argument)
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    var parts = [
      "\(facts.number(effect.name))", ".\(SwiftIdentifier.member(effect.name))\(list)",
    ]
    if effect.policy != .every { parts.append("policy: .\(effect.policy.rawValue)") }
    switch effect.timing {
    case nil: parts.append("interval: \(duration)")
    case .debounce: parts.append("debounce: \(duration)")
    case .throttle(_, let keepsFirst):
      parts += ["throttle: \(duration)", "keeping: \(keepsFirst ? ".first" : ".last")"]
    }
    return "reduction.run(\(parts.joined(separator: ", ")))"
  }

  /// The Swift text of an effect, with its parameters, the endpoints it names, and `send` in scope.
  private func swiftWork(_ effect: EffectModel) -> Member? {
    guard case .swift(let work, let text, let uses) = effect.source else { return nil }
    let printer = CodePrinter(
      [], parameters: effect.parameters, in: .member, of: feature.builder.file,
      feature: feature.facts)
    let own = feature.builder.parameters(effect.parameters, defaults: false)
    let given = uses.map { use in
      let name = use.client + SwiftIdentifier.capitalized(use.endpoint.name)
      let closure = self.work.closure(use.endpoint.parameters, use.endpoint.work)
      return "\(SwiftIdentifier.name(name)): @escaping \(closure)"
    }
    let send = "send: @escaping @Sendable (Action) async -> \(types.standard("Void"))"
    let list = ((own.isEmpty ? [] : [own]) + given + [send]).joined(separator: ", ")
    let result = self.work.result(work)
    let arrow = work.form == .stream || work.result != .void ? "-> \(result)" : ""
    let head =
      "private static func \(feature.names.work(effect.name))(\(list)) "
      + self.work.effects(work) + arrow
    let lines = clients(uses).flatMap { local($0, uses) } + printer.located(text)
    return Member(head: head.trailingSpaceRemoved, form: .block(lines))
  }

  private func clients(_ uses: [EndpointUse]) -> [String] {
    var names: [String] = []
    for use in uses where !names.contains(use.client) { names.append(use.client) }
    return names
  }

  /// A client as the text sees it: the endpoints that it names, none of them missing.
  private func local(_ client: String, _ uses: [EndpointUse]) -> [String] {
    let endpoints = uses.filter { $0.client == client }.map(\.endpoint)
    let type = "\(SwiftIdentifier.capitalized(client))Endpoints"
    let members = endpoints.map { endpoint in
      "let \(SwiftIdentifier.name(endpoint.name)): "
        + work.closure(endpoint.parameters, endpoint.work)
    }
    let arguments = endpoints.map { endpoint in
      let name = SwiftIdentifier.name(client + SwiftIdentifier.capitalized(endpoint.name))
      return "\(SwiftIdentifier.label(endpoint.name)): \(name)"
    }
    return CodePrinter.block("nonisolated struct \(type): \(types.conformance(.sendable))", members)
      + ["let \(SwiftIdentifier.name(client)) = \(type)(\(arguments.joined(separator: ", ")))"]
  }

  // MARK: Handlers in place

  private func handlerBody(_ handler: EffectModel.Handler, of effect: EffectModel) -> Member? {
    guard case .body(let body) = handler.response, !body.statements.isEmpty else { return nil }
    return feature.body(
      feature.names.response(effect.name, handler.event.rawValue),
      feature.between(bound(handler, of: effect, body)), body.statements,
      bound(handler, of: effect, body))
  }

  /// The parameters and the value that a handler's body uses.
  private func bound(_ handler: EffectModel.Handler, of effect: EffectModel, _ body: Body)
    -> [Parameter]
  {
    let usage = CodePrinter(
      body.statements, in: .member, of: feature.builder.file, feature: feature.facts
    ).usage
    var all = effect.parameters
    if let name = handler.parameter {
      all.append(Parameter(label: nil, name: name, type: handler.value))
    }
    return all.filter { usage.hasVerbatim || usage.parameters.contains($0.name) }
  }

  /// The cases of `reduce` that handlers in place are.
  var reduceCases: [String] {
    definition.effects.flatMap { effect in
      effect.inPlace.flatMap { handler in reduceCase(handler, of: effect) }
    }
  }

  private func reduceCase(_ handler: EffectModel.Handler, of effect: EffectModel) -> [String] {
    guard case .body(let body) = handler.response else { return [] }
    let bound = bound(handler, of: effect, body)
    let names = Set(bound.map(\.name))
    var parts = effect.parameters.map { parameter in
      names.contains(parameter.name) ? "let \(feature.inner(parameter.name))" : "_"
    }
    let value = handler.parameter.flatMap { names.contains($0) ? feature.inner($0) : nil }
    parts.append(".\(handler.event.rawValue)\(value.map { "(let \($0))" } ?? "")")
    let pattern = ".\(SwiftIdentifier.member(effect.name))(\(parts.joined(separator: ", ")))"
    guard !body.statements.isEmpty else { return ["case \(pattern):", "  break"] }
    let call = feature.call(
      feature.names.response(effect.name, handler.event.rawValue), bound)
    let lines = Reactions(feature, writes: body.writes, avoiding: names)
      .lines(around: CodePrinter.lines(call))
    return ["case \(pattern):"] + CodePrinter.indented(lines)
  }
}

extension String {
  fileprivate var trailingSpaceRemoved: String { hasSuffix(" ") ? String(dropLast()) : self }
}
