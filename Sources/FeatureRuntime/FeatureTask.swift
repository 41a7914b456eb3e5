/// What an action set going: wait for it or cancel it.
public nonisolated struct FeatureTask: Sendable {
  @usableFromInline let tasks: [Task<Void, Never>]

  /// The effects that an action started.
  init(_ tasks: [Task<Void, Never>]) {
    self.tasks = tasks
  }

  /// Nothing was started.
  @inlinable
  init() {
    tasks = []
  }

  /// Waits until all that the action started has ended.
  public func finish() async {
    for task in tasks { await task.value }
  }

  /// Cancels what the action started and still runs.
  public func cancel() {
    for task in tasks { task.cancel() }
  }
}
