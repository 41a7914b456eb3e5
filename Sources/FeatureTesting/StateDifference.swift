import FeatureRuntime

/// Writes where two states differ, field by field, without secrets.
struct StateDifference {
  private let printer: ValuePrinter
  /// Longer values are cut.
  private static let limit = 400

  /// - Parameter secrets: places as `Feature.secrets` lists them.
  init(secrets: [String]) {
    printer = ValuePrinter(secrets: secrets)
  }

  /// A line for each place where the states differ.
  func lines<State: Equatable>(_ expected: State, _ actual: State) -> [String] {
    guard expected != actual else { return [] }
    let found: [String] = members(
      Mirror(reflecting: expected), Mirror(reflecting: actual), "State", "")
    return found.isEmpty ? ["  the states differ where they cannot be looked into"] : found
  }

  /// A line for each field that the test changed and that is otherwise in the actual state.
  func lines<State>(_ before: State, _ expected: State, _ actual: State) -> [String] {
    let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: expected))
    let reached = Mirror(reflecting: actual)
    return zip(zip(old.children, new.children), reached.children).flatMap { pair, child in
      same(pair.0.value, pair.1.value)
        ? [] : member(name(of: child, "_"), pair.1.value, child.value, "State", "")
    }
  }

  private func members(
    _ expected: Mirror, _ actual: Mirror, _ owner: String, _ path: String
  ) -> [String] {
    zip(expected.children, actual.children).enumerated().flatMap { index, pair in
      member(name(of: pair.0, "\(index)"), pair.0.value, pair.1.value, owner, path)
    }
  }

  private func name(of child: Mirror.Child, _ placeholder: String) -> String {
    child.label.map { FeatureRuntime.fieldName($0, of: child.value) } ?? placeholder
  }

  private func member<Left, Right>(
    _ name: String, _ expected: Left, _ actual: Right, _ owner: String, _ path: String
  ) -> [String] {
    guard !same(expected, actual) else { return [] }
    let place: String = path.isEmpty ? name : "\(path).\(name)"
    if printer.isSecret(name, of: owner) {
      return ["  \(place): differs (\(printer.placeholder))"]
    }
    return difference(expected, actual, place)
  }

  private func difference<Left, Right>(
    _ expected: Left, _ actual: Right, _ place: String
  ) -> [String] {
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    let inner: [String]
    switch left.displayStyle {
    case .optional: inner = payloads(left, right, place)
    case .struct where !writesItself(expected) && left.children.count == right.children.count:
      inner = members(left, right, String(describing: left.subjectType), place)
    case .collection where left.children.count == right.children.count:
      inner = elements(left, right, place)
    case .struct, .collection, .class, .enum, .tuple, .dictionary, .set, .foreignReference, .none,
      .some:
      inner = []
    }
    guard inner.isEmpty else { return inner }
    return ["  \(place): expected \(short(expected)), is \(short(actual))"]
  }

  private func payloads(_ expected: Mirror, _ actual: Mirror, _ place: String) -> [String] {
    guard let left = expected.children.first, let right = actual.children.first else { return [] }
    return difference(left.value, right.value, place)
  }

  private func elements(_ expected: Mirror, _ actual: Mirror, _ place: String) -> [String] {
    zip(expected.children, actual.children).enumerated().flatMap { index, pair in
      same(pair.0.value, pair.1.value)
        ? [] : difference(pair.0.value, pair.1.value, "\(place)[\(index)]")
    }
  }

  private func short<Value>(_ value: Value) -> String {
    let text: String = printer.describe(value)
    return text.count <= StateDifference.limit
      ? text : "\(text.prefix(StateDifference.limit))… (\(text.count) characters)"
  }

  private func writesItself<Value>(_ value: Value) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any CustomReflectable
  }

  private func same<Left, Right>(_ left: Left, _ right: Right) -> Bool {
    guard let value = left as? any Equatable else {
      return String(reflecting: left) == String(reflecting: right)
    }
    return equal(value, right)
  }

  private func equal<Left: Equatable, Right>(_ left: Left, _ right: Right) -> Bool {
    (right as? Left).map { $0 == left } ?? false
  }
}
