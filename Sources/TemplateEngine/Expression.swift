/// An expression of a template, its names resolved to slots.
struct Expression: Hashable, Sendable {
  /// What the expression is.
  indirect enum Kind: Hashable, Sendable {
    /// A value written down.
    case literal(TemplateValue)
    /// `[a, b]`.
    case list([Expression])
    /// A variable of the unit.
    case local(Int, String)
    /// A name that the unit does not declare, by its place in `Unit.frees`.
    case free(Int, String)
    /// `forloop`: the name from outside if there is one, else the loop's own record.
    case loop(free: Int, local: Int)
    /// `base.name`.
    case member(Expression, String)
    /// `base?`.
    case accepting(Expression)
    /// `input | filter: arguments`.
    case filter(Filter, Expression, [Expression])
    /// `not a`.
    case not(Expression)
    /// `a and b`.
    case and(Expression, Expression)
    /// `a or b`.
    case or(Expression, Expression)
    /// `a < b` and its like.
    case comparison(Comparison, Expression, Expression)
    /// `then if condition else otherwise`.
    case conditional(then: Expression, condition: Expression, otherwise: Expression)
  }

  /// The operators that compare.
  enum Comparison: String, Hashable, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contained = "in"
  }

  /// What it is.
  var kind: Kind
  /// Where it is: a member's and a filter's own name, an operator, or where it begins.
  var position: Position

  /// The expression as text, if it is a name or a path of names; else `the value`.
  var subject: String {
    guard let path else { return "the value" }
    return "'\(path)'"
  }

  /// The names of a path, joined by dots and without question marks.
  var path: String? {
    switch kind {
    case .local(_, let name), .free(_, let name): name
    case .loop: "forloop"
    case .member(let base, let name): base.path.map { "\($0).\(name)" }
    case .accepting(let base): base.path
    case .literal, .list, .filter, .not, .and, .or, .comparison, .conditional: nil
    }
  }
}
