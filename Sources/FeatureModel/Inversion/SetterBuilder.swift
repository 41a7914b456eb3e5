import FeatureDiagnostics

/// Makes the expressions and statements of setters; all of them stand at the getter's place.
struct SetterBuilder {
  var location: SourceLocation

  func expression(_ kind: Expression.Kind, _ type: Type) -> Expression {
    Expression(kind, type, at: location)
  }

  func local(_ name: String, _ type: Type) -> Expression {
    expression(.reference(.local(name)), type)
  }

  var nilValue: Expression { expression(.nilLiteral, .unchecked) }

  func type(_ type: Type) -> Expression {
    expression(
      .member(expression(.reference(.type(type)), .metatype(type)), "self", .staticMember),
      .metatype(type))
  }

  func helper(_ helper: RuntimeHelper, _ arguments: [Argument], _ type: Type) -> Expression {
    expression(.runtimeCall(helper, arguments), type)
  }

  /// `!value`, without doubling.
  func not(_ value: Expression) -> Expression {
    if case .prefix("!", let inner) = value.kind { return inner }
    return expression(.prefix("!", value), .bool)
  }

  /// Whether the two differ; of floats, two NaN do not.
  func differ(_ left: Expression, _ right: Expression) -> Expression {
    if left.type.isFloat, right.type.isFloat {
      return not(helper(.same, [Argument(nil, left), Argument(nil, right)], .bool))
    }
    return infix(left, "!=", right)
  }

  func infix(_ left: Expression, _ sign: String, _ right: Expression) -> Expression {
    expression(.infix(grouped(left), sign, grouped(right)), .bool)
  }

  /// In parentheses where an operator in it could bind otherwise.
  func grouped(_ value: Expression) -> Expression {
    switch value.kind {
    case .infix, .ternary, .range, .ifExpression, .switchExpression:
      expression(.parenthesized(value), value.type)
    case .integer, .float, .boolean, .nilLiteral, .string, .reference, .implicitMember, .enumCase,
      .optionalCase, .member, .call, .construct, .subscript, .optionalChain, .forceUnwrap, .prefix,
      .array, .dictionary, .parenthesized, .tuple, .closure, .verbatim, .uuid, .now, .random,
      .runtimeCall, .projection, .keyPath, .error:
      value
    }
  }

  /// `base.name(arguments)`
  func call(
    _ base: Expression, _ name: String, _ form: MemberForm, _ arguments: [Argument], _ type: Type
  ) -> Expression {
    expression(
      .call(
        expression(.member(base, name, form), .function(arguments.map(\.value.type), type)),
        arguments), type)
  }

  /// `base.indices.contains(index)`
  func indexExists(_ base: Expression, _ index: Expression) -> Expression {
    let indices = expression(.member(base, "indices", .known), .sequence(.indices, .integer(.int)))
    return call(indices, "contains", .known, [Argument(nil, index)], .bool)
  }

  func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, at: location) }

  /// `body` under `conditions`; an `if` that is all of the body joins its conditions.
  func when(_ conditions: [Condition], _ body: [Statement]) -> [Statement] {
    if conditions.isEmpty || body.isEmpty { return body }
    if body.count == 1, case .if(let inner) = body[0].kind, inner.otherwise == nil {
      return [
        statement(
          .if(If(conditions: conditions + inner.conditions, then: inner.then, otherwise: nil)))
      ]
    }
    return [statement(.if(If(conditions: conditions, then: body, otherwise: nil)))]
  }

  /// `if condition { … } else { … }` where either may be empty.
  func either(_ conditions: [Condition], _ first: [Statement], _ second: [Statement])
    -> [Statement]
  {
    if second.isEmpty { return when(conditions, first) }
    let otherwise: If.Else =
      if second.count == 1, case .if(let inner) = second[0].kind { .if(inner) } else {
        .block(second)
      }
    return [statement(.if(If(conditions: conditions, then: first, otherwise: otherwise)))]
  }
}

/// The conditions under which a getter can be read without a trap: each element by position exists,
/// each optional that is unwrapped by force is there.
struct ReadingConditions: IRVisitor {
  /// In the order of reading.
  private var conditions: [Expression] = []
  private let facts: TypeFacts
  private let builder: SetterBuilder

  /// The conditions for `getter`.
  init(_ getter: Expression, _ facts: TypeFacts) {
    self.facts = facts
    builder = SetterBuilder(location: getter.location)
    visit(getter)
  }

  /// All as one condition; nil where the getter can always be read.
  var readable: Expression? {
    guard let first = conditions.first else { return nil }
    return conditions.dropFirst().reduce(first) { left, right in
      builder.expression(.infix(left, "&&", right), .bool)
    }
  }

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    // What stands in a closure depends on the closure's parameters.
    if case .closure = expression.kind { return }
    visitChildren(of: expression)
    if case .subscript(let base, let arguments) = expression.kind,
      let index = facts.position(in: base, arguments)
    {
      addPosition(index, in: base)
    }
    if case .forceUnwrap(let base) = expression.kind {
      add(builder.infix(base, "!=", builder.nilValue))
    }
  }

  private mutating func addPosition(_ index: Expression, in base: Expression) {
    var condition = builder.indexExists(base, index)
    if base.isChained {
      let fallback = builder.expression(.boolean(true), .bool)
      condition = builder.grouped(
        builder.expression(.infix(condition, "??", fallback), .bool))
    }
    add(condition)
  }

  private mutating func add(_ condition: Expression) {
    if !conditions.contains(condition) { conditions.append(condition) }
  }
}

extension TypeFacts {
  /// The index of a subscript by position in an array or an `Identified`.
  func position(in base: Expression, _ arguments: [Argument]) -> Expression? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    switch valueType(of: base) {
    case .array, .identified, .stack:
      return arguments[0].value.type.isInteger ? arguments[0].value : nil
    case .bool, .integer, .float, .string, .substring, .character, .void, .library, .optional,
      .dictionary, .set, .tuple, .range, .sequence, .named, .function, .metatype, .view, .never,
      .unchecked, .error:
      return nil
    }
  }
}
