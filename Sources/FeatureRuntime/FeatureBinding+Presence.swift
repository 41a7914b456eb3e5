nonisolated extension FeatureBinding where Value == Bool {
  /// A channel that says whether something is shown, for what SwiftUI presents by a `Bool`.
  ///
  /// Writing false means what was shown when the channel was made or read last: where another thing
  /// is shown by then, the dismissal is late and is dropped. To make one reads whether it is shown, so
  /// that the view that makes it is evaluated again when that changes.
  ///
  /// - Parameters:
  ///   - shown: what is shown now, or its identity.
  ///   - get: whether it is, for whoever is to be told of changes.
  ///   - set: takes a write that is not late.
  public init<Shown: Equatable>(
    of shown: @escaping () -> Shown?, get: @escaping () -> Bool, set: @escaping (Bool) -> Void
  ) {
    let memory = LastRead<Shown>()
    let read: () -> Bool = {
      memory.value = shown()
      return get()
    }
    _ = read()
    self.init(
      get: read,
      set: { isShown in
        if !isShown, let last = memory.value, last != shown() { return }
        set(isShown)
      })
  }
}
