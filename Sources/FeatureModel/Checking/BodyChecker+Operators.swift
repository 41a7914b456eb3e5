import FeatureDiagnostics
import FeatureSyntax

extension BodyChecker {
  mutating func prefix(
    _ sign: Name, _ operand: ExpressionSyntax, _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    switch sign.text {
    case "!":
      let value = expression(operand, expected: .bool)
      return Expression(.prefix("!", value), .bool, at: at(range))
    case "-":
      if case .integer(let text) = operand.kind {
        let value = integer(text, isNegative: true, expected, operand.range)
        return Expression(.prefix("-", value), value.type, at: at(range))
      }
      return signed(sign, operand, expected, range) {
        $0.isFloat || $0.isSignedInteger || $0 == .library(.decimal) || $0 == .library(.duration)
      }
    case "+": return signed(sign, operand, expected, range) { $0.isNumber }
    case "~": return signed(sign, operand, expected, range) { $0.isInteger }
    default:
      _ = infer(operand, nil)
      return failure(.unknownOperator, [sign.text], sign.range)
    }
  }

  private mutating func signed(
    _ sign: Name, _ operand: ExpressionSyntax, _ expected: Type?, _ range: SourceRange,
    _ fits: (Type) -> Bool
  ) -> Expression {
    let value = infer(operand, expected)
    guard fits(value.type) || value.type.isOpen else {
      return failure(.prefixOperand, [sign.text, value.type.description], range)
    }
    return Expression(.prefix(sign.text, value), value.type, at: at(range))
  }

  mutating func infix(
    _ left: ExpressionSyntax, _ sign: Name, _ right: ExpressionSyntax, _ expected: Type?,
    _ range: SourceRange
  ) -> Expression {
    switch sign.text {
    case "+" where environment.kind == .view && left.isText && right.isText:
      return joinedTexts(left, right, range)
    case "&&", "||":
      let first = expression(left, expected: .bool)
      let second = expression(right, expected: .bool)
      return Expression(.infix(first, sign.text, second), .bool, at: at(range))
    case "??": return coalescing(left, right, expected, range)
    case "==", "!=": return equality(left, sign, right, range)
    case "<", "<=", ">", ">=": return ordering(left, sign, right, range)
    case "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>":
      return arithmetic(left, sign, right, expected, range)
    default:
      _ = infer(left, nil)
      _ = infer(right, nil)
      return failure(.unknownOperator, [sign.text], sign.range)
    }
  }

  /// Both operands, each literal with the type of the other side.
  private mutating func operands(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ expected: Type?
  ) -> (Expression, Expression) {
    if left.isLiteralLike && right.isLiteralLike {
      let hint =
        expected ?? (left.hasFloatLiteral || right.hasFloatLiteral ? .float(.double) : nil)
      let first = infer(left, hint)
      return (first, infer(right, first.type))
    }
    if left.isLiteralLike {
      let second = infer(right, expected)
      return (infer(left, second.type), second)
    }
    let first = infer(left, expected)
    return (first, infer(right, first.type))
  }

  private mutating func coalescing(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    let hint = expected.map { $0.isOptional ? $0 : .optional($0) }
    let first = infer(left, left.isLiteralLike ? hint : nil)
    if first.type.isOpen {
      let second = infer(right, expected)
      return Expression(.infix(first, "??", second), second.type, at: at(range))
    }
    guard case .optional(let wrapped) = first.type else {
      _ = infer(right, first.type)
      return failure(.coalescingNonOptional, [first.type.description], left.range)
    }
    let second = infer(right, wrapped.isOptional ? wrapped : rightHint(right, wrapped))
    if wrapped.accepts(second.type) {
      return Expression(.infix(first, "??", second), wrapped, at: at(range))
    }
    let fitted = fitting(second, .optional(wrapped))
    return Expression(.infix(first, "??", fitted), .optional(wrapped), at: at(range))
  }

  private func rightHint(_ right: ExpressionSyntax, _ wrapped: Type) -> Type {
    right.kind == .nilLiteral ? .optional(wrapped) : wrapped
  }

  private mutating func equality(
    _ left: ExpressionSyntax, _ sign: Name, _ right: ExpressionSyntax, _ range: SourceRange
  ) -> Expression {
    if left.kind == .nilLiteral || right.kind == .nilLiteral {
      return nilComparison(left, sign, right, range)
    }
    let (first, second) = operands(left, right, nil)
    let result = Expression(.infix(first, sign.text, second), .bool, at: at(range))
    if first.type.isOpen || second.type.isOpen { return result }
    let areBothText = first.type.isText && second.type.isText
    guard
      areBothText || first.type.accepts(second.type) || second.type.accepts(first.type)
    else { return mismatch(first, sign, second, range) }
    guard isEquatable(first.type) else {
      return failure(.notEquatable, [first.type.description, sign.text], range)
    }
    return result
  }

  /// `x == nil`
  private mutating func nilComparison(
    _ left: ExpressionSyntax, _ sign: Name, _ right: ExpressionSyntax, _ range: SourceRange
  ) -> Expression {
    let value = infer(left.kind == .nilLiteral ? right : left, nil)
    guard value.type.isOptional || value.type.isOpen else {
      return failure(.neverNil, [value.type.description], range)
    }
    let none = Expression(
      .nilLiteral, value.type, at: at(left.kind == .nilLiteral ? left.range : right.range))
    let kind: Expression.Kind =
      left.kind == .nilLiteral
      ? .infix(none, sign.text, value) : .infix(value, sign.text, none)
    return Expression(kind, .bool, at: at(range))
  }

  private mutating func ordering(
    _ left: ExpressionSyntax, _ sign: Name, _ right: ExpressionSyntax, _ range: SourceRange
  ) -> Expression {
    let (first, second) = operands(left, right, nil)
    let result = Expression(.infix(first, sign.text, second), .bool, at: at(range))
    if first.type.isOpen || second.type.isOpen { return result }
    if first.type.isOptional || second.type.isOptional {
      let optional = first.type.isOptional ? first : second
      return failure(
        .optionalOperand, [sign.text, optional.type.description], optional.location.range)
    }
    guard first.type == second.type || first.type.isText && second.type.isText else {
      return mismatch(first, sign, second, range)
    }
    guard isComparable(first.type) else {
      return failure(.notComparable, [first.type.description, sign.text], range)
    }
    return result
  }

  private mutating func arithmetic(
    _ left: ExpressionSyntax, _ sign: Name, _ right: ExpressionSyntax, _ expected: Type?,
    _ range: SourceRange
  ) -> Expression {
    let isShift = sign.text == "<<" || sign.text == ">>"
    let (first, second) =
      isShift ? (infer(left, expected), infer(right, .integer(.int))) : mixed(left, right, expected)
    if first.type == .error || second.type == .error { return broken(range) }
    if first.type.isOptional || second.type.isOptional {
      let optional = first.type.isOptional ? first : second
      return failure(
        .optionalOperand, [sign.text, optional.type.description], optional.location.range)
    }
    let type = ArithmeticRules.result(first.type, sign.text, second.type)
    guard let type else { return mismatch(first, sign, second, range) }
    if let problem = ConstantFolding.problem(first, sign.text, second, type) {
      return failure(problem, [type.description], range)
    }
    return Expression(.infix(first, sign.text, second), type, at: at(range))
  }

  /// The operands of arithmetic; beside a date or duration a literal is a number of its own.
  private mutating func mixed(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ expected: Type?
  ) -> (Expression, Expression) {
    let hint = expected?.unwrapped.isArithmetic == true ? expected?.unwrapped : nil
    if !left.isLiteralLike && right.isLiteralLike {
      let first = infer(left, hint)
      if right.isNumberLiteral, let beside = ArithmeticRules.literal(beside: first.type) {
        return (first, infer(right, beside))
      }
      return (first, infer(right, first.type))
    }
    return operands(left, right, hint)
  }

  private mutating func mismatch(
    _ first: Expression, _ sign: Name, _ second: Expression, _ range: SourceRange
  ) -> Expression {
    let (hint, fixIts) = advice(about: first, sign.text, second)
    return failure(
      .operandTypes, [sign.text, first.type.description, second.type.description], range,
      hint: hint, fixIts: fixIts)
  }

  /// Whether values can be compared with `==`; of tuples up to six elements.
  func isEquatable(_ type: Type) -> Bool {
    if case .tuple(let elements) = type {
      return elements.count <= 6 && elements.allSatisfy { types.isEquatable($0.type) }
    }
    return types.isEquatable(type)
  }

  /// Whether values can be compared with `<`; of tuples up to six elements.
  private func isComparable(_ type: Type) -> Bool {
    if case .tuple(let elements) = type {
      return elements.count <= 6 && elements.allSatisfy { types.isComparable($0.type) }
    }
    return types.isComparable(type) || type == .stringIndex
  }

  mutating func ternary(
    _ condition: ExpressionSyntax, _ first: ExpressionSyntax, _ second: ExpressionSyntax,
    _ expected: Type?, _ range: SourceRange
  ) -> Expression {
    let test = self.condition(condition)
    if case .boolean = condition.kind { report(.constantCondition, [], condition.range) }
    let (values, type) = sameType([first, second], expected)
    guard values.count == 2 else { return broken(range) }
    return Expression(.ternary(test, values[0], values[1]), type, at: at(range))
  }

  mutating func range(
    _ lower: ExpressionSyntax?, _ sign: Name, _ upper: ExpressionSyntax?, _ expected: Type?,
    _ range: SourceRange
  ) -> Expression {
    var hint: Type?
    if case .range(_, let bound) = expected?.unwrapped { hint = bound }
    var first: Expression?
    var second: Expression?
    switch (lower, upper) {
    case (let lower?, let upper?):
      let pair = operands(lower, upper, hint)
      first = pair.0
      second = pair.1
    case (let lower?, nil): first = infer(lower, hint)
    case (nil, let upper?): second = infer(upper, hint)
    case (nil, nil): return broken(range)
    }
    let bound = first?.type ?? second?.type ?? .error
    if bound == .error || second?.type == .error { return broken(range) }
    if let first, let second, first.type != second.type, !first.type.isOpen, !second.type.isOpen {
      return mismatch(first, sign, second, range)
    }
    guard isComparable(bound) || bound.isOpen else {
      return failure(.notComparable, [bound.description, sign.text], range)
    }
    if let first, let second, ConstantFolding.isReversed(first, second) {
      return failure(.reversedRange, [], range)
    }
    let form: RangeForm =
      if lower == nil {
        sign.text == "..<" ? .upTo : .through
      } else if upper == nil {
        .from
      } else {
        sign.text == "..<" ? .halfOpen : .closed
      }
    return Expression(
      .range(first, sign.text, second), .range(form, bound), at: at(range))
  }
}

/// What arithmetic gives, by the types of its sides.
enum ArithmeticRules {
  /// The type of `left sign right`; nil where there is none.
  static func result(_ left: Type, _ sign: String, _ right: Type) -> Type? {
    if left == .unchecked || right == .unchecked { return .unchecked }
    switch sign {
    case "<<", ">>": return left.isInteger && right.isInteger ? left : nil
    case "&", "|", "^", "&+", "&-", "&*", "%":
      return left.isInteger && left == right ? left : nil
    default: break
    }
    if left == right, left.isNumber || left == .library(.decimal) { return left }
    switch (left, right) {
    case (.string, .string): return sign == "+" ? .string : nil
    case (.array(let first), _):
      return sign == "+" && right.sequenceElement == first ? left : nil
    case (.library(.date), .float(.double)): return sign == "+" || sign == "-" ? left : nil
    case (.library(.duration), .library(.duration)):
      return sign == "+" || sign == "-" ? left : (sign == "/" ? .float(.double) : nil)
    case (.library(.duration), .integer(.int)), (.library(.duration), .float(.double)):
      return sign == "*" || sign == "/" ? left : nil
    default: return nil
    }
  }

  /// What a number literal is beside a date or duration.
  static func literal(beside type: Type) -> Type? {
    switch type {
    case .library(.date): .float(.double)
    case .library(.duration): .integer(.int)
    default: nil
    }
  }
}

/// What Swift finds out about constants while compiling.
enum ConstantFolding {
  /// The value of a number literal, or of arithmetic on some, where it fits an `Int`.
  static func integer(_ expression: Expression) -> Int? {
    guard expression.type.isInteger else { return nil }
    switch expression.kind {
    case .integer(let text):
      return IntegerLiteral(text, isNegative: false).flatMap { Int(exactly: $0.magnitude) }
    case .prefix("-", let inner): return integer(inner).map { 0 - $0 }
    case .parenthesized(let inner): return integer(inner)
    case .infix(let left, let sign, let right):
      guard let left = integer(left), let right = integer(right) else { return nil }
      return fold(left, sign, right)
    default: return nil
    }
  }

  private static func fold(_ left: Int, _ sign: String, _ right: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+": result = left.addingReportingOverflow(right)
    case "-": result = left.subtractingReportingOverflow(right)
    case "*": result = left.multipliedReportingOverflow(by: right)
    case "/": result = left.dividedReportingOverflow(by: right)
    case "%": result = left.remainderReportingOverflow(dividingBy: right)
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }

  /// What is wrong with integer arithmetic whose sides are known.
  static func problem(_ left: Expression, _ sign: String, _ right: Expression, _ type: Type)
    -> DiagnosticRule?
  {
    guard case .integer(let integer) = type, let divisor = self.integer(right) else { return nil }
    if sign == "/" || sign == "%", divisor == 0 { return .divisionByZero }
    guard let first = self.integer(left), ["+", "-", "*", "/", "%"].contains(sign) else {
      return nil
    }
    guard let value = fold(first, sign, divisor) else { return .constantOverflow }
    return integer.holds(UInt64(value.magnitude), isNegative: value < 0) ? nil : .constantOverflow
  }

  /// Whether a range of literals ends before it begins.
  static func isReversed(_ lower: Expression, _ upper: Expression) -> Bool {
    guard let first = integer(lower), let last = integer(upper) else { return false }
    return first > last
  }
}

extension Type {
  /// Whether nothing more can be said about it.
  var isOpen: Bool { self == .unchecked || self == .error }
  var isSignedInteger: Bool {
    if case .integer(let integer) = self { return integer.isSigned }
    return false
  }
  var isText: Bool { self == .string || self == .substring }
  /// Whether `+ - * /` can give it.
  fileprivate var isArithmetic: Bool {
    isNumber || self == .library(.decimal) || isOpen
  }
}
