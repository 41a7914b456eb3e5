import FeatureModel

/// Writes through property wrappers. While such a write is under way nothing else of the state can be
/// read: what it takes is a constant first.
extension CodePrinter {
  /// Whether a place is reached through a wrapper and by a chain that may end on its way.
  private func isHeldOpen(_ field: String, _ place: Expression) -> Bool {
    guard case .outside = scope, place.hasChain else { return false }
    switch feature?.field(field)?.storage {
    case .presented, .presentedBox, .shared: return true
    case .plain, nil: return false
    }
  }

  /// The arguments of a call on a place, and the constants that stand before it.
  mutating func apart(_ arguments: [Argument], from field: String, _ place: Expression)
    -> (before: [String], arguments: [Argument])
  {
    guard isHeldOpen(field, place) else { return ([], arguments) }
    var before: [String] = []
    let apart = arguments.map { argument -> Argument in
      guard case .closure = argument.value.kind else {
        let (lines, value) = constant(argument.value)
        before += lines
        return Argument(argument.label, value, isTrailing: argument.isTrailing)
      }
      return argument
    }
    return (before, apart)
  }

  /// What is assigned to a place, and the constant that stands before it.
  mutating func apart(_ value: Expression, from field: String, _ place: Expression)
    -> (before: [String], value: Expression)
  {
    isHeldOpen(field, place) ? constant(value) : ([], value)
  }

  private mutating func constant(_ value: Expression) -> (before: [String], value: Expression) {
    var reader = StateReader()
    reader.visit(value)
    guard reader.reads else { return ([], value) }
    let name = newName("value", &valueCount)
    let type = types.annotation(value.type).map { ": \($0)" } ?? ""
    return (
      assigning("let \(name)\(type)", value),
      Expression(.reference(.local(name)), value.type, at: value.location)
    )
  }

  /// Whether closures among the arguments read the state, so that they need a copy of it.
  func needsCopy(_ arguments: [Argument], for field: String, _ place: Expression) -> Bool {
    guard isHeldOpen(field, place) else { return false }
    return arguments.contains { argument in
      guard case .closure = argument.value.kind else { return false }
      var reader = StateReader()
      reader.visit(argument.value)
      return reader.reads
    }
  }
}

/// Finds out whether an expression reads the state or what belongs to the reduction.
private struct StateReader: IRVisitor {
  var reads = false

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .reference(.field), .reference(.derived), .reference(.shared), .reference(.stateSelf),
      .reference(.featureFunction), .reference(.mutatingFunction):
      reads = true
    default: visitChildren(of: expression)
    }
  }
}
