/// The stores of rows, in their order; each is made when it is asked for.
///
/// It holds the ids that there were, and no states: a row that has gone since, and of which nobody has the
/// store any more, cannot be had from it.
@MainActor
public struct ChildStores<Parent: Feature, Child: Feature, Store: FeatureStore<Child>>
where Child.State: Identifiable, Child.State.ID: Sendable {
  @usableFromInline let parent: FeatureStore<Parent>
  @usableFromInline let link: ChildLink<Parent, Child, Child.State.ID>
  /// The ids of the rows, in their order.
  public let ids: [Child.State.ID]

  @usableFromInline
  init(
    parent: FeatureStore<Parent>, link: ChildLink<Parent, Child, Child.State.ID>,
    ids: [Child.State.ID]
  ) {
    self.parent = parent
    self.link = link
    self.ids = ids
  }

  /// The store of the row of an id; nil where it is gone.
  @inlinable
  public subscript(id id: Child.State.ID) -> Store? {
    parent.storeCore.store(link, id, parent.storeHolder)
  }
}

extension ChildStores: @MainActor RandomAccessCollection {
  /// Always zero.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { ids.count }

  /// The store of the row at an index.
  @inlinable
  public subscript(index: Int) -> Store {
    let id: Child.State.ID = ids[index]
    if let store: Store = self[id: id] ?? parent.storeCore.endedStore(link, id) { return store }
    EmptyValue.end(
      "the row \(id) of «\(link.name)» is gone: read the stores of \(Parent.self) anew")
  }
}
