/// Where a child stands in its tree.
///
/// This one is nowhere. Used on the main actor only.
@usableFromInline
nonisolated class ChildPlace<Child: Feature>: @unchecked Sendable {
  /// The child's state as it is in its parent's.
  var state: Child.State? { nil }

  /// Lets the parent keep a child under its id.
  func keep(_ child: StoreCore<Child>) {}
}

/// The place of a child among its parent's.
@usableFromInline
nonisolated final class ChildSeat<Parent: Feature, Child: Feature, ID: Hashable & Sendable>:
  ChildPlace<Child>, @unchecked Sendable
{
  @exclusivity(unchecked) @usableFromInline var id: ID
  // A table lives as long as the core of its parent, which lives as long as its children are there.
  private unowned let table: ChildTable<Parent, Child, ID>

  @usableFromInline
  init(_ id: ID, in table: ChildTable<Parent, Child, ID>) {
    self.id = id
    self.table = table
  }

  override var state: Child.State? {
    table.parent.readState { table.link.state($0, id) }
  }

  override func keep(_ child: StoreCore<Child>) {
    table.keep(child, id)
    table.parent.keep()
  }
}
