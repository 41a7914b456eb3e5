import Foundation

/// One evaluation of one view, while it is under way.
final class Evaluation: @unchecked Sendable {
  /// The innermost one of this task, which may be over: a task that a body starts inherits it.
  @TaskLocal private static var current: Evaluation?

  /// The one that this task is in the middle of.
  static var running: Evaluation? {
    guard let evaluation = current, evaluation.isRunning else { return nil }
    return evaluation
  }

  let updates: PendingUpdates
  let mark: EvaluationMark
  let viewName: String
  private let lock = NSLock()
  private var isOver = false

  init(updates: PendingUpdates, mark: EvaluationMark, viewName: String) {
    self.updates = updates
    self.mark = mark
    self.viewName = viewName
  }

  private var isRunning: Bool { lock.withLock { !isOver } }

  /// Runs the evaluation.
  @MainActor
  func run(_ body: () -> Void) {
    Self.$current.withValue(self) { body() }
    lock.withLock { isOver = true }
  }

  /// Runs something that is no part of it, like a closure that was waiting for it.
  static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(nil) { try body() }
  }

  /// Reports a write to state during an evaluation, if one is under way.
  static func noteStateWrite() {
    guard let evaluation = running else { return }
    evaluation.updates.report(ViewReport(.stateWrittenDuringUpdate, view: evaluation.viewName))
  }
}
