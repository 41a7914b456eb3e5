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
      arguments.isEmpty
        ? "$\(whole).\(SwiftIdentifier.member(name))"
        : "\(whole).bindings.\(SwiftIdentifier.member(name))\(self.arguments(arguments)).swiftUI"
    case .presentation(let name): "$\(whole).\(SwiftIdentifier.member(name))"
    case .alert(let name): "$\(whole).\(name)Content"
    }
  }
}

extension TypePrinter {
  /// A type that only views deal with.
  func view(_ type: ViewType) -> String {
    switch type {
    case .view: "some View"
    case .store(let feature): "\(feature)Store"
    case .rows(let feature): "ChildStores<\(feature), \(feature)Store>"
    case .stack(let feature, let member): "StackStores<\(feature)Store.\(capitalised(member))>"
    case .route(let feature, let member): "\(feature)Store.\(capitalised(member))"
    case .binding(let value): "Binding<\(text(value))>"
    case .presentation(let value): "Binding<\(text(value))?>"
    }
  }

  private func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
