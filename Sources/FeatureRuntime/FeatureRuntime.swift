/// The helpers that generated code calls, under one name that no feature can have.
public nonisolated enum FeatureRuntime {
  /// Whether two values are equal.
  @inlinable
  public static func same<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    left == right
  }

  /// Whether two numbers are equal or both not a number.
  @inlinable
  public static func same<Value: FloatingPoint>(_ left: Value, _ right: Value) -> Bool {
    left == right || (left.isNaN && right.isNaN)
  }

  /// Whether two numbers are equal, both not a number, or both missing.
  @inlinable
  public static func same<Value: FloatingPoint>(_ left: Value?, _ right: Value?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left == right || (left.isNaN && right.isNaN)
  }

  /// Whether a view's property would change by being given a value.
  public static func differs<Value: Equatable>(_ present: Value, _ value: Value) -> Bool {
    present != value
  }

  /// A property whose values cannot be compared changes each time.
  public static func differs<Value>(_ present: Value, _ value: Value) -> Bool { true }

  /// The value of the domain `lower...upper` that is nearest; not a number becomes `lower`.
  @inlinable
  public static func clamped<Value: Comparable>(
    _ value: Value, _ lower: Value, _ upper: Value
  ) -> Value {
    // Written so that a value that compares with nothing, not a number, falls to the bound.
    guard value >= lower else { return lower }
    return value <= upper ? value : upper
  }

  /// The value of the domain `lower...` that is nearest; not a number becomes `lower`.
  @inlinable
  public static func clamped<Value: Comparable>(_ value: Value, from lower: Value) -> Value {
    value >= lower ? value : lower
  }

  /// The value of the domain `...upper` that is nearest; not a number becomes `upper`.
  @inlinable
  public static func clamped<Value: Comparable>(_ value: Value, through upper: Value) -> Value {
    value <= upper ? value : upper
  }
}
