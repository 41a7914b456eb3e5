/// Statements, conditions and patterns.
extension Evaluator {
  mutating func run(_ statements: [Statement]) throws(EvaluationStop) {
    for statement in statements { try run(statement) }
  }

  private mutating func run(_ statement: Statement) throws(EvaluationStop) {
    switch statement.kind {
    case .local(_, let pattern, _, let value):
      guard let value else { return }
      guard try match(pattern, try self.value(value)) else { throw .unsupported }
    case .assign(let place, let sign, let value, _): try assign(place, sign, value)
    case .expression(let expression, let write):
      if write == nil {
        _ = try value(expression)
      } else {
        try mutate(expression)
      }
    case .if(let branch): try run(branch)
    case .guard(let conditions, let otherwise):
      if try !holds(conditions) { try run(otherwise) }
    case .switch(let choice):
      guard let body = try body(of: choice) else { throw .unsupported }
      try run(body)
    case .while(let conditions, let body): try loop(conditions, body)
    case .return(let value):
      guard let value else { throw .returned(nil) }
      throw .returned(try self.value(value))
    case .break: throw .breakLoop
    case .continue: throw .continueLoop
    case .for, .send, .run, .cancel, .emit, .dismiss, .reset, .verbatim: throw .unsupported
    }
  }

  private mutating func run(_ branch: If) throws(EvaluationStop) {
    let outer = locals
    defer { leaveScope(outer) }
    if try holds(branch.conditions) { return try run(branch.then) }
    switch branch.otherwise {
    case .block(let statements): try run(statements)
    case .if(let inner): try run(inner)
    case nil: break
    }
  }

  /// Forgets what a block introduced and keeps what it changed.
  private mutating func leaveScope(_ outer: [String: Value]) {
    locals = locals.filter { outer[$0.key] != nil }
  }

  private mutating func loop(_ conditions: [Condition], _ body: [Statement])
    throws(EvaluationStop)
  {
    while try holds(conditions) {
      do throws(EvaluationStop) {
        try run(body)
      } catch {
        if case .breakLoop = error { return }
        if case .continueLoop = error { continue }
        throw error
      }
    }
  }

  mutating func value(of branch: If) throws(EvaluationStop) -> Value {
    let outer = locals
    defer { leaveScope(outer) }
    if try holds(branch.conditions) { return try result(of: branch.then) }
    switch branch.otherwise {
    case .block(let statements): return try result(of: statements)
    case .if(let inner): return try value(of: inner)
    case nil: throw .unsupported
    }
  }

  mutating func value(of choice: Switch) throws(EvaluationStop) -> Value {
    let outer = locals
    defer { leaveScope(outer) }
    guard let body = try body(of: choice) else { throw .unsupported }
    return try result(of: body)
  }

  private mutating func body(of choice: Switch) throws(EvaluationStop) -> [Statement]? {
    let subject = try value(choice.subject)
    for branch in choice.cases {
      if branch.items.isEmpty { return branch.body }
      for item in branch.items where try match(item.pattern, subject) {
        if let condition = item.condition, try !isTrue(condition) { continue }
        return branch.body
      }
    }
    return nil
  }

  mutating func holds(_ conditions: [Condition]) throws(EvaluationStop) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        if try !isTrue(expression) { return false }
      case .binding(_, let name, let expression, _):
        let found = try value(expression)
        if case .none = found { return false }
        locals[name] = found
      case .pattern(let pattern, let expression):
        if try !match(pattern, try value(expression)) { return false }
      }
    }
    return true
  }

  mutating func match(_ pattern: Pattern, _ value: Value) throws(EvaluationStop) -> Bool {
    switch pattern {
    case .wildcard: return true
    case .variable(let name, _):
      locals[name] = value
      return true
    case .binding(_, let inner): return try match(inner, value)
    case .optional(let inner):
      if case .none = value { return false }
      return try match(inner, value)
    case .tuple(let elements):
      guard case .tuple(_, let values) = value else { throw .unsupported }
      return try match(elements, values)
    case .enumCase(_, let name, let elements):
      guard case .enumeration(_, let current, let payload) = value else { return false }
      if current != name { return false }
      guard let elements else { return true }
      return try match(elements, payload)
    case .expression(let expression): return try self.value(expression) == value
    }
  }

  private mutating func match(_ elements: [Pattern.Element], _ values: [Value])
    throws(EvaluationStop) -> Bool
  {
    if elements.count != values.count { throw .unsupported }
    for (element, value) in zip(elements, values) {
      if try !match(element.pattern, value) { return false }
    }
    return true
  }
}
