import FeatureSyntax

/// A number literal with its sign, as a bound of a domain or a default that is compared with one.
struct DomainBound: Hashable, Sendable {
  var isNegative: Bool
  /// The digits as written, without the sign.
  var digits: String
  /// The value of an integer literal without the sign; nil of a floating-point one.
  var magnitude: UInt64?
  /// The value.
  var value: Double

  /// The literal that an expression is; nil where it is something else.
  init?(_ syntax: ExpressionSyntax) {
    switch syntax.kind {
    case .integer(let text):
      guard let magnitude = IntegerLiteral(text, isNegative: false)?.magnitude else { return nil }
      self.init(isNegative: false, digits: text, magnitude: magnitude, value: Double(magnitude))
    case .float(let text):
      guard let value = Double(text.filter { $0 != "_" }) else { return nil }
      self.init(isNegative: false, digits: text, magnitude: nil, value: value)
    case .prefix(let sign, let operand) where sign.text == "-":
      guard let inner = DomainBound(operand), !inner.isNegative else { return nil }
      self.init(
        isNegative: true, digits: inner.digits, magnitude: inner.magnitude, value: -inner.value)
    case .parenthesized(let inner): self.init(inner)
    default: return nil
    }
  }

  private init(isNegative: Bool, digits: String, magnitude: UInt64?, value: Double) {
    self.isNegative = isNegative
    self.digits = digits
    self.magnitude = magnitude
    self.value = value
  }

  /// The literal as Swift reads it.
  var text: String { (isNegative ? "-" : "") + digits }

  /// Whether it is a value of the type.
  func fits(_ type: Type) -> Bool {
    switch type {
    case .float: value.isFinite
    case .integer(let integer):
      magnitude.map { integer.holds($0, isNegative: isNegative) } ?? false
    default: false
    }
  }

  /// Whether it is smaller than `other`; exact for two integers.
  func isLess(than other: DomainBound) -> Bool {
    guard let magnitude, let second = other.magnitude else { return value < other.value }
    switch (isNegative && magnitude > 0, other.isNegative && second > 0) {
    case (true, true): return magnitude > second
    case (true, false): return true
    case (false, true): return false
    case (false, false): return magnitude < second
    }
  }

  /// The integer before it.
  var predecessor: DomainBound? {
    guard let magnitude else { return nil }
    if isNegative || magnitude == 0 {
      let (next, overflow) = magnitude.addingReportingOverflow(1)
      guard !overflow else { return nil }
      return DomainBound(
        isNegative: true, digits: String(next), magnitude: next, value: -Double(next))
    }
    let next = magnitude - 1
    return DomainBound(
      isNegative: false, digits: String(next), magnitude: next, value: Double(next))
  }
}

/// A domain while it is checked.
struct DomainRange: Hashable, Sendable {
  var lower: DomainBound?
  var upper: DomainBound?
  var isHalfOpen: Bool

  /// The greatest value.
  private var last: DomainBound? { isHalfOpen ? upper?.predecessor : upper }

  /// Whether no value lies in it.
  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return upper.isLess(than: lower) || (isHalfOpen && !lower.isLess(than: upper))
  }

  /// Whether a value lies in it.
  func contains(_ value: DomainBound) -> Bool {
    if let lower, value.isLess(than: lower) { return false }
    if let last, last.isLess(than: value) { return false }
    return true
  }

  /// The domain with inclusive bounds.
  var domain: Domain { Domain(lower: lower?.text, upper: last?.text) }
}
