/// The channels to what can be written through a store, by the names of its properties.
@MainActor
@dynamicMemberLookup
public struct StoreBindings<Store: AnyObject> {
  let store: Store

  /// The channels of a store; they keep it alive.
  public init(_ store: Store) {
    self.store = store
  }

  /// The channel of a property that can be set.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Store, Value>
  ) -> FeatureBinding<Value> {
    let store: Store = store
    return FeatureBinding<Value>(
      get: { store[keyPath: path] }, set: { store[keyPath: path] = $0 })
  }
}
