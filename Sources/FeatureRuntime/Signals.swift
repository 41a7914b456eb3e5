#if !FEATURE_COMBINE
  import Observation

  /// What the readers of one store are registered with: a signal a field. It is made by the first read
  /// inside a tracking scope.
  nonisolated final class Signals: Observable {
    /// The signal of the state as a whole.
    static let whole = -1

    private let registrar = ObservationRegistrar()
    /// The signals that somebody has ever read inside a tracking scope, moved up by one.
    @exclusivity(unchecked) private var tracked = FieldSet()

    init() {}

    /// Stands for a signal in a key path; there is nothing to read.
    subscript(signal: Int) -> Void { () }

    /// Tells apart signals by the captured number; each call makes a key path of its own.
    private static func path(_ signal: Int) -> KeyPath<Signals, Void> { \Signals[signal] }

    /// Key paths are immutable and compared by value, so all stores may share these. They are kept for
    /// good: counting references to them would cost a third of a read.
    nonisolated(unsafe) private static let paths: [Unmanaged<KeyPath<Signals, Void>>] = (-1..<63)
      .map {
        Unmanaged.passRetained(path($0))
      }

    private static func withPath(_ signal: Int, _ body: (KeyPath<Signals, Void>) -> Void) {
      guard signal + 1 < paths.count else { return body(path(signal)) }
      paths[signal + 1]._withUnsafeGuaranteedRef(body)
    }

    /// Whether somebody has ever read a signal's value inside a tracking scope.
    func isTracked(_ signal: Int) -> Bool { tracked.contains(signal + 1) }

    /// Notes that a signal's value is read, inside a tracking scope or, where it was before, perhaps
    /// outside of one.
    func access(_ signal: Int) {
      tracked.insert(signal + 1)
      Signals.withPath(signal) { registrar.access(self, keyPath: $0) }
    }

    /// Tells the readers of the fields in `changed`, and those of the whole state.
    func tell(_ changed: FieldSet, isWholeChanged: Bool) {
      for field in changed where isTracked(field) { tell(field) }
      if isWholeChanged && isTracked(Signals.whole) { tell(Signals.whole) }
    }

    private func tell(_ signal: Int) {
      Signals.withPath(signal) { registrar.withMutation(of: self, keyPath: $0) {} }
    }
  }
#endif
