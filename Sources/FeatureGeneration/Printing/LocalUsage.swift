import FeatureModel

/// What a body does with the names that it declares, so that nothing is printed that Swift warns of.
struct LocalUsage: IRVisitor, Sendable {
  /// The names declared by `let`, `var`, loops, patterns and closures.
  private(set) var declared: Set<String> = []
  /// The locals that are read or written.
  private(set) var used: Set<String> = []
  /// The locals that are written after they were declared.
  private(set) var written: Set<String> = []
  /// The parameters that are read.
  private(set) var parameters: Set<String> = []
  /// Whether Swift text stands in the body, which may use any name.
  private(set) var hasVerbatim = false
  private let facts: TypeFacts

  /// What `statements` do.
  init(_ statements: [Statement], facts: TypeFacts) {
    self.facts = facts
    visit(statements)
  }

  /// What `expression` does.
  init(_ expression: Expression, facts: TypeFacts) {
    self.facts = facts
    visit(expression)
  }

  /// Whether a local of this name must keep it.
  func isUsed(_ name: String) -> Bool { hasVerbatim || used.contains(name) }

  /// Whether a local of this name must be a variable.
  func isWritten(_ name: String) -> Bool { hasVerbatim || written.contains(name) }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .local(_, let pattern, _, _): declare(pattern)
    case .assign(let place, _, _, _): write(place)
    case .for(let pattern, _, _, _): declare(pattern)
    case .if(let branch): declare(branch.conditions)
    case .guard(let conditions, _), .while(let conditions, _): declare(conditions)
    case .switch(let choice): declare(choice)
    case .verbatim: hasVerbatim = true
    case .expression, .break, .continue, .return, .send, .run, .cancel, .emit, .dismiss, .reset:
      break
    }
    visitChildren(of: statement)
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .reference(.local(let name)): used.insert(name)
    case .reference(.parameter(let name)): parameters.insert(name)
    case .verbatim: hasVerbatim = true
    case .closure(let closure): declared.formUnion(closure.parameters?.map(\.name) ?? [])
    case .ifExpression(let branch): declare(branch.conditions)
    case .switchExpression(let choice): declare(choice)
    case .call(let function, _):
      if case .member(let base, let name, let form) = function.kind,
        facts.isMutating(name, form, of: base)
      {
        write(base)
      }
    default: break
    }
    visitChildren(of: expression)
  }

  private mutating func write(_ place: Expression) {
    if let root = Place(place)?.root, case .reference(.local(let name)) = root.kind {
      written.insert(name)
    }
  }

  private mutating func declare(_ choice: Switch) {
    for branch in choice.cases {
      for item in branch.items { declare(item.pattern) }
    }
  }

  private mutating func declare(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression: break
      case .binding(_, let name, _, _): declared.insert(name)
      case .pattern(let pattern, _): declare(pattern)
      }
    }
  }

  private mutating func declare(_ pattern: Pattern) {
    switch pattern {
    case .wildcard, .expression: break
    case .variable(let name, _): declared.insert(name)
    case .enumCase(_, _, let elements): declare(elements ?? [])
    case .optional(let inner), .binding(_, let inner): declare(inner)
    case .tuple(let elements): declare(elements)
    }
  }
}

extension LocalUsage {
  private mutating func declare(_ elements: [Pattern.Element]) {
    for element in elements { declare(element.pattern) }
  }
}

extension TypeFacts {
  /// The functions of the known types that change what they are called on.
  private static let mutatingNames: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge",
    "move", "negate", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "removeValue", "replaceSubrange", "reserveCapacity", "reverse", "round",
    "shuffle", "sort", "subtract", "swapAt", "toggle", "update", "updateValue",
  ]

  /// Whether calling `base.name(…)` changes `base`.
  func isMutating(_ name: String, _ form: MemberForm, of base: Expression) -> Bool {
    switch form {
    case .method:
      if case .named(let owner) = valueType(of: base).unwrapped, let type = table.types[owner] {
        return type.methods.contains { $0.name == name && $0.isMutating }
      }
      return Self.mutatingNames.contains(name)
    case .known: return Self.mutatingNames.contains(name)
    case .property, .payload, .tupleElement, .staticMember, .modifier: return false
    case .unchecked: return true
    }
  }
}
