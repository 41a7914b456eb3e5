import FeatureModel

/// What only the bodies of views have.
extension CodePrinter {
  /// A member of the view, past a local or closure parameter of its name.
  func member(_ name: String) -> String {
    bridgeMember(name)
      ?? (usage.declared.contains(name)
        ? "self.\(SwiftIdentifier.member(name))" : SwiftIdentifier.value(name))
  }

  /// The channel to a value.
  func projection(_ projection: Projection) -> String {
    switch projection {
    case .member(let name): "$\(name)"
    case .local(let name): "$\(name)"
    case .binding(let name, let arguments):
      hasOwnChannel(name)
        ? "\(whole).bindings.\(SwiftIdentifier.member(name))"
          + "\(arguments.isEmpty ? "" : self.arguments(arguments)).swiftUI"
        : "$\(whole).\(SwiftIdentifier.member(name))"
    case .presentation(let name): "$\(whole).\(SwiftIdentifier.member(name))"
    case .alert(let name): "\(whole).\(name)Content"
    }
  }

  /// Whether a binding's channel does more than to read and write the property of its name.
  private func hasOwnChannel(_ name: String) -> Bool {
    guard let binding = feature?.binding(name) else { return false }
    return !binding.parameters.isEmpty || binding.readable != nil
  }
}

extension TypePrinter {
  /// A type that only views deal with.
  func view(_ type: ViewType) -> String {
    switch type {
    case .view: "some \(swiftUI("View"))"
    case .store(let feature): store(of: feature)
    case .rows(let feature): "ChildStores<_, \(feature), \(store(of: feature))>"
    case .stack(let feature, let member):
      "StackStores<\(feature)Store.\(ChildModel.typeName(of: member))>"
    case .route(let feature, let member): "\(feature)Store.\(ChildModel.typeName(of: member))"
    case .binding(let value): "\(swiftUI("Binding"))<\(text(value))>"
    case .presentation(let value): "\(swiftUI("Binding"))<\(text(value))?>"
    }
  }

  /// A name of SwiftUI's, with its module where the run declares the same.
  func swiftUI(_ name: String) -> String {
    qualifyAll || isDeclared(name) ? "SwiftUI.\(name)" : name
  }
}
