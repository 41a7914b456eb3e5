/// A property that the host installs in a view before it is evaluated.
public protocol DynamicProperty {
  /// Called before each evaluation, when the properties inside are installed.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}
}

/// A value that a view owns, for as long as the view is there.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// State that starts with a value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// State that starts with a value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; outside a view that is shown it is the first one, and writing it does nothing.
  public var wrappedValue: Value {
    get { storage?.read() ?? initial }
    nonmutating set { storage?.write(newValue, Transaction.current) }
  }

  /// A channel to the value.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(storage)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
extension State: DynamicProperty {}

extension State: InstalledProperty {
  mutating func install(_ installation: Installation) {
    storage = installation.keeping { StateStorage(initial) }
  }
}

/// A view's first values say nothing once it is there, so they never make another view of it.
extension State: ComparableField {
  func isSame(as other: State<Value>) -> Bool { true }
}
