import Foundation

#if !FEATURE_COMBINE
  import Observation
#endif

/// A closure that runs again whenever what it read changes, until it is cancelled.
@MainActor
public final class StoreObserver {
  private let body: @MainActor () -> Void
  private let flag = ChangeFlag()
  private var isCancelled = false
  private weak var node: StoreNode?
  #if FEATURE_COMBINE
    private var scope: ReadScope?
  #endif

  /// - Parameter node: whose end is its end as well.
  init(of node: StoreNode, _ body: @escaping @MainActor () -> Void) {
    self.node = node
    self.body = body
  }

  /// Runs the closure no more.
  public func cancel() {
    isCancelled = true
  }

  /// Whether the closure will not run any more.
  var isDone: Bool { isCancelled || node?.isGone ?? true }

  func run() {
    let flag: ChangeFlag = flag
    let onChange: @Sendable () -> Void = { [weak self] in
      flag.raise()
      // The store runs its own observers at once; this is for changes that come from elsewhere.
      Task { @MainActor in self?.runIfNeeded() }
    }
    #if FEATURE_COMBINE
      scope?.end()
      let scope = ReadScope(onChange)
      self.scope = scope
      ReadScope.$current.withValue(scope) { body() }
    #else
      withObservationTracking {
        body()
      } onChange: {
        onChange()
      }
    #endif
  }

  /// Runs the closure if something that it read has changed since.
  func runIfNeeded() {
    if flag.lower() && !isDone { run() }
  }
}

/// Whether something changed, noted from any thread.
nonisolated private final class ChangeFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var isRaised = false

  func raise() {
    lock.withLock { isRaised = true }
  }

  /// Whether it was raised.
  func lower() -> Bool {
    lock.withLock {
      defer { isRaised = false }
      return isRaised
    }
  }
}
