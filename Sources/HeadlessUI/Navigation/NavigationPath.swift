/// Values of any types, one for each screen on top of a stack's first.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// No screens.
  public init() { values = [] }

  /// A screen a value.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many there are.
  public var count: Int { values.count }

  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes values off the top.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
