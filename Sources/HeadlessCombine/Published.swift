import Foundation

/// A property whose object says before it changes, and which delivers its values.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// A property that starts with a value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// A property that starts with a value.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// Only a property of a class can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// Delivers the present value, and each new one before the property holds it.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.follow(newValue.storage) }
  }

  /// How a class reads and writes such a property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.write(newValue) }
  }

  /// Delivers the values of a published property.
  public struct Publisher: HeadlessCombine.Publisher {
    /// What the property holds.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber, which gets the present value at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.audience.admit(subscriber, first: storage.value)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: PublishedField {
  var owner: ObservableObjectPublisher? { storage.owner }
  func adopt(_ publisher: ObservableObjectPublisher) { storage.owner = publisher }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}

/// Where a published property keeps its value.
final class PublishedStorage<Value>: @unchecked Sendable {
  let audience: Audience<Value, Never> = Audience()
  private let lock = NSLock()
  private var current: Value
  private var publisher: ObservableObjectPublisher?
  private var following: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  var value: Value {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }

  var owner: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set { lock.withLock { publisher = newValue } }
  }

  /// Says that a change comes, then makes it.
  func write(_ newValue: Value) {
    owner?.send()
    audience.deliver(newValue)
    value = newValue
  }

  /// Takes over what another publisher delivers.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let link: AnyCancellable = publisher.sink { [weak self] in self?.write($0) }
    lock.withLock { following.append(link) }
  }

  /// Takes over what another property delivers.
  func follow(_ other: PublishedStorage<Value>) {
    follow(Published<Value>.Publisher(storage: other))
  }
}
