/// Which values the cases of a `switch` take: Maranget's algorithm on the shapes of patterns.
struct Coverage: Sendable {
  let types: TypeTable

  /// What matters of a pattern.
  indirect enum Shape: Hashable, Sendable {
    /// Takes every value.
    case any
    /// Takes the values made by one constructor.
    case made(Constructor, [Shape])
    /// Takes some values, which ones is not known here.
    case some
  }

  /// One way to make a value.
  enum Constructor: Hashable, Sendable {
    case boolean(Bool)
    case none
    case present
    case enumCase(String)
    case tuple
    case literal(String)
  }

  /// Whether a switch over the type cannot do without `default`, whatever its cases.
  func needsDefault(_ type: Type) -> Bool {
    guard let nominal = types.nominal(type) else { return type == .unchecked }
    return nominal.kind == .externEnum(isFrozen: false)
  }

  /// The shape of a pattern for values of `type`.
  func shape(of pattern: Pattern, _ type: Type) -> Shape {
    switch pattern {
    case .wildcard, .variable: return .any
    case .binding(_, let inner): return shape(of: inner, type)
    case .optional(let inner):
      return .made(.present, [shape(of: inner, type.unwrapped)])
    case .tuple(let elements):
      guard case .tuple(let parts) = type, parts.count == elements.count else { return .some }
      return .made(.tuple, zip(elements, parts).map { shape(of: $0.pattern, $1.type) })
    case .enumCase(_, let name, let elements):
      let payload = types.nominal(type)?.cases.first { $0.name == name }?.payload ?? []
      guard let elements, elements.count == payload.count else {
        return .made(.enumCase(name), payload.map { _ in .any })
      }
      return .made(
        .enumCase(name), zip(elements, payload).map { shape(of: $0.pattern, $1.type) })
    case .expression(let expression): return shape(of: expression, type)
    }
  }

  private func shape(of expression: Expression, _ type: Type) -> Shape {
    if case .nilLiteral = expression.kind { return .made(.none, []) }
    let inner = literal(expression)
    return type.isOptional && inner != .some ? .made(.present, [inner]) : inner
  }

  private func literal(_ expression: Expression) -> Shape {
    switch expression.kind {
    case .boolean(let value): return .made(.boolean(value), [])
    case .integer(let text), .float(let text): return .made(.literal(text), [])
    case .prefix("-", let inner):
      if case .made(.literal(let text), _) = literal(inner) {
        return .made(.literal("-" + text), [])
      }
      return .some
    case .string(let value):
      guard value.segments.count <= 1 else { return .some }
      if case .text(let text)? = value.segments.first { return .made(.literal("\"" + text), []) }
      return value.segments.isEmpty ? .made(.literal("\""), []) : .some
    default: return .some
    }
  }

  /// The ways to make a value of `type`, each with the types of its parts; nil where they are too
  /// many to list.
  private func constructors(of type: Type) -> [(Constructor, [Type])]? {
    switch type {
    case .bool: return [(.boolean(true), []), (.boolean(false), [])]
    case .optional(let wrapped): return [(.present, [wrapped]), (.none, [])]
    case .tuple(let elements): return [(.tuple, elements.map(\.type))]
    case .named, .view(.route):
      guard let nominal = types.nominal(type), !nominal.cases.isEmpty else { return nil }
      if nominal.kind == .externEnum(isFrozen: false) { return nil }
      return nominal.cases.map { (.enumCase($0.name), $0.payload.map(\.type)) }
    default: return nil
    }
  }

  private func specialized(
    _ rows: [[Shape]], _ constructor: Constructor, _ count: Int
  ) -> [[Shape]] {
    rows.compactMap { row in
      switch row[0] {
      case .any: Array(repeating: .any, count: count) + row.dropFirst()
      case .made(constructor, let parts): parts + row.dropFirst()
      case .made, .some: nil
      }
    }
  }

  private func defaults(_ rows: [[Shape]]) -> [[Shape]] {
    rows.compactMap { $0[0] == .any ? Array($0.dropFirst()) : nil }
  }

  /// Whether `row` takes a value that none of `rows` takes.
  func isUseful(_ row: [Shape], after rows: [[Shape]], _ types: [Type]) -> Bool {
    guard let first = row.first, let type = types.first else { return rows.isEmpty }
    let restTypes = Array(types.dropFirst())
    switch first {
    case .some: return isUseful(Array(row.dropFirst()), after: defaults(rows), restTypes)
    case .made(let constructor, let parts):
      let known = constructors(of: type)?.first { $0.0 == constructor }?.1
      let inner = known ?? Array(repeating: .error, count: parts.count)
      return isUseful(
        parts + row.dropFirst(), after: specialized(rows, constructor, parts.count),
        inner + restTypes)
    case .any:
      let isSplit = rows.contains { $0[0] != .any }
      guard isSplit, let all = constructors(of: type) else {
        return isUseful(Array(row.dropFirst()), after: defaults(rows), restTypes)
      }
      return all.contains { constructor, inner in
        isUseful(
          Array(repeating: .any, count: inner.count) + row.dropFirst(),
          after: specialized(rows, constructor, inner.count), inner + restTypes)
      }
    }
  }

  /// Patterns for values that none of `rows` takes, a dozen at most.
  func missing(from rows: [[Shape]], _ types: [Type]) -> [[String]] {
    guard let type = types.first else { return rows.isEmpty ? [[]] : [] }
    let restTypes = Array(types.dropFirst())
    let isSplit = rows.contains { $0[0] != .any }
    guard isSplit || (rows.isEmpty && restTypes.isEmpty), let all = constructors(of: type) else {
      return missing(from: defaults(rows), restTypes).map { ["_"] + $0 }
    }
    var result: [[String]] = []
    for (constructor, inner) in all where result.count < 12 {
      for witness in missing(from: specialized(rows, constructor, inner.count), inner + restTypes) {
        let parts = Array(witness.prefix(inner.count))
        result.append([text(constructor, parts, type)] + witness.dropFirst(inner.count))
      }
    }
    return result
  }

  private func text(_ constructor: Constructor, _ parts: [String], _ type: Type) -> String {
    switch constructor {
    case .boolean(let value): value ? "true" : "false"
    case .none: "nil"
    case .present: parts[0] == "_" ? "_?" : "\(parts[0])?"
    case .tuple: "(\(parts.joined(separator: ", ")))"
    case .literal(let text): text
    case .enumCase(let name):
      parts.allSatisfy { $0 == "_" } ? ".\(name)" : ".\(name)(\(parts.joined(separator: ", ")))"
    }
  }
}
