import FeatureDiagnostics

/// The names that generated code declares for what is composed.
extension FeatureNames {
  /// A name that is generated for a composed member.
  struct Generated: Hashable, Sendable {
    var name: String
    var owner: String
    var kind: Kind
    var place: Place
    var location: SourceLocation
  }

  /// Where a generated name stands, and so what it stands beside.
  enum Place: Hashable, Sendable {
    case actions, store, feature, dependencies

    fileprivate func holds(_ kind: Kind) -> Bool {
      switch self {
      case .actions: kind == .action || kind == .output || kind == .handledEffect || kind.isComposed
      case .store: kind.isMember
      case .feature: kind == .function
      case .dependencies:
        kind == .client || kind == .effect || kind == .handledEffect || kind.isComposed
      }
    }
  }

  /// A declaration in the way of a generated name.
  struct GeneratedCollision: Hashable, Sendable {
    var name: String
    /// The composed member for which it is generated, and what stands in the way.
    var owner: String
    var first: Entry
    var second: Entry
  }

  /// Adds a composed member with what is generated for it; false where something stands in its way.
  mutating func add(_ child: ChildSymbol) -> Bool {
    let kind = self.kind(of: child)
    let isFree = add(kind, child.name, child.location)
    func note(_ name: String, _ place: Place) {
      generated.append(
        Generated(
          name: name, owner: child.name, kind: kind, place: place, location: child.location))
    }
    let capitalised = ChildModel.typeName(of: child.name)
    switch child.form {
    case .embedded, .rows: break
    case .presented: note(child.name + "Dismissal", .actions)
    case .stack:
      note(child.name + "Pop", .actions)
      note(child.name + "Push", .actions)
    case .alert: note(child.name + "Content", .store)
    case .route: if child.cases.contains(where: \.isAlert) { note(child.name + "Content", .store) }
    }
    if child.feature != nil {
      note(child.name + "Child", .feature)
      note("for" + capitalised, .dependencies)
    }
    for element in child.cases where element.feature != nil {
      let caseName = ChildModel.typeName(of: element.name)
      note(child.name + caseName + "Child", .feature)
      note("for" + capitalised + caseName, .dependencies)
    }
    return isFree
  }

  private func kind(of child: ChildSymbol) -> Kind {
    switch child.form {
    case .embedded, .presented: .child
    case .rows: .children
    case .route: .route
    case .stack: .stack
    case .alert(let isDialog): isDialog ? .dialog : .alert
    }
  }

  /// Everything that is called like something that is generated beside it.
  var generatedCollisions: [GeneratedCollision] {
    var found: [GeneratedCollision] = []
    for (index, entry) in generated.enumerated() {
      let owner = Entry(kind: entry.kind, location: entry.location)
      let inTheWay = entries(named: entry.name).filter { entry.place.holds($0.kind) }
      let other = generated[..<index].first {
        $0.name == entry.name && $0.place == entry.place && $0.owner != entry.owner
      }
      let second = inTheWay.first ?? other.map { Entry(kind: $0.kind, location: $0.location) }
      if let second {
        found.append(
          GeneratedCollision(
            name: entry.name, owner: entry.owner, first: owner, second: second))
      }
    }
    return found
  }
}
