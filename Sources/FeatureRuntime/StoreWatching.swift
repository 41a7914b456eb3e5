/// Who gets each action of a store: to print what it changed, or to keep it with what it drew.
nonisolated final class StoreWatching<F: Feature> {
  /// Where the changes are printed to.
  @exclusivity(unchecked) var printer: (@MainActor (String) -> Void)?
  /// Who gets each action with what it drew.
  @exclusivity(unchecked) var recorder: (@MainActor (RecordedAction<F>) -> Void)?
  /// The number of the first run that is recorded.
  @exclusivity(unchecked) var recordingBase = 0

  init() {}
}

nonisolated extension StoreCore {
  /// Whoever gets each action, made where nobody did; from here on all go through the root.
  func watch() -> StoreWatching<F> {
    isWatched = true
    tree.goesThroughRoot = true
    if let watching { return watching }
    let made = StoreWatching<F>()
    watching = made
    return made
  }
}
