import Foundation

/// A publisher that is told what to deliver.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value.
  func send(_ value: Output)
  /// Says that nothing comes any more.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// Delivers what it is sent, and remembers nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience: Audience<Output, Failure> = Audience()

  /// One without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber)
  }

  /// Delivers a value.
  public func send(_ value: Output) { audience.deliver(value) }

  /// Says that nothing comes any more.
  public func send(completion: Subscribers.Completion<Failure>) { audience.complete(completion) }
}

/// Holds a value, delivers it to who comes, and each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience: Audience<Output, Failure> = Audience()
  private let lock = NSLock()
  private var current: Output

  /// One that holds a value.
  public init(_ value: Output) { current = value }

  /// The value that it holds; writing it delivers it.
  public final var value: Output {
    get { lock.withLock { current } }
    set {
      lock.withLock { current = newValue }
      audience.deliver(newValue)
    }
  }

  /// Attaches a subscriber, which gets the present value at once.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber, first: value)
  }

  /// Holds and delivers a value.
  public func send(_ value: Output) { self.value = value }

  /// Says that nothing comes any more.
  public func send(completion: Subscribers.Completion<Failure>) { audience.complete(completion) }
}
