public import FeatureDiagnostics

/// The types of a run, and what is known of them and of the library's.
public struct TypeTable: Hashable, Sendable {
  /// Every declared type by its dotted name from the top of a file.
  public var types: [TypeName: NominalType]
  /// The names of the features, which are namespaces and not types.
  public var features: Set<String> = []
  /// Names of types that are refused or broken and reported already: they resolve to `.error`.
  public var poisoned: Set<TypeName> = []
  /// What the stores of the features offer, by the feature, and the enums of stores that routes and
  /// stacks are on them, by the feature and the member.
  public var stores: [String: NominalType] = [:]
  public var storeRoutes: [TypeName: NominalType] = [:]
  /// For each file the offset at which a declaration can be put in.
  public var insertionPoints: [FileID: Int] = [:]

  /// A table of `types`.
  public init(types: [TypeName: NominalType] = [:]) { self.types = types }

  /// What is known of a declared type; nil for the library's.
  public func nominal(_ type: Type) -> NominalType? {
    switch type {
    case .named(let name): types[name]
    case .view(.store(let feature)): stores[feature]
    case .view(.route(let feature, let member)): storeRoutes[TypeName([feature, member])]
    default: nil
    }
  }

  /// The type that `names` stand for at a place, without generic arguments; nil where there is none.
  ///
  /// Declared types are found from the inside out and win over the library's.
  public func lookup(_ names: [String], in scope: TypeScope) -> Type? {
    guard let last = names.last else { return nil }
    if names == ["Self"] { return enclosingType(of: scope) }
    if let declared = declaredName(names, in: scope) { return declared }
    if names.count > 1, last == "ID", let owner = lookup(Array(names.dropLast()), in: scope) {
      return identifierType(of: owner)
    }
    if names == ["State"], let feature = scope.path.first, features.contains(feature) {
      return .named(TypeName([feature, "State"]))
    }
    return names.count == 1 ? Type.library(named: last) : nil
  }

  /// The type of the `id` of an Identifiable type.
  public func identifierType(of type: Type) -> Type? {
    guard let nominal = nominal(type) else { return type == .error ? .error : nil }
    if let property = nominal.properties.first(where: { $0.name == "id" && !$0.isStatic }) {
      return property.type
    }
    guard nominal.conformances.contains(.identifiable) else { return nil }
    return .named(TypeName(nominal.name.parts + ["ID"]))
  }

  /// The names of the types that can be written at a place, for suggestions.
  public func visibleNames(in scope: TypeScope) -> [String] {
    var names = Type.libraryNames + ["Set", "Identified"]
    for name in types.keys {
      names.append(name.description)
      for depth in 1..<max(1, name.parts.count)
      where scope.path.starts(with: name.parts.prefix(depth)) {
        names.append(name.parts.dropFirst(depth).joined(separator: "."))
      }
    }
    return names.sorted()
  }

  private func declaredName(_ names: [String], in scope: TypeScope) -> Type? {
    for depth in stride(from: scope.path.count, through: 0, by: -1) {
      let name = TypeName(Array(scope.path.prefix(depth)) + names)
      // The state that is generated for a feature does not hide a `State` of the spec's own.
      if depth == 1, isGeneratedState(name), types[TypeName(["State"])] != nil { continue }
      if types[name] != nil { return .named(name) }
      if isPoisoned(name) { return .error }
    }
    return nil
  }

  private func isGeneratedState(_ name: TypeName) -> Bool {
    name.parts.count > 1 && name.parts[1] == "State" && features.contains(name.parts[0])
  }

  private func isPoisoned(_ name: TypeName) -> Bool {
    !poisoned.isEmpty
      && (1...name.parts.count).contains {
        poisoned.contains(TypeName(Array(name.parts.prefix($0))))
      }
  }

  private func enclosingType(of scope: TypeScope) -> Type? {
    let name = TypeName(scope.path)
    return types[name] == nil ? nil : .named(name)
  }
}
