import Foundation

/// Calls the host when the main actor is next free, whatever thread asks for it.
final class Wake: @unchecked Sendable {
  private let lock = NSLock()
  private var action: (@MainActor @Sendable () -> Void)?

  func set(_ action: @escaping @MainActor @Sendable () -> Void) {
    lock.withLock { self.action = action }
  }

  func call() {
    guard let action = lock.withLock({ action }) else { return }
    // Detached, so that it inherits nothing of the evaluation or transaction that asks for it.
    Task.detached { @MainActor in action() }
  }
}
