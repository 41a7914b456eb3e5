import FeatureSyntax

extension ExpressionSyntax {
  /// Whether it is an `if` or `switch` that gives a value.
  var isChoice: Bool {
    switch kind {
    case .ifExpression, .switchExpression: true
    default: false
    }
  }

  /// The expressions that it is directly made of, those in closures and branches apart.
  var parts: [ExpressionSyntax] {
    switch kind {
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .prefix(_, let base), .parenthesized(let base), .cast(let base, _, _):
      [base]
    case .call(let base, let arguments), .subscript(let base, let arguments):
      [base] + arguments.map(\.value)
    case .infix(let left, _, let right): [left, right]
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .range(let lower, _, let upper): [lower, upper].compactMap { $0 }
    case .array(let elements): elements
    case .dictionary(let elements): elements.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): elements.map(\.value)
    case .missing, .integer, .float, .boolean, .nilLiteral, .string, .name, .closureParameter,
      .projection, .implicitMember, .type, .closure, .ifExpression, .switchExpression, .verbatim,
      .keyPath:
      []
    }
  }
}
