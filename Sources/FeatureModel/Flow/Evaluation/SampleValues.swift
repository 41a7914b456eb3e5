/// A few values of each type, for trying laws.
struct SampleValues {
  let table: TypeTable

  /// Combinations of what there is with new values, at most a hundred.
  static func product<State>(
    _ states: [State], _ values: ArraySlice<Value>, _ combine: (State, Value) -> State
  ) -> [State] {
    Array(states.flatMap { state in values.map { combine(state, $0) } }.prefix(100))
  }

  /// Samples of `type`; none where the interpreter has no values of it.
  func values(of type: Type) -> [Value] { values(of: type, depth: 3) }

  private func values(of type: Type, depth: Int) -> [Value] {
    if depth == 0 { return [] }
    switch type {
    case .bool: return [.bool(false), .bool(true)]
    case .integer(let integer):
      let bounds = NumberEvaluation.bounds(integer)
      return [0, 1, 2, 3, 5, 10, -1, -7].filter(bounds.contains).map { .integer($0, integer) }
    case .float(let float): return [0, 1, 0.5, 0.25, 2.75, 10, -1, 100].map { .float($0, float) }
    case .string: return ["", "a", "B c", "12"].map { .string($0) }
    case .optional(.optional): return []
    case .optional(let wrapped):
      let inner = values(of: wrapped, depth: depth)
      return inner.isEmpty ? [] : [.none] + inner
    case .array(let element):
      return lists(of: element, depth).map { .array($0) }
    case .set(let element): return lists(of: element, depth).map { .set($0) }
    case .named(let name): return named(name, depth)
    case .substring, .character, .void, .library, .dictionary, .identified, .stack, .tuple, .range,
      .sequence, .function, .metatype, .view, .never, .unchecked, .error:
      return []
    }
  }

  private func lists(of element: Type, _ depth: Int) -> [[Value]] {
    let elements = values(of: element, depth: depth - 1).prefix(2)
    return elements.isEmpty ? [] : [[], Array(elements.prefix(1)), Array(elements)]
  }

  private func named(_ name: TypeName, _ depth: Int) -> [Value] {
    guard let type = table.types[name] else { return [] }
    switch type.kind {
    case .structure: return structures(type, depth)
    case .enumeration:
      return type.cases.compactMap { element in
        let payload = element.payload.map { values(of: $0.type, depth: depth - 1).first }
        guard !payload.contains(nil) else { return nil }
        return .enumeration(name, element.name, payload.compactMap { $0 })
      }
    case .externOpen, .externClosed, .externEnum, .state, .store: return []
    }
  }

  private func structures(_ type: NominalType, _ depth: Int) -> [Value] {
    let stored = type.properties.filter { !$0.isComputed && !$0.isStatic }
    return (0..<2).compactMap { index in
      var fields: [String: Value] = [:]
      for property in stored {
        let found = values(of: property.type, depth: depth - 1)
        guard let value = found.dropFirst(index).first ?? found.first else { return nil }
        fields[property.name] = value
      }
      return .structure(type.name, fields)
    }
  }
}
