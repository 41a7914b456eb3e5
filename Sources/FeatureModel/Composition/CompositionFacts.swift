import FeatureDiagnostics

/// What features mean for those that compose them: dismissals, clients, circles.
struct CompositionFacts {
  private let features: [String: FeatureDefinition]

  /// The facts of all features of a run.
  init(_ definitions: [FeatureDefinition]) {
    features = Dictionary(
      definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Fills in what the features of a model mean for each other; reports clients that clash.
  func complete(_ model: inout Model, _ sink: inout DiagnosticSink) {
    let types = TypeTable(types: model.types)
    for file in model.files.indices {
      for index in model.files[file].declarations.indices {
        guard case .feature(var feature) = model.files[file].declarations[index] else { continue }
        complete(&feature, types, &sink)
        checkReads(of: feature, &sink)
        model.files[file].declarations[index] = .feature(feature)
      }
    }
  }

  private func complete(
    _ feature: inout FeatureDefinition, _ types: TypeTable, _ sink: inout DiagnosticSink
  ) {
    feature.isIdentifiable = isIdentifiable(feature, types)
    feature.dismisses = dismisses(feature)
    feature.hasDependencies = self.all(from: feature.name).contains(where: ownsDependencies)
    feature.recursiveChildren = Set(
      feature.children.filter { child in
        child.features.contains { reaches($0.feature, feature.name) }
      }.map(\.name))
    feature.inheritedClients = inheritedClients(of: feature, &sink)
  }

  private func isIdentifiable(_ feature: FeatureDefinition, _ types: TypeTable) -> Bool {
    guard
      let type = feature.fields.first(where: { $0.name == "id" && !$0.isStatic })?.type
        ?? feature.derived.first(where: { $0.name == "id" })?.type
    else { return false }
    return types.isHashable(type)
  }

  /// A parent sees the state of a child, and nothing that depends on the child's effects.
  private func checkReads(of feature: FeatureDefinition, _ sink: inout DiagnosticSink) {
    var finder = ChildReads()
    finder.visit(.feature(feature))
    for read in finder.found {
      guard read.feature != feature.name,
        let value = features[read.feature]?.derived.first(where: { $0.name == read.name }),
        !value.effects.isEmpty
      else { continue }
      sink.report(
        .childEffects, read.feature, read.name, at: read.location,
        related: [RelatedSpan(value.location, "'\(read.name)' is declared here")])
    }
  }

  // MARK: What is composed

  /// A feature and all that it composes, directly or not.
  private func all(from name: String) -> [FeatureDefinition] {
    var seen: Set<String> = []
    var found: [FeatureDefinition] = []
    var open = [name]
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let feature = features[next] else { continue }
      found.append(feature)
      open += feature.children.flatMap(\.features).map(\.feature)
    }
    return found
  }

  private func reaches(_ start: String, _ name: String) -> Bool {
    all(from: start).contains { $0.name == name }
  }

  // MARK: Dismissal

  private func dismisses(_ feature: FeatureDefinition) -> Bool {
    var seen: Set<String> = []
    var open = [feature]
    while let next = open.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      // Nobody can see what a feature does that is written by hand.
      if next.isExtern { return true }
      var finder = DismissalFinder(functions: [:])
      for body in next.bodies { finder.visit(body) }
      if finder.location != nil { return true }
      for child in next.children {
        guard case .embedded(let name) = child.form, let inner = features[name] else { continue }
        open.append(inner)
      }
    }
    return false
  }

  // MARK: Dependencies

  private func ownsDependencies(_ feature: FeatureDefinition) -> Bool {
    !feature.clients.isEmpty
      || feature.effects.contains { effect in
        switch effect.source {
        case .own: true
        case .swift, .endpoint, .every, .after: false
        }
      }
  }

  /// The clients that children use under names that the feature does not give away itself.
  private func inheritedClients(
    of feature: FeatureDefinition, _ sink: inout DiagnosticSink
  ) -> [ClientUse] {
    var known = Dictionary(
      feature.clients.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var inherited: [String: ClientUse] = [:]
    var clashes: Set<String> = []
    for child in feature.children {
      for use in clients(of: child) {
        guard let other = known[use.name] else {
          known[use.name] = use
          inherited[use.name] = use
          continue
        }
        guard other.client.name != use.client.name else { continue }
        let isNew = clashes.insert(use.name).inserted
        // Within one child it was said there.
        guard isNew, !clashWithin(child, use.name) else { continue }
        sink.report(
          .childClients, use.name, other.client.name, use.client.name, at: child.location,
          related: [
            RelatedSpan(other.location, "'\(other.client.name)' here"),
            RelatedSpan(use.location, "'\(use.client.name)' here"),
          ])
      }
    }
    return inherited.values.filter { !clashes.contains($0.name) }.sorted { $0.name < $1.name }
  }

  private func clients(of child: ChildModel) -> [ClientUse] {
    child.features.flatMap { all(from: $0.feature) }.flatMap(\.clients)
  }

  private func clashWithin(_ child: ChildModel, _ name: String) -> Bool {
    child.features.contains { part in
      Set(all(from: part.feature).flatMap(\.clients).filter { $0.name == name }.map(\.client.name))
        .count > 1
    }
  }
}

/// Finds the members of other features' states that a feature reads.
private struct ChildReads: IRVisitor {
  struct Read {
    var feature: String
    var name: String
    var location: SourceLocation
  }

  private(set) var found: [Read] = []

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    if case .member(let base, let name, .property) = expression.kind,
      case .named(let type) = base.type, type.parts.count == 2, type.parts[1] == "State"
    {
      found.append(Read(feature: type.parts[0], name: name, location: expression.location))
    }
    visitChildren(of: expression)
  }
}
