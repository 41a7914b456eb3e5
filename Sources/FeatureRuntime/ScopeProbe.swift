import Foundation

#if !FEATURE_COMBINE
  import Observation

  /// Tells whether a read happens inside a tracking scope, that is: whether anybody is watching.
  ///
  /// Recording an access makes and keeps a key path, which costs far more than the read. The registrar
  /// keeps what it is told of only inside a scope, so a key path that is still referenced once after
  /// an access tells that there is none. One probe serves all stores: a scope belongs to the thread,
  /// whatever is read in it. Used on the main actor only.
  nonisolated final class ScopeProbe: Observable, @unchecked Sendable {
    /// The probe of all stores; nil where probes do not tell scopes apart, and every read is taken
    /// for watched.
    static let shared: ScopeProbe? = isReliable ? ScopeProbe() : nil

    private let registrar = ObservationRegistrar()
    @exclusivity(unchecked) private var path: KeyPath<ScopeProbe, Void>
    // Each path has a number of its own: a scope keeps none that equals one that it has.
    @exclusivity(unchecked) private var number = 0

    init() {
      path = ScopeProbe.path(0)
    }

    /// Stands for what a key path leads to; there is nothing to read.
    subscript(number: Int) -> Void { () }

    private static func path(_ number: Int) -> KeyPath<ScopeProbe, Void> { \ScopeProbe[number] }

    /// Whether a tracking scope is open on this thread.
    @inline(__always)
    func isInScope() -> Bool {
      let reference: Unmanaged<KeyPath<ScopeProbe, Void>> = Unmanaged.passUnretained(path)
      reference._withUnsafeGuaranteedRef { registrar.access(self, keyPath: $0) }
      if isKnownUniquelyReferenced(&path) { return false }
      renew()
      return true
    }

    @inline(never)
    private func renew() {
      number += 1
      path = ScopeProbe.path(number)
    }

    /// Whether a probe tells apart reads inside and outside of a tracking scope here, tried once a
    /// process: it rests on what the registrar keeps, which no documentation promises.
    static let isReliable: Bool = tryProbe()

    /// Tries a probe on a thread of its own: whoever reads first may be inside a tracking scope, and
    /// nothing leads out of one.
    static func tryProbe() -> Bool {
      let outcome = TrialOutcome()
      Thread.detachNewThread {
        let trial = ScopeProbe()
        let outside = trial.isInScope()
        let inside = withObservationTracking {
          trial.isInScope()
        } onChange: {
        }
        outcome.give(!outside && inside && !trial.isInScope())
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
#endif
