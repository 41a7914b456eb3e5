extension Expression {
  /// The paths that are present where the condition holds.
  var presentIfTrue: Set<String> {
    switch kind {
    case .accepting(let base): return base.prefixes
    case .and(let left, let right): return left.presentIfTrue.union(right.presentIfTrue)
    case .not(let operand): return operand.presentIfFalse
    case .comparison(.equal, let left, let right), .comparison(.contained, let left, let right):
      return left.presentIfTrue.union(right.presentIfTrue)
    case .literal, .list, .local, .free, .loop, .member, .filter, .or, .comparison, .conditional:
      return []
    }
  }

  /// The paths that are present where the condition does not hold.
  var presentIfFalse: Set<String> {
    switch kind {
    case .not(let operand): operand.presentIfTrue
    case .or(let left, let right): left.presentIfFalse.union(right.presentIfFalse)
    case .accepting, .and, .comparison, .literal, .list, .local, .free, .loop, .member, .filter,
      .conditional:
      []
    }
  }

  /// The path and every path that it goes through.
  private var prefixes: Set<String> {
    guard let path else { return [] }
    switch kind {
    case .member(let base, _): return base.prefixes.union([path])
    case .accepting(let base): return base.prefixes
    case .local, .free, .loop: return [path]
    case .literal, .list, .filter, .not, .and, .or, .comparison, .conditional: return []
    }
  }
}
