/// What a child's store is made of; only the store of its parent has one.
public nonisolated struct ChildOrigin<F: Feature> {
  let core: StoreCore<F>
  /// The store that holds the whole tree.
  let root: AnyObject
}
