/// What a store knows of its readers.
///
/// It is no part of the generic core: a read has to find its fields without asking what the
/// feature is.
@usableFromInline
nonisolated class StoreReaders {
  /// Whether anybody has read inside a tracking scope; else nobody is to be told.
  @exclusivity(unchecked) @usableFromInline final var hasReaders = false
  /// Made by the first read inside a tracking scope.
  @exclusivity(unchecked) private final var ownedSignals: Signals?
  // The same object, without the counting of references that would double the cost of a read.
  @exclusivity(unchecked) final var signals: Unmanaged<Signals>?

  #if FEATURE_COMBINE
    /// Notes that a field, or a binding by its number, is read.
    @usableFromInline
    final func track(_ field: Int) {
      readSignals.access(field)
      hasReaders = true
    }
  #else
    // At hand: to ask for the probe of all stores at each read would be a fifth of the read.
    private final let probe: Unmanaged<ScopeProbe>?

    /// - Parameter probe: tells whether a read is watched, and outlives the readers; nil takes every read
    ///   for such.
    init(probe: ScopeProbe? = .shared) {
      self.probe = probe.map(Unmanaged.passUnretained)
    }

    /// Notes that a field, or a binding by its number, is read.
    @usableFromInline
    final func track(_ field: Int) {
      // What was watched before is noted without asking: outside of a scope that costs no more.
      if let signals, signals._withUnsafeGuaranteedRef({ $0.isTracked(field) }) {
        return signals._withUnsafeGuaranteedRef { $0.access(field) }
      }
      if let probe, !probe._withUnsafeGuaranteedRef({ $0.isInScope() }) { return }
      noteReader(of: field)
    }

    @inline(never)
    private final func noteReader(of field: Int) {
      (signals ?? makeSignals())._withUnsafeGuaranteedRef { $0.access(field) }
      hasReaders = true
    }
  #endif

  /// Notes that a value beside a store is read through the store.
  final func track(_ field: Int, for reader: StoreReaders) {
    track(field)
    #if FEATURE_COMBINE
      readSignals.add(follower: reader.readSignals)
    #endif
  }

  #if FEATURE_COMBINE
    /// What the readers are told by, also before anybody reads.
    final var readSignals: Signals {
      (signals ?? makeSignals())._withUnsafeGuaranteedRef { $0 }
    }
  #endif

  private final func makeSignals() -> Unmanaged<Signals> {
    let made = Signals()
    let reference: Unmanaged<Signals> = Unmanaged.passUnretained(made)
    ownedSignals = made
    signals = reference
    return reference
  }
}
