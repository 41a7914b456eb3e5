/// The children that one member of a feature holds, or one case of it.
@usableFromInline
nonisolated class ChildTableBase {
  @usableFromInline final let name: String
  /// Which class it is of: asked at each action, where a cast would cost more than the rest.
  @usableFromInline final let kind: ObjectIdentifier

  init(name: String, kind: ObjectIdentifier) {
    self.name = name
    self.kind = kind
  }

  /// Whether it is of that class and name.
  @inlinable
  final func isOf(_ kind: ObjectIdentifier, _ name: String) -> Bool {
    self.kind == kind && self.name == name
  }

  /// Calls a closure with all nodes of the children.
  func visit(_ body: (StoreNode) -> Void) {}
  /// Whether something is remembered.
  var isIdle: Bool { true }
}

/// The children that one member of a feature holds, or one case of it, by their ids.
@usableFromInline
nonisolated final class ChildTable<Parent: Feature, Child: Feature, ID: Hashable & Sendable>:
  ChildTableBase
{
  @usableFromInline let link: ChildLink<Parent, Child, ID>
  // The parent's core owns the table.
  @usableFromInline unowned let parent: StoreCore<Parent>
  @exclusivity(unchecked) private(set) var cores: [ID: StoreCore<Child>] = [:]
  /// The child that was asked for last.
  @exclusivity(unchecked) @usableFromInline var last: StoreCore<Child>?
  @exclusivity(unchecked) @usableFromInline var lastID: ID?
  /// Serves one child after the other while none of them needs to be remembered.
  @exclusivity(unchecked) @usableFromInline var spare: StoreCore<Child>?
  @exclusivity(unchecked) @usableFromInline var spareSeat: ChildSeat<Parent, Child, ID>?
  /// How many children there may be before it is looked through for such as need not be remembered.
  @exclusivity(unchecked) private var limit = 16
  /// The ids of the children that have started, where starting does something.
  @exclusivity(unchecked) var started: Set<ID> = []
  /// The ids that the readers were told of last; nil where nobody asked.
  @exclusivity(unchecked) var listed: [ID]?
  /// The children that are gone and whose stores somebody has.
  @exclusivity(unchecked) private(set) var ended: [ID: EndedChild<Child>] = [:]
  /// Those that began in the reduction under way.
  @exclusivity(unchecked) var fresh: Set<ID> = []
  /// The order that the rows had when they were looked through last.
  @exclusivity(unchecked) var order: RowOrder?

  @usableFromInline
  init(_ link: ChildLink<Parent, Child, ID>, of parent: StoreCore<Parent>) {
    self.link = link
    self.parent = parent
    super.init(
      name: link.name, kind: ObjectIdentifier(ChildTable<Parent, Child, ID>.self))
  }

  /// The core of a child, for one reduction: one that is kept, or else the one that serves all.
  @inlinable
  func core(_ id: ID) -> Unmanaged<StoreCore<Child>> {
    if lastID == id, let last { return Unmanaged<StoreCore<Child>>.passUnretained(last) }
    return Unmanaged<StoreCore<Child>>.passUnretained(find(id) ?? lend(id))
  }

  /// The core of a child, where one is kept.
  @usableFromInline
  func find(_ id: ID) -> StoreCore<Child>? {
    guard let core = cores[id] else { return nil }
    last = core
    lastID = id
    return core
  }

  @inlinable
  func lend(_ id: ID) -> StoreCore<Child> {
    if let spare {
      spareSeat?.id = id
      return spare
    }
    return makeSpare(ChildSeat<Parent, Child, ID>(id, in: self))
  }

  // Made here so that it is made for these very types: an action passes it at each send.
  @inlinable
  func makeSpare(_ seat: ChildSeat<Parent, Child, ID>) -> StoreCore<Child> {
    let action: @Sendable (ID, Child.Action) -> Parent.Action = link.action
    let channel = ChildChannel<Child>(
      raise: { [unowned parent] (childs: Child.Action?, context: ActionContext) -> Void in
        parent.raise(childs.map { action(seat.id, $0) }, context)
      },
      send: { [unowned parent] (childs: Child.Action) -> FeatureTask in
        parent.sendNow(action(seat.id, childs))
      }, direct: directPlace(seat))
    let made = StoreCore<Child>(
      below: parent, dependencies: link.dependencies(parent.dependencies), place: seat,
      channel: channel)
    spare = made
    spareSeat = seat
    return made
  }

  /// Where the child stands in the root's memory, where it has a fixed place there and nobody in
  /// between has a say.
  @inlinable
  func directPlace(_ seat: ChildSeat<Parent, Child, ID>) -> DirectPlace<Child>? {
    guard let offset = link.offset?(), let state = parent.rootMemory else { return nil }
    let action: @Sendable (ID, Child.Action) -> Parent.Action = link.action
    let step = DirectStep(node: parent, field: link.field)
    return DirectPlace<Child>(
      state: (UnsafeMutableRawPointer(state) + offset).assumingMemoryBound(to: Child.State.self),
      above: [step] + (parent.channel?.direct?.above ?? []),
      finish: { [unowned parent] (childs: Child.Action) -> FeatureTask in
        parent.finishDirect(action(seat.id, childs))
      })
  }

  /// Whether a child began in the reduction under way: nothing is to be told of it.
  func isFresh(_ id: ID) -> Bool { fresh.contains(id) }

  /// Keeps a core under an id from now on.
  func keep(_ core: StoreCore<Child>, _ id: ID) {
    if cores.count >= limit { forgetIdle() }
    cores[id] = core
    if core === spare {
      spare = nil
      spareSeat = nil
    }
  }

  /// Ends a child.
  func end(_ id: ID) {
    if lastID == id {
      last = nil
      lastID = nil
    }
    guard let core = cores.removeValue(forKey: id) else { return }
    core.end()
    if core.store != nil {
      ended = ended.filter { $0.value.core?.store != nil }
      ended[id] = EndedChild(core: core)
    }
  }

  /// Forgets the children of which nothing would be lost: nobody has their stores, nothing runs.
  private func forgetIdle() {
    last = nil
    lastID = nil
    for id in Array(cores.keys) {
      guard var core = cores.removeValue(forKey: id) else { continue }
      if !isKnownUniquelyReferenced(&core) || !core.isIdle { cores[id] = core }
    }
    limit = max(16, cores.count * 2)
  }

  override func visit(_ body: (StoreNode) -> Void) {
    for core in cores.values { core.visit(body) }
  }

  override var isIdle: Bool { cores.isEmpty && started.isEmpty && listed == nil }
}

/// The order of a collection's elements, by identity: it stays while none comes, goes or moves.
@usableFromInline
nonisolated final class RowOrder: Sendable {
  @usableFromInline
  init() {}
}

/// A child that is gone, as long as somebody has its store.
nonisolated struct EndedChild<Child: Feature> {
  weak var core: StoreCore<Child>?
}
