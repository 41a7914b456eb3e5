/// Something that delivers values over time, and at last perhaps a completion.
public protocol Publisher<Output, Failure> {
  /// What it delivers.
  associatedtype Output
  /// How it can fail; `Never` where it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// What takes the values of a publisher.
public protocol Subscriber<Input, Failure> {
  /// What it takes.
  associatedtype Input
  /// How what it listens to can fail.
  associatedtype Failure: Error

  /// Says that it is attached; what it is given asks for values.
  func receive(subscription: any Subscription)
  /// Takes a value; the answer is how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Says that nothing comes any more.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What joins a publisher with a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for so many values more.
  func request(_ demand: Subscribers.Demand)
}

/// What can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// What has to do with subscribers.
public enum Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Equatable, Hashable, Sendable {
    let count: Int?

    /// As many as there are.
    public static let unlimited: Demand = Demand(count: nil)
    /// No more than was asked for before.
    public static let none: Demand = Demand(count: 0)

    /// So many, which are not negative.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(0, value)) }

    /// The number; nil where there is no end.
    public var max: Int? { count }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// As it should.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Ends what it stands for when it is cancelled or let go.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let handlers: Handlers<() -> Void> = Handlers()

  /// Something that runs a closure when it is cancelled.
  public init(_ cancel: @escaping () -> Void) {
    _ = handlers.add(cancel)
  }

  /// Another, that is also cancelled when this one is let go.
  public init<C: Cancellable>(_ canceller: C) {
    _ = handlers.add { canceller.cancel() }
  }

  deinit { cancel() }

  /// Ends it; a second time does nothing.
  public func cancel() {
    for handler in handlers.removeAll() { handler() }
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// The same one, not one alike.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// By its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
