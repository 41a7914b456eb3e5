/// Arithmetic as Swift does it, with traps told as errors.
enum NumberEvaluation {
  /// The values of an integer type that the interpreter holds.
  static func bounds(_ type: IntegerType) -> ClosedRange<Int> {
    switch type {
    case .int, .int64: Int.min...Int.max
    case .int8: Int(Int8.min)...Int(Int8.max)
    case .int16: Int(Int16.min)...Int(Int16.max)
    case .int32: Int(Int32.min)...Int(Int32.max)
    case .uint, .uint64: 0...Int.max
    case .uint8: 0...Int(UInt8.max)
    case .uint16: 0...Int(UInt16.max)
    case .uint32: 0...Int(UInt32.max)
    }
  }

  /// Which whole number is taken for one that is not.
  enum Rounding { case zero, nearest, up, down }

  /// The whole number for `value`. The standard library's own asks the mathematics library of the
  /// system, which nothing else here needs.
  static func whole(_ value: Double, _ rounding: Rounding) -> Double {
    // From here on every float is whole; NaN and the infinities stay as they are.
    guard value.magnitude < 4_503_599_627_370_496 else { return value }
    let truncated = Double(Int(value))
    let rest = value - truncated
    switch rounding {
    case .zero: return truncated
    case .nearest:
      if rest.magnitude < 0.5 { return truncated }
      return truncated + (value < 0 ? -1 : 1)
    case .up: return rest > 0 ? truncated + 1 : truncated
    case .down: return rest < 0 ? truncated - 1 : truncated
    }
  }

  /// The integer that `value` is; nil where it is none that fits.
  private static func integer(_ value: Double) -> Int? {
    guard value >= -0x1p63, value < 0x1p63 else { return nil }
    let truncated = Int(value)
    return Double(truncated) == value ? truncated : nil
  }

  /// `value` as it is stored in a float of `type`.
  static func stored(_ value: Double, _ type: FloatType) -> Value {
    .float(type == .float ? Double(Float(value)) : value, type)
  }

  static func arithmetic(_ left: Value, _ sign: String, _ right: Value) throws(EvaluationStop)
    -> Value
  {
    switch (left, right) {
    case (.integer(let first, let type), .integer(let second, _)):
      guard let result = integer(first, sign, second), bounds(type).contains(result) else {
        throw .trap
      }
      return .integer(result, type)
    case (.float(let first, let type), .float(let second, _)):
      return stored(try float(first, sign, second), type)
    case (.string(let first), .string(let second)) where sign == "+":
      return .string(first + second)
    case (.array(let first), .array(let second)) where sign == "+":
      return .array(first + second)
    default: throw .unsupported
    }
  }

  private static func integer(_ left: Int, _ sign: String, _ right: Int) -> Int? {
    let (result, overflows): (Int, Bool) =
      switch sign {
      case "+": left.addingReportingOverflow(right)
      case "-": left.subtractingReportingOverflow(right)
      case "*": left.multipliedReportingOverflow(by: right)
      case "/": left.dividedReportingOverflow(by: right)
      case "%": left.remainderReportingOverflow(dividingBy: right)
      default: (0, true)
      }
    return overflows ? nil : result
  }

  private static func float(_ left: Double, _ sign: String, _ right: Double)
    throws(EvaluationStop) -> Double
  {
    switch sign {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    case "/": return left / right
    default: throw .unsupported
    }
  }

  /// `T(value)`; what does not fit is a trap, or nil where `isExact`.
  static func converted(_ value: Value, to type: Type, isExact: Bool) throws(EvaluationStop)
    -> Value
  {
    switch (value, type) {
    case (.integer(let number, _), .integer(let target)):
      if bounds(target).contains(number) { return .integer(number, target) }
    case (.integer(let number, _), .float(let target)):
      return stored(Double(number), target)
    case (.float(let number, _), .float(let target)): return stored(number, target)
    case (.float(let number, _), .integer(let target)):
      if let whole = integer(isExact ? number : whole(number, .zero)),
        bounds(target).contains(whole)
      {
        return .integer(whole, target)
      }
    default: throw .unsupported
    }
    if isExact { return .none }
    throw .trap
  }

  /// What the runtime's helpers of inverted setters give; nil where they refuse.
  static func helper(_ helper: RuntimeHelper, _ values: [Value], to type: Type?)
    throws(EvaluationStop) -> Value
  {
    switch helper {
    case .same:
      guard values.count == 2 else { throw .unsupported }
      return .bool(values[0] == values[1])
    case .parsedNumber: return try parsed(values, type)
    case .convertedNumber: return try rounded(values, type)
    case .solvedNegation:
      guard let value = values.first else { throw .unsupported }
      return refusing(value.zero, "-", value)
    case .solvedSum, .solvedDifference, .solvedSubtrahend, .solvedProduct, .solvedQuotient,
      .solvedDivisor:
      guard values.count == 2 else { throw .unsupported }
      return solved(helper, values[0], values[1])
    }
  }

  private static func solved(_ helper: RuntimeHelper, _ value: Value, _ other: Value) -> Value {
    switch helper {
    case .solvedSum: return refusing(value, "-", other)
    case .solvedDifference: return refusing(value, "+", other)
    case .solvedSubtrahend: return refusing(other, "-", value)
    case .solvedQuotient: return refusing(value, "*", other)
    case .solvedDivisor: return refusing(other, "/", value)
    case .solvedProduct:
      if case .integer(let product, _) = value, case .integer(let factor, _) = other {
        let isWhole = factor != 0 && (factor == -1 || product % factor == 0)
        return isWhole ? refusing(value, "/", other) : .none
      }
      return refusing(value, "/", other)
    case .parsedNumber, .convertedNumber, .solvedNegation, .same: return .none
    }
  }

  /// The result, or nil where it overflows or is not finite.
  private static func refusing(_ left: Value, _ sign: String, _ right: Value) -> Value {
    guard let result = try? arithmetic(left, sign, right) else { return .none }
    if case .float(let number, _) = result, !number.isFinite { return .none }
    return result
  }

  private static func parsed(_ values: [Value], _ type: Type?) throws(EvaluationStop) -> Value {
    guard case .string(let text)? = values.first, let type else { throw .unsupported }
    if case .integer(let target) = type {
      guard let number = Int(text), bounds(target).contains(number) else { return .none }
      return .integer(number, target)
    }
    guard case .float(let target) = type else { throw .unsupported }
    guard let number = Double(text), number.isFinite else { return .none }
    return stored(number, target)
  }

  private static func rounded(_ values: [Value], _ type: Type?) throws(EvaluationStop) -> Value {
    guard let value = values.first, let type else { throw .unsupported }
    guard case .float(let number, let source) = value, type.isInteger else {
      return try converted(value, to: type, isExact: true)
    }
    let whole = stored(NumberEvaluation.whole(number, .nearest), source)
    return try converted(whole, to: type, isExact: true)
  }
}

extension Value {
  /// The zero of the same number type.
  fileprivate var zero: Value {
    if case .integer(_, let type) = self { return .integer(0, type) }
    if case .float(_, let type) = self { return .float(0, type) }
    return .none
  }
}
