/// What a presentation shows: the store of a feature, or the case of a route.
///
/// Each presentation's is another one. So a channel to an optional one tells a nil that is late, and means
/// what the channel gave before, from one that takes down what is shown now.
public protocol FeaturePresented: Equatable, Sendable {}

extension FeatureStore: FeaturePresented {}

extension StoreBindings {
  /// The channel of what is presented.
  ///
  /// Writing nil means what the channel gave when it was read last: where another thing is shown by then,
  /// the write is late and is dropped.
  public subscript<Shown: FeaturePresented>(
    dynamicMember path: ReferenceWritableKeyPath<Store, Shown?>
  ) -> FeatureBinding<Shown?> {
    let store: Store = store
    let memory = LastRead<Shown?>()
    return FeatureBinding<Shown?>(
      get: { memory.noting(store[keyPath: path]) },
      set: { shown in
        if shown == nil, memory.isOutdated(by: store[keyPath: path]) { return }
        store[keyPath: path] = shown
      })
  }
}
