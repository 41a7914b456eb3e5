#if FEATURE_COMBINE && canImport(Combine)
  public import Combine

  extension FeatureStore: ObservableObject {
    /// Sends once an action has changed something that was ever read through the store, before
    /// anything else can see the change.
    public nonisolated final var objectWillChange: ObservableObjectPublisher {
      storeCore.readSignals.publisher
    }
  }
#endif
