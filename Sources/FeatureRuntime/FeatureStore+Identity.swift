extension FeatureStore: nonisolated Identifiable {}

extension FeatureStore: nonisolated Hashable {
  /// Whether both are the same store.
  public nonisolated static func == (left: FeatureStore<F>, right: FeatureStore<F>) -> Bool {
    left === right
  }

  /// Hashes the store's identity.
  public nonisolated final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
