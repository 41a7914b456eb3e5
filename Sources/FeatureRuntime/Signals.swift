import Foundation
import Observation

/// What the readers of one store are registered with: a signal a field.
///
/// Recording an access makes and keeps a key path, which costs far more than the read. So each
/// access asks first whether anybody is watching: the registrar keeps a probe only inside a
/// tracking scope, and a probe that is still referenced once tells that there is none.
nonisolated final class Signals: Observable {
  /// The signal of the state as a whole.
  static let whole = -1

  private let registrar = ObservationRegistrar()
  private let usesProbe: Bool
  @exclusivity(unchecked) private var probe: KeyPath<Signals, Void>
  // Each probe has a number of its own: a scope keeps none that equals one that it has.
  @exclusivity(unchecked) private var probeNumber = -2
  /// The signals that somebody has ever read inside a tracking scope, moved up by one.
  @exclusivity(unchecked) private var tracked = FieldSet()

  /// - Parameter usesProbe: false treats every read as watched.
  init(usesProbe: Bool = Signals.isProbeReliable) {
    self.usesProbe = usesProbe
    probe = Signals.path(probeNumber)
  }

  /// Stands for a signal in a key path; there is nothing to read.
  subscript(signal: Int) -> Void { () }

  /// Tells apart signals by the captured number; each call makes a key path of its own.
  private static func path(_ signal: Int) -> KeyPath<Signals, Void> { \Signals[signal] }

  /// Key paths are immutable and compared by value, so all stores may share these.
  nonisolated(unsafe) private static let paths: [KeyPath<Signals, Void>] = (-1..<63).map(path)

  private static func sharedPath(_ signal: Int) -> KeyPath<Signals, Void> {
    signal + 1 < paths.count ? paths[signal + 1] : path(signal)
  }

  /// Notes that a signal's value is read; says whether somebody watches.
  func access(_ signal: Int) -> Bool {
    if usesProbe && !isWatched() { return false }
    tracked.insert(signal + 1)
    registrar.access(self, keyPath: Signals.sharedPath(signal))
    return true
  }

  private func isWatched() -> Bool {
    let reference: Unmanaged<KeyPath<Signals, Void>> = Unmanaged.passUnretained(probe)
    reference._withUnsafeGuaranteedRef { registrar.access(self, keyPath: $0) }
    if isKnownUniquelyReferenced(&probe) { return false }
    probeNumber -= 1
    probe = Signals.path(probeNumber)
    return true
  }

  /// Tells the readers of the fields in `changed`, and those of the whole state.
  func tell(_ changed: FieldSet, isWholeChanged: Bool) {
    for field in changed where tracked.contains(field + 1) { tell(field) }
    if isWholeChanged && tracked.contains(0) { tell(Signals.whole) }
  }

  private func tell(_ signal: Int) {
    registrar.withMutation(of: self, keyPath: Signals.sharedPath(signal)) {}
  }

  /// Whether the probe tells apart reads inside and outside of a tracking scope here, tried once a
  /// process: it rests on what the registrar keeps, which no documentation promises.
  static let isProbeReliable: Bool = tryProbe()

  /// Tries the probe on a thread of its own: whoever reads first may be inside a tracking scope, and
  /// nothing leads out of one.
  static func tryProbe() -> Bool {
    let outcome = TrialOutcome()
    Thread.detachNewThread {
      let trial = Signals(usesProbe: true)
      let outside = trial.isWatched()
      let inside = withObservationTracking {
        trial.isWatched()
      } onChange: {
      }
      outcome.give(!outside && inside && !trial.isWatched())
    }
    return outcome.wait()
  }
}

/// A truth that another thread finds out.
nonisolated private final class TrialOutcome: @unchecked Sendable {
  private let condition = NSCondition()
  private var outcome: Bool?

  func give(_ value: Bool) {
    condition.lock()
    outcome = value
    condition.signal()
    condition.unlock()
  }

  func wait() -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let outcome { return outcome }
      condition.wait()
    }
  }
}
