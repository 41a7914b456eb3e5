import FeatureDiagnostics

/// Operands and operators as they stand, folded by Swift's precedence.
struct OperatorFold {
  private var operands: [ExpressionSyntax]
  private var operators: [Name] = []
  /// The operators that cannot stand where they do: `a < b < c`.
  private(set) var clashes: [Name] = []

  init(first: ExpressionSyntax) { operands = [first] }

  /// The operators of assignment, which end an expression.
  static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&+=", "&-=", "&*=", "<<=", ">>=", "&=", "|=", "^=",
  ]

  /// How tightly an operator binds; nil for what is none.
  static func rank(of text: String) -> Int? {
    switch text {
    case "<<", ">>", "&<<", "&>>": 8
    case "*", "/", "%", "&*", "&": 7
    case "+", "-", "&+", "&-", "|", "^": 6
    case "...", "..<": 5
    case "??": 4
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": 3
    case "&&": 2
    case "||": 1
    default: nil
    }
  }

  /// The number of operators.
  var count: Int { operators.count }

  /// All of it.
  var range: SourceRange { operands[0].range.union(operands[operands.count - 1].range) }

  /// Adds an operator and the operand after it.
  mutating func append(_ name: Name, _ operand: ExpressionSyntax) {
    operators.append(name)
    operands.append(operand)
  }

  /// Makes the last operand, with what binds tighter than a range before it, a range without an
  /// upper bound.
  mutating func endRange(_ name: Name) {
    var tail = OperatorFold(first: operands[operands.count - 1])
    operands.removeLast()
    var stack: [(Name, ExpressionSyntax)] = []
    while let last = operators.last, (Self.rank(of: last.text) ?? 0) > 5 {
      operators.removeLast()
      stack.append((last, tail.operands[0]))
      tail = OperatorFold(first: operands.removeLast())
    }
    for (name, operand) in stack.reversed() { tail.append(name, operand) }
    let lower = tail.result()
    operands.append(
      ExpressionSyntax(.range(lower, name, nil), lower.range.union(name.range)))
  }

  /// Makes the last operand a cast.
  mutating func cast(_ name: Name, _ type: TypeSyntax) {
    let last = operands.removeLast()
    operands.append(
      ExpressionSyntax(.cast(last, name, type), last.range.union(type.range)))
  }

  /// The tree of the whole, by the usual two stacks.
  mutating func result() -> ExpressionSyntax {
    var values = [operands[0]]
    var pending: [Name] = []
    for (index, name) in operators.enumerated() {
      while let last = pending.last, reduces(last, before: name) {
        pending.removeLast()
        Self.reduce(&values, last)
      }
      pending.append(name)
      values.append(operands[index + 1])
    }
    while let last = pending.popLast() { Self.reduce(&values, last) }
    return values[0]
  }

  /// Whether `left` takes its operands before `right` does.
  private mutating func reduces(_ left: Name, before right: Name) -> Bool {
    let leftRank = Self.rank(of: left.text) ?? 6
    let rightRank = Self.rank(of: right.text) ?? 6
    if leftRank != rightRank { return leftRank > rightRank }
    switch leftRank {
    case 4: return false
    case 3, 5, 8:
      clashes.append(right)
      return true
    default: return true
    }
  }

  private static func reduce(_ values: inout [ExpressionSyntax], _ name: Name) {
    guard let right = values.popLast(), let left = values.popLast() else { return }
    let range = left.range.union(right.range)
    let isRange = name.text == "..." || name.text == "..<"
    values.append(
      ExpressionSyntax(
        isRange ? .range(left, name, right) : .infix(left, name, right), range))
  }
}
