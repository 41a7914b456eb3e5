import Foundation

/// The value that stands for the result of an endpoint which nobody supplied.
@usableFromInline
nonisolated enum EmptyValue {
  /// The empty value of a type; where there is none the process ends and says why.
  static func make<Value>(for endpoint: String, environment: FeatureEnvironment) -> Value {
    if let value: Value = known(environment) ?? literal() ?? firstCase() { return value }
    end(
      "the dependency «\(endpoint)» is not supplied, and \(Value.self) has no value that could "
        + "stand for its result")
  }

  /// Ends the process and says why: there is no value to go on with.
  @usableFromInline
  static func end(_ text: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    abort()
  }

  private static func known<Value>(_ environment: FeatureEnvironment) -> Value? {
    if Value.self == Bool.self { return false as? Value }
    if Value.self == Date.self { return environment.now() as? Value }
    if Value.self == UUID.self { return environment.uuid() as? Value }
    if Value.self == URL.self { return URL(fileURLWithPath: "/") as? Value }
    if Value.self == Character.self { return Character(" ") as? Value }
    return nil
  }

  private static func literal<Value>() -> Value? {
    if let number = Value.self as? any AdditiveArithmetic.Type { return zero(number) }
    if let text = Value.self as? any ExpressibleByStringLiteral.Type { return noText(text) }
    if let list = Value.self as? any ExpressibleByArrayLiteral.Type { return noElements(list) }
    if let map = Value.self as? any ExpressibleByDictionaryLiteral.Type { return noPairs(map) }
    if let sequence = Value.self as? any RangeReplaceableCollection.Type { return none(sequence) }
    return nil
  }

  private static func firstCase<Value>() -> Value? {
    (Value.self as? any CaseIterable.Type).flatMap { first($0) }
  }

  private static func zero<Type: AdditiveArithmetic, Value>(_ type: Type.Type) -> Value? {
    Type.zero as? Value
  }

  private static func noText<Type: ExpressibleByStringLiteral, Value>(
    _ type: Type.Type
  ) -> Value? {
    let text: Type = ""
    return text as? Value
  }

  private static func noElements<Type: ExpressibleByArrayLiteral, Value>(
    _ type: Type.Type
  ) -> Value? {
    let list: Type = []
    return list as? Value
  }

  private static func noPairs<Type: ExpressibleByDictionaryLiteral, Value>(
    _ type: Type.Type
  ) -> Value? {
    let map: Type = [:]
    return map as? Value
  }

  private static func none<Type: RangeReplaceableCollection, Value>(_ type: Type.Type) -> Value? {
    Type() as? Value
  }

  private static func first<Type: CaseIterable, Value>(_ type: Type.Type) -> Value? {
    Type.allCases.first.flatMap { $0 as? Value }
  }
}
