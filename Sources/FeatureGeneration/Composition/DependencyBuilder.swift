import FeatureModel
import TemplateEngine

/// Makes what a feature asks of the app: its own effects and clients, those that its children inherit,
/// and what may be given to one child alone.
struct DependencyBuilder: Sendable {
  let feature: FeatureBuilder

  private var definition: FeatureDefinition { feature.definition }
  private var facts: ChildFacts { feature.facts.children }
  private var types: TypePrinter { feature.types }
  private var work: WorkPrinter { WorkPrinter(types: types) }
  private var access: String { feature.access }

  /// Whether there is anything to ask for.
  var isNeeded: Bool { definition.hasDependencies }

  /// What the child at a place is given: `forEditor`.
  static func given(_ place: ChildPlace) -> String {
    "for\(SwiftIdentifier.capitalized(place.name))"
  }

  /// The effects whose closure the app supplies.
  private var supplied: [(effect: EffectModel, work: WorkSignature)] {
    definition.effects.compactMap { effect in
      switch effect.source {
      case .own(let work): (effect, work)
      case .swift, .endpoint, .every, .after: nil
      }
    }
  }

  private var clients: [ClientUse] { definition.clients + definition.inheritedClients }

  /// The places of children that ask for something.
  private var places: [ChildPlace] {
    facts.places.filter { facts.features[$0.feature]?.hasDependencies == true }
  }

  /// Those that may be given something of their own: one that holds this feature again would make its
  /// dependencies endless, and inherits all.
  private var overridable: [ChildPlace] { places.filter { !isEndless($0) } }

  private func isEndless(_ place: ChildPlace) -> Bool {
    place.feature == definition.name
      || facts.descendants(of: place.feature).contains(definition.name)
  }

  private func type(of place: ChildPlace) -> String {
    types.named(TypeName([place.feature, "Dependencies"]))
  }

  /// The struct.
  var dependencies: TypeDeclaration {
    var members: [(name: String, type: String)] = []
    var declarations: [Member] = []
    for (effect, work) in supplied {
      declarations.append(
        self.work.member(effect.doc, effect.name, effect.parameters, work, access: access))
      members.append((effect.name, "(\(self.work.closure(effect.parameters, work)))"))
    }
    for use in clients {
      let type = SwiftIdentifier.name(use.client.name)
      declarations.append(
        Member(head: "\(access)var \(SwiftIdentifier.name(use.name)): \(type)?"))
      members.append((use.name, type))
    }
    for place in overridable {
      declarations.append(
        Member(
          doc: ["/// What `\(place.path)` is given instead of what it inherits."],
          head: "\(access)var \(SwiftIdentifier.name(place.name)): \(type(of: place))?"))
      members.append((place.name, type(of: place)))
    }
    return TypeDeclaration(
      doc: ["/// What `\(definition.name)` asks of the app."],
      head: "\(access)struct Dependencies: \(types.conformance(.sendable))",
      groups: [declarations, [work.initializer(members, access: access)]]
        + places.map { [given($0)] })
  }

  private func given(_ place: ChildPlace) -> Member {
    let type = type(of: place)
    let name = feature.builder.fieldName("given", avoiding: clients.map(\.name))
    let own =
      isEndless(place)
      ? "\(type)()" : "\(SwiftIdentifier.value(place.name)) ?? \(type)()"
    let child = facts.features[place.feature]
    let needed = (child?.clients ?? []) + (child?.inheritedClients ?? [])
    let inherited = needed.filter { use in
      clients.contains { $0.name == use.name && $0.client.name == use.client.name }
    }
    let fills = inherited.map { use in
      let member = SwiftIdentifier.member(use.name)
      return "\(name).\(member) = \(name).\(member) ?? \(SwiftIdentifier.value(use.name))"
    }
    return Member(
      doc: ["/// What `\(place.path)` is given: what it has of its own, else what it inherits."],
      head: "var \(Self.given(place)): \(type)",
      form: .block(
        fills.isEmpty ? [own] : ["var \(name): \(type) = \(own)"] + fills + ["return \(name)"]))
  }
}
