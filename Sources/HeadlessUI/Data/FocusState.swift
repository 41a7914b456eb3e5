/// Which field has the keyboard.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let none: Value
  private var storage: FocusStorage<Value>?

  /// Whether a field has the keyboard.
  public init() where Value == Bool { none = false }

  /// Which field has the keyboard; nil where none has.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The value; writing it moves the keyboard.
  public var wrappedValue: Value {
    get { storage?.read() ?? none }
    nonmutating set { storage?.write(newValue, Transaction.current) }
  }

  /// What `focused` is given.
  public var projectedValue: Binding {
    Binding(location: storage ?? FocusStorage(none: none))
  }

  /// A channel to which field has the keyboard.
  @propertyWrapper
  public struct Binding {
    let location: FocusStorage<Value>

    /// The value; writing it moves the keyboard.
    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.write(newValue, Transaction.current) }
    }

    /// The channel itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
extension FocusState: DynamicProperty {}

extension FocusState: InstalledProperty {
  mutating func install(_ installation: Installation) {
    storage = installation.keeping { FocusStorage(none: none) }
  }
}

extension FocusState: ComparableField {
  func isSame(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: ComparableField {
  func isSame(as other: FocusState<Value>.Binding) -> Bool { location === other.location }
}

/// Which field has the keyboard, and whether code has asked for another.
final class FocusStorage<Value: Hashable>: StateStorage<Value>, FocusRequest, @unchecked Sendable {
  let none: Value
  private let request: StateStorage<Bool> = StateStorage(false)

  init(none: Value) {
    self.none = none
    super.init(none)
  }

  override func write(_ newValue: Value, _ transaction: Transaction) {
    super.write(newValue, transaction)
    request.store(true)
  }

  /// Whether code has asked for the keyboard to move, since this was last asked.
  func takeRequest() -> Bool {
    defer { request.store(false) }
    return request.present
  }

  func loseFocus() { store(none) }
}

/// State about the keyboard, whatever its type.
protocol FocusRequest: AnyObject {
  func takeRequest() -> Bool
  func loseFocus()
}
