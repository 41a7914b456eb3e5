/// How the statements that introduce variables are printed so that Swift has nothing to warn of: what
/// is never used becomes `_`, a `var` that is never changed becomes `let`.
struct Tidying: Hashable, Sendable {
  /// The variables of a scope that nothing uses.
  var unused: Set<String> = []
  /// The variables of a scope that nothing changes.
  var constants: Set<String> = []

  var isEmpty: Bool { unused.isEmpty && constants.isEmpty }

  /// The statements of the scope itself, not of scopes within.
  func tidied(_ statements: [Statement]) -> [Statement] {
    isEmpty ? statements : statements.map(tidied)
  }

  private func tidied(_ statement: Statement) -> Statement {
    var result = statement
    switch statement.kind {
    case .local(let isVariable, let pattern, let type, let value):
      let tidy = tidied(pattern)
      result.kind = .local(
        isVariable: isVariable && !becomesConstant(pattern), tidy, type, value)
    case .guard(let conditions, let otherwise):
      result.kind = .guard(conditions.map(tidied), otherwise)
    case .assign, .expression, .if, .switch, .for, .while, .break, .continue, .return, .send, .run,
      .cancel, .emit, .dismiss, .reset, .verbatim:
      break
    }
    return result
  }

  /// A condition that introduces names of the scope.
  func tidied(_ condition: Condition) -> Condition {
    switch condition {
    case .expression: return condition
    case .pattern(let pattern, let value): return .pattern(tidied(pattern), value)
    case .binding(let isVariable, let name, let value, let isShorthand):
      if unused.contains(name) {
        let none = Expression(.nilLiteral, value.type, at: value.location)
        return .expression(Expression(.infix(value, "!=", none), .bool, at: value.location))
      }
      return .binding(
        isVariable: isVariable && !constants.contains(name), name, value, isShorthand: isShorthand)
    }
  }

  /// A pattern that introduces names of the scope.
  func tidied(_ pattern: Pattern) -> Pattern {
    switch pattern {
    case .wildcard, .expression: return pattern
    case .variable(let name, let introducer):
      if unused.contains(name) { return .wildcard }
      return .variable(name, introducer: introducer.map { constants.contains(name) ? .let : $0 })
    case .enumCase(let type, let name, let elements):
      let tidy = elements?.map { Pattern.Element($0.label, tidied($0.pattern)) }
      return .enumCase(type: type, name, tidy)
    case .optional(let inner): return .optional(tidied(inner))
    case .tuple(let elements):
      return .tuple(elements.map { Pattern.Element($0.label, tidied($0.pattern)) })
    case .binding(let introducer, let inner):
      let tidy = tidied(inner)
      if tidy.names.isEmpty { return tidy }
      return .binding(tidy.names.isSubset(of: constants) ? .let : introducer, tidy)
    }
  }

  /// Whether no variable of the pattern is changed.
  private func becomesConstant(_ pattern: Pattern) -> Bool {
    pattern.names.isSubset(of: constants.union(unused))
  }
}

extension Pattern {
  /// The variables that it introduces.
  var names: Set<String> {
    switch self {
    case .wildcard, .expression: []
    case .variable(let name, _): [name]
    case .enumCase(_, _, let elements): Set((elements ?? []).flatMap(\.pattern.names))
    case .optional(let inner), .binding(_, let inner): inner.names
    case .tuple(let elements): Set(elements.flatMap(\.pattern.names))
    }
  }
}
