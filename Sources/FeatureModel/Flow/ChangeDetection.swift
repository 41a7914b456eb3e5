/// What is done to a written place.
public enum WriteOperation: Hashable, Sendable {
  /// `place = value`
  case assignment
  /// `place += value` and its like.
  case compound
  /// A mutating call on the place; `isDeclared` where the function is one of the specs or of the app.
  case call(String, labels: [String?], isDeclared: Bool)
}

/// How generated code is to find out whether writing `place` changed its field.
///
/// - Parameters:
///   - place: the expression on the left, or the one the mutating call is made on.
///   - operation: what is done to it.
///   - facts: the declared types.
public func changeDetection(place: Expression, operation: WriteOperation, facts: TypeFacts)
  -> Write
{
  guard let path = Place(place) else { return Write(.local, .none) }
  let detector = ChangeDetector(facts: facts, path: path, operation: operation)
  if let field = path.field {
    if operation == .assignment, field.steps.isEmpty, facts.presentations.contains(field.name) {
      return Write(.field(field.name), .presentation)
    }
    return Write(
      .field(field.name), detector.detection(of: field.type, field.name, field.steps))
  }
  if case .reference(.shared(let name)) = path.root.kind {
    return Write(.shared(name), detector.detection(of: path.root.type, name, path.steps[...]))
  }
  return Write(.local, .none)
}

/// Decides the detection for one place.
private struct ChangeDetector {
  let facts: TypeFacts
  let path: Place
  let operation: WriteOperation

  func detection(of rootType: Type, _ rootName: String, _ steps: ArraySlice<Place.Step>)
    -> ChangeDetection
  {
    if facts.table.isScalar(rootType) { return .atEnd }
    guard let last = steps.last else { return whole(rootType) }
    return canReadAgain(rootName) ? inner(facts.valueType(of: last.expression)) : .copy
  }

  /// The write goes to the field itself.
  private func whole(_ type: Type) -> ChangeDetection {
    switch operation {
    case .assignment: return .assignment
    case .compound: return isCounted(type) ? .count : .copy
    case .call(let name, let labels, let isDeclared):
      return isDeclared ? .copy : call(name, labels, on: type, otherwise: .copy)
    }
  }

  /// The write goes to a part of the field.
  private func inner(_ type: Type) -> ChangeDetection {
    if facts.isUnchecked(type) { return .copy }
    switch operation {
    case .assignment: return .assignment
    case .compound: return isCounted(type) ? .count : .place
    case .call(let name, let labels, let isDeclared):
      return isDeclared ? .place : call(name, labels, on: type, otherwise: .place)
    }
  }

  private func call(
    _ name: String, _ labels: [String?], on type: Type, otherwise: ChangeDetection
  ) -> ChangeDetection {
    guard isCounted(type.unwrapped) else { return otherwise }
    if case .identified = type.unwrapped, name == "append" || name == "insert" { return .answer }
    switch (name, labels) {
    case ("append", [nil]), ("insert", [nil, "at"]), ("push", _): return .always
    case ("append", _), ("insert", _), ("formUnion", _), ("subtract", _),
      ("formIntersection", _), ("pop", _), ("popToRoot", _), ("popLast", _), ("popFirst", _):
      return .count
    case _ where name.hasPrefix("remove"): return .count
    default: return otherwise
    }
  }

  /// Whether the number of its elements tells that a growing or shrinking call changed it, and
  /// costs nothing to ask. A string is not so: an accent joins the character before it.
  private func isCounted(_ type: Type) -> Bool {
    switch type {
    case .array, .dictionary, .set, .identified, .stack, .library(.indexSet): true
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .optional,
      .tuple, .range, .sequence, .named, .function, .metatype, .view, .never, .unchecked, .error:
      false
    }
  }

  /// Whether reading the place after the write reads the same place: no subscript depends on what is
  /// written, none gives something else the second time, none adds an element by being read.
  private func canReadAgain(_ rootName: String) -> Bool {
    for step in path.steps {
      guard case .index(let arguments, _) = step else { continue }
      if arguments.contains(where: { $0.label == "default" }) { return false }
    }
    return path.indices.allSatisfy { index in
      let found = AccessCollector.collect(index)
      return found.fields.isDisjoint(with: [rootName]) && found.shared.isDisjoint(with: [rootName])
        && found.calls.isEmpty && found.derived.isEmpty && !found.isImpure && !found.readsAll
    }
  }
}

extension TypeFacts {
  /// The type of the value at the end of a chain of members, before an optional chain wraps it.
  public func valueType(of expression: Expression) -> Type {
    switch expression.step {
    case .chain(let base), .unwrap(let base): return valueType(of: base).unwrapped
    case .group(let inner): return chainedType(of: inner)
    case .member(let base, let name):
      let type = valueType(of: base)
      return property(name, of: type)?.type ?? element(name, of: type) ?? expression.type
    case .index(let base, let arguments):
      return subscripted(valueType(of: base), arguments) ?? expression.type
    case .call, nil: return expression.type
    }
  }

  /// The type of the whole expression, wrapped where it is an optional chain.
  public func chainedType(of expression: Expression) -> Type {
    let type = valueType(of: expression)
    return expression.isChained && !type.isOptional ? .optional(type) : type
  }

  private func element(_ name: String, of type: Type) -> Type? {
    guard case .tuple(let elements) = type else { return nil }
    if let index = Int(name) {
      return elements.indices.contains(index) ? elements[index].type : nil
    }
    return elements.first { $0.label == name }?.type
  }

  private func subscripted(_ type: Type, _ arguments: [Argument]) -> Type? {
    guard let first = arguments.first else { return nil }
    switch type {
    case .array(let element):
      if case .integer = first.value.type { return element }
      return nil
    case .dictionary(_, let value): return arguments.count == 1 ? .optional(value) : value
    case .identified(let element), .stack(let element):
      return first.label == "id" ? .optional(element) : element
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .optional,
      .set, .tuple, .range, .sequence, .named, .function, .metatype, .view, .never, .unchecked,
      .error:
      return nil
    }
  }
}

extension Expression {
  /// The last step of a chain of members, subscripts and calls.
  enum ChainStep {
    case member(Expression, String)
    case index(Expression, [Argument])
    case call(Expression)
    case chain(Expression)
    case unwrap(Expression)
    case group(Expression)
  }

  /// The step that it ends with; nil where it is no chain. A payload by its case's name has a type
  /// of its own and ends the chain for those who ask for types.
  var step: ChainStep? {
    switch kind {
    case .member(_, _, .payload): nil
    case .member(let base, let name, _): .member(base, name)
    case .subscript(let base, let arguments): .index(base, arguments)
    case .call(let base, _): .call(base)
    case .optionalChain(let base): .chain(base)
    case .forceUnwrap(let base): .unwrap(base)
    case .parenthesized(let inner): .group(inner)
    case .integer, .float, .boolean, .nilLiteral, .string, .reference, .implicitMember, .enumCase,
      .optionalCase, .construct, .prefix, .infix, .ternary, .range, .array, .dictionary, .tuple,
      .closure, .ifExpression, .switchExpression, .verbatim, .uuid, .now, .random, .runtimeCall,
      .projection, .keyPath, .error:
      nil
    }
  }

  /// Whether a `?` stands in the chain of members that this expression ends.
  var isChained: Bool {
    if case .member(let base, _, .payload) = kind { return base.isChained }
    switch step {
    case .chain: return true
    case .member(let base, _), .index(let base, _), .call(let base), .unwrap(let base):
      return base.isChained
    case .group, nil: return false
    }
  }
}
