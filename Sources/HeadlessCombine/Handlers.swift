import Foundation

/// A list of handlers that any thread may change; each is known by a number.
final class Handlers<Handler>: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var handlers: [(id: Int, handler: Handler)] = []

  /// Adds one, and gives its number.
  func add(_ handler: Handler) -> Int {
    lock.withLock {
      next += 1
      handlers.append((id: next, handler: handler))
      return next
    }
  }

  func remove(_ id: Int) {
    lock.withLock { handlers.removeAll { $0.id == id } }
  }

  /// All of them, in the order in which they came; they are called without the lock.
  var all: [Handler] {
    lock.withLock { handlers.map(\.handler) }
  }

  /// All of them; none is left.
  func removeAll() -> [Handler] {
    lock.withLock {
      defer { handlers = [] }
      return handlers.map(\.handler)
    }
  }
}

/// The subscribers of one publisher.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private let seats: Handlers<Seat<Output, Failure>> = Handlers()

  /// Attaches a subscriber; `first` is what it gets at once.
  func admit<S: Subscriber>(_ subscriber: S, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let seat = Seat<Output, Failure>(
      receive: { subscriber.receive($0) }, complete: { subscriber.receive(completion: $0) })
    let id: Int = seats.add(seat)
    seat.leave = { [weak self] in self?.seats.remove(id) }
    subscriber.receive(subscription: seat)
    if let first { seat.deliver(first) }
  }

  func deliver(_ value: Output) {
    for seat in seats.all { seat.deliver(value) }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    for seat in seats.removeAll() { seat.complete(completion) }
  }
}

/// One subscriber, and how many values it still wants.
final class Seat<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private let receive: (Output) -> Subscribers.Demand
  private let finish: (Subscribers.Completion<Failure>) -> Void
  private var wanted: Int? = 0
  private var isOver = false
  var leave: () -> Void = {}

  init(
    receive: @escaping (Output) -> Subscribers.Demand,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.receive = receive
    finish = complete
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      guard let more = demand.max, let now = wanted else {
        wanted = nil
        return
      }
      wanted = now + more
    }
  }

  func deliver(_ value: Output) {
    let isWanted: Bool = lock.withLock {
      guard !isOver else { return false }
      guard let now = wanted else { return true }
      wanted = max(0, now - 1)
      return now > 0
    }
    if isWanted { request(receive(value)) }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    if end() { finish(completion) }
  }

  func cancel() {
    if end() { leave() }
  }

  /// Ends it; false where it was over already.
  private func end() -> Bool {
    lock.withLock {
      defer { isOver = true }
      return !isOver
    }
  }
}
