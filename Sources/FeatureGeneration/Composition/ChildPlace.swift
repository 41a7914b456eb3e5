import FeatureModel

/// One place where the state of another feature can stand: a child, or a case of a route or stack.
struct ChildPlace: Sendable {
  let child: ChildModel
  /// The case of a route or stack that holds it.
  let routeCase: String?
  /// The feature that stands there.
  let feature: String

  /// `editor`, `destinationEdit`
  var name: String { Self.name(child.name, routeCase) }

  /// The name of the place that a member, or a case of it, is.
  static func name(_ child: String, _ routeCase: String?) -> String {
    child + (routeCase.map(SwiftIdentifier.capitalized) ?? "")
  }

  /// What its link is called: `editorChild`.
  var link: String { "\(name)Child" }

  /// How the place is called in what is read by people: `editor`, `destination.edit`.
  var path: String { child.name + (routeCase.map { ".\($0)" } ?? "") }
}

/// The composed members of one feature, and what the run knows of the features that stand there.
struct ChildFacts: Sendable {
  let children: [ChildModel]
  /// The number of the first composed member among those by which readers are told.
  let firstNumber: Int
  /// All features of the run by name.
  let features: [String: FeatureDefinition]
  /// The names of the features that stand somewhere as a child.
  let embedded: Set<String>

  /// All places, in the order of declaration.
  var places: [ChildPlace] { children.flatMap(places) }

  /// The places of one member.
  func places(of child: ChildModel) -> [ChildPlace] {
    child.features.map { ChildPlace(child: child, routeCase: $0.routeCase, feature: $0.feature) }
  }

  /// The class of a feature's store.
  func store(of feature: String) -> String { features.store(of: feature) }

  /// The composed member called `name`.
  func child(_ name: String) -> ChildModel? { children.first { $0.name == name } }

  /// Whether something of the feature is shown for a while, which writing nil takes down.
  var hasPresentations: Bool {
    children.contains { child in
      switch child.form {
      case .presented, .route(_, isOptional: true): true
      case .embedded, .rows, .route, .stack, .alert: false
      }
    }
  }

  /// Whether a feature can stand below itself.
  func isRecursive(_ feature: String) -> Bool { descendants(of: feature).contains(feature) }

  /// The features that can stand below the one called `name`, itself included where it contains itself.
  func descendants(of name: String) -> Set<String> {
    var found: Set<String> = []
    var next = features[name]?.children.flatMap(\.features).map(\.feature) ?? []
    while let feature = next.popLast() {
      guard found.insert(feature).inserted else { continue }
      next += features[feature]?.children.flatMap(\.features).map(\.feature) ?? []
    }
    return found
  }
}

/// What one run declares of features, made once.
struct RunFeatures: Sendable {
  /// All features by name.
  let all: [String: FeatureDefinition]
  /// The names of those that stand somewhere as a child.
  let embedded: Set<String>
  /// The values that store trees share, by name.
  let shared: [String: SharedModel]

  init(_ model: Model) {
    var all: [String: FeatureDefinition] = [:]
    var shared: [String: SharedModel] = [:]
    for declaration in model.files.flatMap(\.declarations) {
      switch declaration {
      case .feature(let feature): all[feature.name] = feature
      case .shared(let value): shared[value.name] = value
      case .structure, .enumeration, .function, .externType, .externFunction, .client, .view,
        .externView, .representable, .preview:
        break
      }
    }
    self.all = all
    self.shared = shared
    embedded = Set(all.values.flatMap { $0.children.flatMap { $0.features.map(\.feature) } })
  }
}

extension [String: FeatureDefinition] {
  /// The class of a feature's store; one that the app has written by hand need not have one of its own.
  func store(of feature: String) -> String {
    self[feature]?.isExtern == true ? "FeatureStore<\(feature)>" : "\(feature)Store"
  }
}
