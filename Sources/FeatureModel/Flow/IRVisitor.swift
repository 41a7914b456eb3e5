/// Something that walks the checked statements and expressions of a body.
///
/// The two `visit` are called for each node; `visitChildren` goes on below it.
public protocol IRVisitor {
  mutating func visit(_ statement: Statement)
  mutating func visit(_ expression: Expression)
}

extension IRVisitor {
  public mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  public mutating func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  public mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .binding(_, _, let value, _): visit(value)
      case .pattern(let pattern, let value):
        visit(pattern)
        visit(value)
      }
    }
  }

  public mutating func visit(_ pattern: Pattern) {
    switch pattern {
    case .wildcard, .variable: break
    case .enumCase(_, _, let elements): visit(elements ?? [])
    case .optional(let inner), .binding(_, let inner): visit(inner)
    case .tuple(let elements): visit(elements)
    case .expression(let expression): visit(expression)
    }
  }

  private mutating func visit(_ elements: [Pattern.Element]) {
    for element in elements { visit(element.pattern) }
  }

  public mutating func visit(_ branch: If) {
    visit(branch.conditions)
    visit(branch.then)
    switch branch.otherwise {
    case .block(let statements): visit(statements)
    case .if(let inner): visit(inner)
    case nil: break
    }
  }

  public mutating func visit(_ choice: Switch) {
    visit(choice.subject)
    for branch in choice.cases {
      for item in branch.items {
        visit(item.pattern)
        if let condition = item.condition { visit(condition) }
      }
      visit(branch.body)
    }
  }

  public mutating func visitChildren(of statement: Statement) {
    switch statement.kind {
    case .local(_, let pattern, _, let value):
      visit(pattern)
      if let value { visit(value) }
    case .assign(let place, _, let value, _):
      visit(place)
      visit(value)
    case .expression(let expression, _): visit(expression)
    case .if(let branch): visit(branch)
    case .guard(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .switch(let choice): visit(choice)
    case .for(let pattern, let sequence, let condition, let body):
      visit(pattern)
      visit(sequence)
      if let condition { visit(condition) }
      visit(body)
    case .while(let conditions, let body):
      visit(conditions)
      visit(body)
    case .return(let value):
      if let value { visit(value) }
    case .send(let target, let animation): visit(target, animation)
    case .run(_, let arguments): visit(arguments)
    case .emit(_, let arguments, let animation):
      visit(arguments)
      if let animation { visit(animation) }
    case .dismiss(let animation):
      if let animation { visit(animation) }
    case .break, .continue, .cancel, .reset, .verbatim: break
    }
  }

  private mutating func visit(_ target: SendTarget, _ animation: Expression?) {
    switch target {
    case .own(_, let arguments): visit(arguments)
    case .child(let path, _, let arguments):
      for step in path {
        if let element = step.element { visit(element) }
      }
      visit(arguments)
    }
    if let animation { visit(animation) }
  }

  public mutating func visitChildren(of expression: Expression) {
    switch expression.kind {
    case .integer, .float, .boolean, .nilLiteral, .reference, .implicitMember, .verbatim, .uuid,
      .now, .keyPath, .error:
      break
    case .projection(let projection):
      if case .binding(_, let arguments) = projection { visit(arguments) }
    case .string(let value):
      for case .interpolation(let inner) in value.segments { visit(inner) }
    case .enumCase(_, _, let arguments, _): visit(arguments ?? [])
    case .optionalCase(_, let inner):
      if let inner { visit(inner) }
    case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base),
      .prefix(_, let base), .parenthesized(let base), .random(let base):
      visit(base)
    case .call(let base, let arguments), .subscript(let base, let arguments):
      visit(base)
      visit(arguments)
    case .construct(_, let arguments), .tuple(let arguments), .runtimeCall(_, let arguments):
      visit(arguments)
    case .infix(let left, _, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .range(let lower, _, let upper):
      if let lower { visit(lower) }
      if let upper { visit(upper) }
    case .array(let elements):
      for element in elements { visit(element) }
    case .dictionary(let elements):
      for element in elements {
        visit(element.key)
        visit(element.value)
      }
    case .closure(let closure): visit(closure.body)
    case .ifExpression(let branch): visit(branch)
    case .switchExpression(let choice): visit(choice)
    }
  }
}
