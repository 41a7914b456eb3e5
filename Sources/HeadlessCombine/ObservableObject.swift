/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that says it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Delivers before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says, without a value, that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Nothing but the fact.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let audience: Audience<Void, Never> = Audience()

  /// One without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public final func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    audience.admit(subscriber)
  }

  /// Says that the object is about to change.
  public final func send() { audience.deliver(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for the object, which its `@Published` properties keep and use.
  ///
  /// An object without such properties has nothing that keeps it, and gets a new one each time,
  /// so it declares its own.
  public var objectWillChange: ObservableObjectPublisher {
    let fields: [any PublishedField] = publishedFields(of: self)
    let publisher: ObservableObjectPublisher =
      fields.lazy.compactMap(\.owner).first ?? ObservableObjectPublisher()
    for field in fields where field.owner !== publisher { field.adopt(publisher) }
    return publisher
  }
}

/// A `@Published` property, whatever its value.
protocol PublishedField {
  var owner: ObservableObjectPublisher? { get }
  func adopt(_ publisher: ObservableObjectPublisher)
}

/// The `@Published` properties of an object and of the classes that it inherits from.
private func publishedFields(of object: some AnyObject) -> [any PublishedField] {
  var fields: [any PublishedField] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let here = mirror {
    for child in here.children {
      if let field = child.value as? any PublishedField { fields.append(field) }
    }
    mirror = here.superclassMirror
  }
  return fields
}
