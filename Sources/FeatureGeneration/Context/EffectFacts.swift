import FeatureModel

/// The effects of a feature by number: the declared ones, then what is run without being declared.
struct EffectFacts: Sendable {
  let effects: [EffectModel]
  /// The endpoints that bodies run without an effect, in the order in which they are met.
  let endpoints: [EndpointUse]
  /// The number of the first effect among those by which readers are told.
  let firstNumber: Int

  /// The facts of `definition`, whose fields have the numbers below `fieldCount`.
  init(_ definition: FeatureDefinition, fieldCount: Int) {
    effects = definition.effects
    firstNumber = fieldCount + definition.bindings.count
    var collector = EndpointRuns(clients: definition.clients)
    collector.visit(definition)
    endpoints = collector.found
  }

  /// Whether the feature can start anything.
  var isEmpty: Bool { effects.isEmpty && endpoints.isEmpty }

  /// The effect called `name`.
  func effect(_ name: String) -> EffectModel? { effects.first { $0.name == name } }

  /// The number of an effect.
  func number(_ name: String) -> Int { effects.firstIndex { $0.name == name } ?? 0 }

  /// The number of an endpoint that is run.
  func number(_ client: String, _ endpoint: String) -> Int {
    effects.count
      + (endpoints.firstIndex { $0.client == client && $0.endpoint.name == endpoint } ?? 0)
  }

  /// The case of an endpoint that is run: `speechFinish`.
  func caseName(_ client: String, _ endpoint: String) -> String {
    var name = client + SwiftIdentifier.capitalized(endpoint)
    while effects.contains(where: { $0.name == name }) { name = SwiftIdentifier.another(name) }
    return name
  }

  /// The numbers by which the readers of effects are told, ascending.
  func numbers(of names: Set<String>) -> [Int] {
    names.compactMap { name in effects.firstIndex { $0.name == name } }.map { firstNumber + $0 }
      .sorted()
  }
}

/// Finds the endpoints that a feature's bodies run.
private struct EndpointRuns: IRVisitor {
  let clients: [ClientUse]
  var found: [EndpointUse] = []

  init(clients: [ClientUse]) { self.clients = clients }

  mutating func visit(_ statement: Statement) {
    if case .run(.endpoint(let client, let name), _) = statement.kind,
      let endpoint = clients.first(where: { $0.name == client })?.client.endpoint(name)
    {
      let use = EndpointUse(client: client, endpoint: endpoint)
      if !found.contains(use) { found.append(use) }
    }
    visitChildren(of: statement)
  }

  mutating func visit(_ expression: Expression) { visitChildren(of: expression) }

  mutating func visit(_ feature: FeatureDefinition) {
    if let start = feature.initializer { visit(start.statements) }
    for action in feature.actions { visit(action.body.statements) }
    for function in feature.functions { visit(function.body) }
    for binding in feature.bindings {
      if case .setter(let body) = binding.write { visit(body.statements) }
    }
    for handler in feature.bindingHandlers { visit(handler.body.statements) }
    for handler in feature.changeHandlers { visit(handler.body.statements) }
    for effect in feature.effects { visit(effect) }
    for handler in feature.childHandlers { visit(handler.body.statements) }
    for button in feature.alerts.flatMap(\.buttons) { visit(button.body.statements) }
  }
}
