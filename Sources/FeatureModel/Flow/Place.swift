/// A written place, taken apart: the reference it begins with and the steps from there.
public struct Place: Hashable, Sendable {
  /// What the place belongs to.
  public var root: Expression
  /// The steps, outermost last.
  public var steps: [Step]

  /// One step into a value.
  public enum Step: Hashable, Sendable {
    /// `.name`
    case member(String, MemberForm, Expression)
    /// `[arguments]`
    case index([Argument], Expression)
    /// `?`
    case chain(Expression)
    /// `!`
    case unwrap(Expression)

    /// The expression that ends with this step.
    public var expression: Expression {
      switch self {
      case .member(_, _, let expression), .index(_, let expression), .chain(let expression),
        .unwrap(let expression):
        expression
      }
    }
  }

  /// The place that `expression` names; nil where it is no chain of members and subscripts on a
  /// reference.
  public init?(_ expression: Expression) {
    var steps: [Step] = []
    var rest = expression
    while true {
      switch rest.kind {
      case .member(let base, let name, let form):
        steps.append(.member(name, form, rest))
        rest = base
      case .subscript(let base, let arguments):
        steps.append(.index(arguments, rest))
        rest = base
      case .optionalChain(let base):
        steps.append(.chain(rest))
        rest = base
      case .forceUnwrap(let base):
        steps.append(.unwrap(rest))
        rest = base
      case .parenthesized(let inner):
        rest = inner
      case .reference:
        root = rest
        self.steps = steps.reversed()
        return
      case .integer, .float, .boolean, .nilLiteral, .string, .implicitMember, .enumCase,
        .optionalCase, .call, .construct, .prefix, .infix, .ternary, .range, .array, .dictionary,
        .tuple, .closure, .ifExpression, .switchExpression, .verbatim, .uuid, .now, .random,
        .runtimeCall, .projection, .keyPath, .error:
        return nil
      }
    }
  }

  /// The stored field that the place belongs to and the steps below it: `self.x` is the field `x`.
  var field: (name: String, type: Type, steps: ArraySlice<Step>)? {
    guard case .reference(let reference) = root.kind else { return nil }
    if case .field(let name) = reference { return (name, root.type, steps[...]) }
    if case .stateSelf = reference, case .member(let name, _, let expression)? = steps.first {
      return (name, expression.type, steps.dropFirst())
    }
    return nil
  }

  /// The expressions that stand in the place's subscripts.
  var indices: [Expression] {
    steps.flatMap { step -> [Expression] in
      if case .index(let arguments, _) = step { return arguments.map(\.value) }
      return []
    }
  }
}
