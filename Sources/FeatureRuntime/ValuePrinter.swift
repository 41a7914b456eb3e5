/// Writes values as text and leaves out those of secret places.
public nonisolated struct ValuePrinter: Sendable {
  private let secrets: Set<String>
  private static let redacted = "•••"

  /// - Parameter secrets: places as `Feature.secrets` lists them.
  public init(secrets: [String]) {
    self.secrets = Set(secrets)
  }

  /// Whether a member of a type is secret.
  public func isSecret(_ member: String, of type: String) -> Bool {
    secrets.contains("\(type).\(member)")
  }

  /// What stands for a secret value.
  public var placeholder: String { ValuePrinter.redacted }

  /// A value as text.
  public func describe<Value>(_ value: Value) -> String {
    text(of: Mirror(reflecting: value), String(reflecting: value), String(describing: value))
  }

  private func text(of mirror: Mirror, _ debug: String, _ plain: String) -> String {
    switch mirror.displayStyle {
    case .enum: enumeration(mirror, plain)
    case .struct where !secrets.isEmpty && !mirror.children.isEmpty: structure(mirror, debug)
    case .optional: mirror.children.first.map { describeChild($0.value) } ?? "nil"
    case .collection, .set, .dictionary: collection(mirror)
    case .tuple: "(" + labelled(mirror, of: "") + ")"
    case .none, .struct, .class, .foreignReference, .some: debug
    }
  }

  private func describeChild<Value>(_ value: Value) -> String { describe(value) }

  private func typeName(_ mirror: Mirror) -> String { String(describing: mirror.subjectType) }

  private func structure(_ mirror: Mirror, _ debug: String) -> String {
    let name = typeName(mirror)
    // A type that writes itself is left to it, unless it holds something secret.
    let holdsSecret = mirror.children.contains { isSecret($0.label ?? "", of: name) }
    guard holdsSecret || debug.hasPrefix("\(name)(") || debug.contains(".\(name)(") else {
      return debug
    }
    return "\(name)(\(labelled(mirror, of: name)))"
  }

  private func enumeration(_ mirror: Mirror, _ plain: String) -> String {
    guard let payload = mirror.children.first, let name = payload.label else { return ".\(plain)" }
    let type = typeName(mirror)
    if isSecret(name, of: type) { return ".\(name)(\(placeholder))" }
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else { return ".\(name)(\(describeChild(payload.value)))" }
    return ".\(name)(\(labelled(inner, of: "\(type).\(name)")))"
  }

  private func labelled(_ mirror: Mirror, of owner: String) -> String {
    let parts = mirror.children.map { child in
      let label = child.label.flatMap { (label: String) -> String? in
        label.hasPrefix(".") ? nil : FeatureRuntime.fieldName(label, of: child.value)
      }
      let value =
        isSecret(label ?? "", of: owner) ? placeholder : describeChild(child.value)
      return label.map { "\($0): \(value)" } ?? value
    }
    return parts.joined(separator: ", ")
  }

  private func collection(_ mirror: Mirror) -> String {
    let parts = mirror.children.map { child in
      let pair = Mirror(reflecting: child.value)
      guard mirror.displayStyle == .dictionary, pair.children.count == 2 else {
        return describeChild(child.value)
      }
      return pair.children.map { describeChild($0.value) }.joined(separator: ": ")
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}
