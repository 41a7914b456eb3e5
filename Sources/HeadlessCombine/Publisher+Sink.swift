import Foundation

extension Publisher {
  /// Calls a closure for each value and another at the end, until what it returns is let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(receiveValue, receiveCompletion)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value, until what it returns is let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property, until what it returns is let go.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A subscriber made of two closures.
private final class Sink<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = NSLock()
  private let value: (Input) -> Void
  private let completion: (Subscribers.Completion<Failure>) -> Void
  private var subscription: (any Subscription)?
  private var isCancelled = false

  init(
    _ value: @escaping (Input) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) {
    lock.withLock { self.subscription = subscription }
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !(lock.withLock { isCancelled }) { value(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion(completion)
  }

  func cancel() {
    let held: (any Subscription)? = lock.withLock {
      isCancelled = true
      defer { subscription = nil }
      return subscription
    }
    held?.cancel()
  }
}
