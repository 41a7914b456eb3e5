extension FeatureStore {
  /// Hands each action from now on, with what it drew, to a closure: right after it was reduced, before
  /// anybody is told. A recording is made at the root; it has what the children answer as well.
  public final func record(_ recorder: @escaping @MainActor (RecordedAction<F>) -> Void) {
    guard isRoot("a recording is made") else { return }
    storeCore.record(recorder)
  }

  /// Ends the recording.
  public final func stopRecording() {
    guard isRoot("a recording is ended") else { return }
    storeCore.stopRecording()
  }

  /// Answers recorded actions with what they drew when they were recorded.
  ///
  /// No work is started, for its results are in the list, and nothing is queued, for that is there as
  /// well. Effects that run before it are cancelled, and none runs when it returns. What an action
  /// draws otherwise than when it was recorded is reported.
  ///
  /// - Parameters:
  ///   - actions: what was recorded, from the first action on.
  ///   - state: the state that was there when the recording began; nil goes on from the present one.
  public final func replay(_ actions: [RecordedAction<F>], from state: F.State? = nil) {
    guard isRoot("a recording is replayed") else { return }
    storeCore.replay(actions, from: state)
  }

  /// Prints each action from now on, with the fields that it changed and never a secret.
  public final func printChanges(
    to printer: @escaping @MainActor (String) -> Void = { text in print(text) }
  ) {
    storeCore.watch().printer = printer
    storeCore.keep()
  }

  private final func isRoot(_ what: String) -> Bool {
    guard storeCore.place != nil else { return true }
    storeCore.report(.divergedReplay, "\(what) at the root, not at a child's store", nil)
    return false
  }
}
