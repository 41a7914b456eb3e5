import FeatureDiagnostics

/// Values that would have to contain themselves.
extension DeclarationChecker {
  /// Reports structs and enums that contain themselves, each circle once.
  mutating func checkValueRecursion() {
    var state: [TypeName: Bool] = [:]
    for name in types.types.keys.sorted(by: { $0.description < $1.description })
    where state[name] == nil {
      var path: [TypeName] = []
      visit(name, &state, &path)
    }
  }

  /// Walks what a type contains; `state` is false for what is on the path, true for what is done.
  private mutating func visit(
    _ name: TypeName, _ state: inout [TypeName: Bool], _ path: inout [TypeName]
  ) {
    guard let nominal = types.types[name], nominal.containsValues else { return }
    state[name] = false
    path.append(name)
    for part in nominal.storedParts {
      for inner in part.type.directParts {
        switch state[inner] {
        case nil: visit(inner, &state, &path)
        case true: break
        case false: report(part.location, inner, path)
        }
      }
    }
    path.removeLast()
    state[name] = true
  }

  private mutating func report(
    _ location: SourceLocation, _ name: TypeName, _ path: [TypeName]
  ) {
    guard let start = path.firstIndex(of: name) else { return }
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
    case .externOpen, .externClosed, .externEnum: false
    }
  }

  /// The types that a value of it holds, with the places.
  fileprivate var storedParts: [(type: Type, location: SourceLocation)] {
    properties.filter { !$0.isComputed && !$0.isStatic }.map { ($0.type, $0.location) }
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
      .dictionary, .set, .identified, .sequence, .function, .metatype, .never, .unchecked, .error:
      []
    }
  }
}
