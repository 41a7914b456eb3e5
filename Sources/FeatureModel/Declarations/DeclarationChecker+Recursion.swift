import FeatureDiagnostics

/// Values that would have to contain themselves.
extension DeclarationChecker {
  /// Reports structs that contain themselves and enums no value of which could ever be made; an enum
  /// that contains itself by way of some of its cases is kept behind references, as Swift's `indirect`.
  mutating func checkValueRecursion() {
    let names = types.types.keys.sorted(by: { $0.description < $1.description })
    for name in names where isRecursiveEnum(name) { types.types[name]?.isIndirect = true }
    let impossible = impossibleTypes(names)
    var state: [TypeName: Bool] = [:]
    for name in names where state[name] == nil {
      var path: [TypeName] = []
      visit(name, impossible, &state, &path)
    }
  }

  /// Whether values of an enum can contain values of it.
  private func isRecursiveEnum(_ name: TypeName) -> Bool {
    guard let nominal = types.types[name], nominal.kind == .enumeration else { return false }
    var seen: Set<TypeName> = []
    var open = parts(of: nominal)
    while let next = open.popLast() {
      if next == name { return true }
      guard seen.insert(next).inserted, let inner = types.types[next] else { continue }
      open += parts(of: inner)
    }
    return false
  }

  func parts(of nominal: NominalType) -> [TypeName] {
    nominal.containsValues ? nominal.storedParts.flatMap(\.type.directParts) : []
  }

  /// The types of which no value can be made, because each would need another one first.
  private func impossibleTypes(_ names: [TypeName]) -> Set<TypeName> {
    var impossible = Set(names.filter { types.types[$0]?.containsValues ?? false })
    var isSettled = false
    while !isSettled {
      let possible = impossible.filter { name in
        guard let nominal = types.types[name] else { return true }
        if nominal.kind == .enumeration {
          return nominal.cases.isEmpty
            || nominal.cases.contains { element in
              element.payload.flatMap(\.type.neededParts).allSatisfy { !impossible.contains($0) }
            }
        }
        return nominal.storedParts.flatMap(\.type.neededParts)
          .allSatisfy { !impossible.contains($0) }
      }
      impossible.subtract(possible)
      isSettled = possible.isEmpty
    }
    return impossible
  }

  /// Walks what a type contains; `state` is false for what is on the path, true for what is done.
  private mutating func visit(
    _ name: TypeName, _ impossible: Set<TypeName>, _ state: inout [TypeName: Bool],
    _ path: inout [TypeName]
  ) {
    guard let nominal = types.types[name], nominal.containsValues else { return }
    // A reference breaks the circle, unless the circle has no way out.
    if nominal.isIndirect, !impossible.contains(name) { return }
    state[name] = false
    path.append(name)
    for part in nominal.storedParts {
      for inner in part.type.directParts {
        switch state[inner] {
        case nil: visit(inner, impossible, &state, &path)
        case true: break
        case false: report(part.location, inner, path)
        }
      }
    }
    path.removeLast()
    state[name] = true
  }

  /// The feature and name of the embedded child that is declared at a place.
  private func embeddedChild(at location: SourceLocation) -> (feature: String, child: String)? {
    for found in symbols.values {
      guard let child = found.children.first(where: { $0.location == location }),
        child.form == .embedded, let feature = child.feature
      else { continue }
      return (feature, child.name)
    }
    return nil
  }

  private mutating func report(
    _ location: SourceLocation, _ name: TypeName, _ path: [TypeName]
  ) {
    guard let start = path.firstIndex(of: name) else { return }
    if let (feature, child) = embeddedChild(at: location) {
      return sink.report(.childInsideItself, feature, child, at: location)
    }
    let others = path[path.index(after: start)...].compactMap { types.types[$0] }
    sink.report(
      .typeInsideItself, name.description, at: location,
      related: others.map { RelatedSpan($0.location, "by way of '\($0.name)'") })
  }
}

extension NominalType {
  /// Whether its values are laid out from its members, as the spec declares them.
  fileprivate var containsValues: Bool {
    switch kind {
    case .structure, .enumeration, .state: true
    case .externOpen, .externClosed, .externEnum, .store: false
    }
  }

  /// The types that a value of it holds, with the places.
  fileprivate var storedParts: [(type: Type, location: SourceLocation)] {
    // A boxed presentation lies behind a reference.
    properties.filter { !$0.isComputed && !$0.isStatic && $0.storage != .presentedBox }
      .map { ($0.type, $0.location) }
      + cases.flatMap { element in element.payload.map { ($0.type, element.location) } }
  }
}

extension Type {
  /// The declared types whose values lie inside a value of this type itself, not behind a reference.
  fileprivate var directParts: [TypeName] {
    switch self {
    case .named(let name): [name]
    case .optional(let wrapped): wrapped.directParts
    case .tuple(let elements): elements.flatMap(\.type.directParts)
    case .range(_, let bound): bound.directParts
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .array,
      .dictionary, .set, .identified, .stack, .sequence, .function, .metatype, .view, .never,
      .unchecked,
      .error:
      []
    }
  }
}

extension Type {
  /// The declared types of which a value is needed to make one of this type.
  fileprivate var neededParts: [TypeName] { isOptional ? [] : directParts }
}
