import Foundation

/// What accompanies a change of state while it is shown.
public struct Transaction: Sendable {
  /// The transaction that this task is in the middle of; one without an animation outside any.
  static var current: Transaction { TransactionScope.running?.transaction ?? Transaction() }

  /// How the change is animated.
  public var animation: Animation?
  /// Whether what animates by itself is kept from it.
  public var disablesAnimations = false
  /// Whether the change is part of a gesture that goes on.
  public var isContinuous = false

  /// One without an animation.
  public init() {}

  /// One with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Runs a closure, whose changes are accompanied by a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  try TransactionScope(transaction).run(body)
}

/// A transaction while it lasts.
private final class TransactionScope: @unchecked Sendable {
  /// The innermost one of this task, which may be over: a task that is started in it inherits it.
  @TaskLocal private static var current: TransactionScope?

  static var running: TransactionScope? {
    guard let scope = current, scope.lock.withLock({ !scope.isOver }) else { return nil }
    return scope
  }

  let transaction: Transaction
  private let lock = NSLock()
  private var isOver = false

  init(_ transaction: Transaction) { self.transaction = transaction }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { lock.withLock { isOver = true } }
    return try Self.$current.withValue(self) { try body() }
  }
}

/// Runs a closure, whose changes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// How a change is animated; nothing moves here, but the host says which one was asked for.
public struct Animation: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The curve and its numbers.
  public let description: String

  /// The system's choice.
  public static let `default` = Animation(description: "default")
  /// At one speed.
  public static var linear: Animation { linear(duration: 0.35) }
  /// Slow at its beginning.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at its end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// A spring that does not bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
  /// A spring that does not bounce.
  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
  /// A spring that bounces a little.
  public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
  /// A spring that bounces.
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

  /// At one speed, for so many seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(description: "linear \(duration)")
  }
  /// Slow at its beginning.
  public static func easeIn(duration: Double) -> Animation {
    Animation(description: "easeIn \(duration)")
  }
  /// Slow at its end.
  public static func easeOut(duration: Double) -> Animation {
    Animation(description: "easeOut \(duration)")
  }
  /// Slow at both ends.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(description: "easeInOut \(duration)")
  }
  /// Like a spring.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(description: "spring \(duration) \(bounce)")
  }

  /// The same, later.
  public func delay(_ delay: Double) -> Animation {
    Animation(description: "\(description) delay \(delay)")
  }
}
