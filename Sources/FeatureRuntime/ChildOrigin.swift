/// What a child's store is made of; only the store of its parent has one.
public nonisolated struct ChildOrigin<F: Feature> {
  @usableFromInline let core: StoreCore<F>
  /// The store that holds the whole tree.
  @usableFromInline let root: AnyObject

  @usableFromInline
  init(core: StoreCore<F>, root: AnyObject) {
    self.core = core
    self.root = root
  }
}
