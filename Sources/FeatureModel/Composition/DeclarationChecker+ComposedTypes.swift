import FeatureDiagnostics
import FeatureSyntax

/// The types that routes, stacks and alerts bring into the namespace of their feature.
extension DeclarationChecker {
  /// Registers them by name; reports those that stand in the way of something else.
  mutating func collectComposedTypes(
    of declared: Declared<FeatureDeclarationSyntax>, _ taken: inout [String: SourceLocation]
  ) {
    for item in declared.syntax.items {
      switch item {
      case .route(let route): collect(route.name, "route", hasAction: true, declared, &taken)
      case .stack(let stack): collect(stack.name, "stack", hasAction: true, declared, &taken)
      case .alert(let alert):
        collect(
          alert.name, alert.isDialog ? "dialog" : "alert", hasAction: false, declared, &taken)
      case .state, .action, .output, .binding, .onChange, .on, .invariant, .effect, .uses, .child,
        .shared, .function, .structure, .enumeration:
        break
      }
    }
  }

  private mutating func collect(
    _ name: Name, _ what: String, hasAction: Bool,
    _ declared: Declared<FeatureDeclarationSyntax>, _ taken: inout [String: SourceLocation]
  ) {
    guard !name.isMissing else { return }
    let location = at(name, declared.scope)
    let typeName = ChildModel.typeName(of: name.text)
    // A member of the same name is reported as such.
    if let first = taken[typeName], first == location { return }
    let type = declared.inside.name(typeName)
    if let reason = reservation(of: typeName, declared) {
      sink.report(.composedType, name.text, typeName, reason, at: location)
    }
    if let first = taken[typeName] {
      if types.types[type]?.isComposed != true {
        sink.report(
          .composedType, name.text, typeName, "the feature declares one too", at: location,
          related: [RelatedSpan(first, "the type")])
      }
      return
    }
    taken[typeName] = location
    let isCodable = types.types[stateName(of: declared.name.description)]?.conformances
      .contains(.codable)
    var nominal = NominalType(
      name: type, kind: .enumeration, conformances: isCodable == true ? [.codable] : [],
      location: location)
    nominal.isComposed = true
    types.types[type] = nominal
    access[type] = access[declared.name]
    guard hasAction else { return }
    if let first = taken[typeName + "Action"] {
      sink.report(
        .composedType, name.text, typeName + "Action", "the feature declares one too",
        at: location, related: [RelatedSpan(first, "the type")])
    }
  }

  /// Why a nested type cannot be called so.
  private func reservation(
    of name: String, _ declared: Declared<FeatureDeclarationSyntax>
  ) -> String? {
    if ReservedNames.featureTypes.contains(name) { return "every feature has one" }
    if ReservedNames.unsafeTypes.contains(name) { return "Swift cannot have it" }
    if ReservedNames.runtimeTypes.contains(name) { return "the runtime has one" }
    if ReservedNames.modules.contains(name) { return "a module is called so" }
    return nil
  }

  /// Inside the feature such a type would hide a feature or client of its name.
  mutating func checkHiding(_ name: Name, in scope: TypeScope) {
    let typeName = ChildModel.typeName(of: name.text)
    let isClient = clientDeclarations.contains { $0.name.description == typeName }
    guard types.features.contains(typeName) || isClient, let other = topLevel[typeName] else {
      return
    }
    sink.report(
      .composedType, name.text, typeName, "it would hide the \(isClient ? "client" : "feature")",
      at: at(name, scope), related: [RelatedSpan(other, "'\(typeName)' is declared here")])
  }

  // MARK: Identity

  /// A state with an `id` is Identifiable; its type is known early, so that `X.State.ID` is.
  mutating func collectIdentifier(of declared: Declared<FeatureDeclarationSyntax>) {
    let name = stateName(of: declared.name.description)
    for case .state(let state) in declared.syntax.items {
      for member in state.members {
        // What is wrong with it is said where all members are collected.
        var reported = DiagnosticSink()
        switch member {
        case .stored(let stored) where stored.name.text == "id" && !stored.isStatic:
          let type = stored.type.map {
            types.resolveStorable($0, in: declared.inside, sink: &reported)
          }
          setIdentifier(of: name, type ?? .error, stored.name, declared.scope)
        case .computed(let computed) where computed.name.text == "id":
          let type = types.resolveStorable(computed.type, in: declared.inside, sink: &reported)
          setIdentifier(of: name, type, computed.name, declared.scope)
        case .stored, .computed, .initializer: break
        }
      }
    }
  }

  private mutating func setIdentifier(
    of state: TypeName, _ type: Type, _ name: Name, _ scope: TypeScope
  ) {
    let identifier = Property(
      name: "id", type: type, isVariable: false, location: at(name, scope))
    types.types[state]?.conformances.insert(.identifiable)
    types.types[state]?.properties = [identifier]
  }
}
