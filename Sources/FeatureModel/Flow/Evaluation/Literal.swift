/// The values of literals as they are written.
enum Literal {
  static func integer(_ text: String, _ type: Type) throws(EvaluationStop) -> Value {
    guard let number = number(text) else { throw .unsupported }
    if case .float(let float) = type.unwrapped {
      return NumberEvaluation.stored(Double(number), float)
    }
    guard case .integer(let integer) = type.unwrapped else { throw .unsupported }
    return .integer(number, integer)
  }

  static func float(_ text: String, _ type: Type) throws(EvaluationStop) -> Value {
    guard case .float(let float) = type.unwrapped, let number = Double(digits(text)) else {
      throw .unsupported
    }
    return NumberEvaluation.stored(number, float)
  }

  /// The number that an integer literal in any base stands for.
  static func number(_ text: String) -> Int? {
    IntegerLiteral(text, isNegative: false).flatMap { Int(exactly: $0.magnitude) }
  }

  private static func digits(_ text: String) -> String { String(text.filter { $0 != "_" }) }
}
