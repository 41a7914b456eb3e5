#if FEATURE_COMBINE
  /// What one run of an observer has read: told once, by the first change in it.
  nonisolated final class ReadScope: @unchecked Sendable {
    /// The run under way.
    @TaskLocal static var current: ReadScope?

    private let onChange: @Sendable () -> Void
    /// Whether nobody waits for it any more.
    private(set) var isOver = false

    init(_ onChange: @escaping @Sendable () -> Void) {
      self.onChange = onChange
    }

    /// Something in it changed.
    func tell() {
      if isOver { return }
      isOver = true
      onChange()
    }

    /// It is not told any more.
    func end() {
      isOver = true
    }
  }
#endif
