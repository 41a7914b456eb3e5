import FeatureDiagnostics
import FeatureSyntax

/// Operators given as functions: `reduce(0, +)`, `sorted(by: >)`.
extension BodyChecker {
  private static let comparing: Set<String> = ["<", "<=", ">", ">="]
  private static let equating: Set<String> = ["==", "!="]
  private static let arithmetic: Set<String> = ["+", "-", "*", "/"]

  /// The operator that `syntax` names where a function of `inputs` is wanted; nil where it is none.
  mutating func operatorFunction(_ syntax: ExpressionSyntax, _ inputs: [Type]) -> Expression? {
    guard case .name(let name) = syntax.kind, !name.isEscaped, inputs.count == 2,
      let result = result(ofOperator: name.text, inputs[0], inputs[1])
    else { return nil }
    return Expression(
      .reference(.builtin(name.text)), .function(inputs, result), at: at(syntax.range))
  }

  private func result(ofOperator sign: String, _ left: Type, _ right: Type) -> Type? {
    guard left == right || left.isOpen || right.isOpen else { return nil }
    if Self.comparing.contains(sign) { return types.isComparable(left) ? .bool : nil }
    if Self.equating.contains(sign) { return types.isEquatable(left) ? .bool : nil }
    guard Self.arithmetic.contains(sign) else { return nil }
    switch left {
    case .integer, .float, .library(.decimal), .unchecked, .error: return left
    case .library(.duration): return sign == "+" || sign == "-" ? left : nil
    case .string, .array: return sign == "+" ? left : nil
    case .bool, .substring, .character, .void, .library, .optional, .dictionary, .set, .identified,
      .stack,
      .tuple, .range, .sequence, .named, .function, .metatype, .view, .never:
      return nil
    }
  }
}

extension ExpressionSyntax {
  /// Whether it is an operator by itself.
  var isOperatorName: Bool {
    guard case .name(let name) = kind, let first = name.text.unicodeScalars.first else {
      return false
    }
    return !name.isEscaped && !name.isMissing && "+-*/<>=!&|".unicodeScalars.contains(first)
  }
}
