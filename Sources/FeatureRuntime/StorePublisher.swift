#if FEATURE_COMBINE && canImport(Combine)
  import Combine

  /// Tells the views that have a store, by Combine.
  typealias StorePublisher = ObservableObjectPublisher
#endif
#if FEATURE_COMBINE && !canImport(Combine)
  /// Tells nobody: there is no Combine here.
  nonisolated final class StorePublisher {
    func send() {}
  }
#endif
