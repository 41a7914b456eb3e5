public import Foundation

/// What inverted bindings need: the number that solves an equation, or nil where none fits.
nonisolated extension FeatureRuntime {
  /// The number that a text spells.
  public static func parsedNumber<Value: LosslessStringConvertible & Numeric>(
    _ text: String, as type: Value.Type
  ) -> Value? {
    Value(text.trimmed)
  }

  /// The finite number that a text spells.
  public static func parsedNumber<Value: LosslessStringConvertible & BinaryFloatingPoint>(
    _ text: String, as type: Value.Type
  ) -> Value? {
    guard let value = Value(text.trimmed), value.isFinite else { return nil }
    return value
  }

  /// The finite number that a text spells, with a point as the decimal sign.
  public static func parsedNumber(_ text: String, as type: CGFloat.Type) -> CGFloat? {
    parsedNumber(text, as: Double.self).map { CGFloat($0) }
  }

  /// The finite number that a text spells, with a point as the decimal sign.
  public static func parsedNumber(_ text: String, as type: Decimal.Type) -> Decimal? {
    // `Decimal(string:)` takes a prefix; a text that is no number as a whole is refused here.
    guard Double(text.trimmed) != nil else { return nil }
    return Decimal(string: text.trimmed, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// An integer as another integer, where it fits.
  @inlinable
  public static func convertedNumber<From: BinaryInteger, To: BinaryInteger>(
    _ value: From, to type: To.Type
  ) -> To? {
    To(exactly: value)
  }

  /// An integer as the nearest floating-point number.
  @inlinable
  public static func convertedNumber<From: BinaryInteger, To: BinaryFloatingPoint>(
    _ value: From, to type: To.Type
  ) -> To? {
    let result = To(value)
    return result.isFinite ? result : nil
  }

  /// A floating-point number rounded half away from zero to an integer, where it fits.
  @inlinable
  public static func convertedNumber<From: BinaryFloatingPoint, To: BinaryInteger>(
    _ value: From, to type: To.Type
  ) -> To? {
    To(exactly: value.rounded(.toNearestOrAwayFromZero))
  }

  /// A floating-point number as another; nil where it is not finite or overflows.
  @inlinable
  public static func convertedNumber<From: BinaryFloatingPoint, To: BinaryFloatingPoint>(
    _ value: From, to type: To.Type
  ) -> To? {
    let result = To(value)
    return result.isFinite ? result : nil
  }

  /// `x` in `x + summand == value`.
  @inlinable
  public static func solvedSum<Value: FixedWidthInteger>(
    _ value: Value, minus summand: Value
  ) -> Value? {
    exact(value.subtractingReportingOverflow(summand))
  }

  /// `x` in `x - subtrahend == value`.
  @inlinable
  public static func solvedDifference<Value: FixedWidthInteger>(
    _ value: Value, plus subtrahend: Value
  ) -> Value? {
    exact(value.addingReportingOverflow(subtrahend))
  }

  /// `x` in `minuend - x == value`.
  @inlinable
  public static func solvedSubtrahend<Value: FixedWidthInteger>(
    _ value: Value, from minuend: Value
  ) -> Value? {
    exact(minuend.subtractingReportingOverflow(value))
  }

  /// `x` in `x * factor == value`, where the factor divides the value.
  @inlinable
  public static func solvedProduct<Value: FixedWidthInteger>(
    _ value: Value, by factor: Value
  ) -> Value? {
    guard factor != 0 else { return nil }
    guard value.remainderReportingOverflow(dividingBy: factor).partialValue == 0 else { return nil }
    return exact(value.dividedReportingOverflow(by: factor))
  }

  /// `x` in `-x == value`.
  @inlinable
  public static func solvedNegation<Value: FixedWidthInteger & SignedInteger>(
    _ value: Value
  ) -> Value? {
    exact(Value.zero.subtractingReportingOverflow(value))
  }

  @inlinable
  static func exact<Value: FixedWidthInteger>(
    _ result: (partialValue: Value, overflow: Bool)
  ) -> Value? {
    result.overflow ? nil : result.partialValue
  }
}

nonisolated extension FeatureRuntime {
  /// `x` in `x + summand == value`.
  @inlinable
  public static func solvedSum<Value: FloatingPoint>(
    _ value: Value, minus summand: Value
  ) -> Value? {
    finite(value - summand)
  }

  /// `x` in `x - subtrahend == value`.
  @inlinable
  public static func solvedDifference<Value: FloatingPoint>(
    _ value: Value, plus subtrahend: Value
  ) -> Value? {
    finite(value + subtrahend)
  }

  /// `x` in `minuend - x == value`.
  @inlinable
  public static func solvedSubtrahend<Value: FloatingPoint>(
    _ value: Value, from minuend: Value
  ) -> Value? {
    finite(minuend - value)
  }

  /// `x` in `x * factor == value`.
  @inlinable
  public static func solvedProduct<Value: FloatingPoint>(
    _ value: Value, by factor: Value
  ) -> Value? {
    finite(value / factor)
  }

  /// `x` in `x / divisor == value`.
  @inlinable
  public static func solvedQuotient<Value: FloatingPoint>(
    _ value: Value, times divisor: Value
  ) -> Value? {
    finite(value * divisor)
  }

  /// `x` in `dividend / x == value`.
  @inlinable
  public static func solvedDivisor<Value: FloatingPoint>(
    _ value: Value, dividing dividend: Value
  ) -> Value? {
    finite(dividend / value)
  }

  /// `x` in `-x == value`.
  @inlinable
  public static func solvedNegation<Value: FloatingPoint>(_ value: Value) -> Value? {
    finite(-value)
  }

  @inlinable
  static func finite<Value: FloatingPoint>(_ value: Value) -> Value? {
    value.isFinite ? value : nil
  }
}

nonisolated extension String {
  /// The text without white space and newlines at both ends.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
