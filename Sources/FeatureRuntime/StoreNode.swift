/// A place in a tree of stores, whatever its feature is: the root, or a child.
///
/// Used on the main actor only; what effects hold of it they hand back there. Its fields are not checked for exclusive access: that would cost each
/// send more than the rest, and no access here holds another.
@usableFromInline
nonisolated class StoreNode: StoreReaders, @unchecked Sendable {
  /// Whether an action is under way; sends are queued meanwhile. Always in a child: the root answers.
  @exclusivity(unchecked) @usableFromInline final var isBusy = false
  /// Whether a reducer is running, in which the store cannot be read.
  @exclusivity(unchecked) @usableFromInline final var isReducing = false
  /// Whether the reduction left something to do beside telling the readers.
  @exclusivity(unchecked) @usableFromInline final var hasAftermath = false
  /// Whether a guard refused the action under way.
  @exclusivity(unchecked) @usableFromInline final var isRefused = false
  /// Whether each action is printed, recorded or replayed.
  @exclusivity(unchecked) @usableFromInline final var isWatched = false
  /// Whether the child is there no more.
  @exclusivity(unchecked) @usableFromInline final var isGone = false
  /// Whether somebody observes it.
  @exclusivity(unchecked) final var isObserved = false
  /// Whether there is a state in the storage.
  @exclusivity(unchecked) @usableFromInline final var isFilled = false
  /// Whether the copy was given up for the time of a reduction.
  @exclusivity(unchecked) @usableFromInline final var lacksCopy = false
  /// Whether its parent keeps it under its id; else it serves one child after the other.
  @exclusivity(unchecked) final var isKept = false
  /// Why the children are looked after.
  @exclusivity(unchecked) @usableFromInline final var attendance = ChildAttendance.usual
  /// The fields that changed inside children, by what they did themselves.
  @exclusivity(unchecked) @usableFromInline final var adopted = FieldSet()
  /// The fields that hold children; nil until they have been looked after once.
  @exclusivity(unchecked) @usableFromInline final var memberFields: FieldSet?
  /// What the readers are to be told of when the action is over.
  @exclusivity(unchecked) final var changed = FieldSet()
  @exclusivity(unchecked) final var reread = FieldSet()
  @exclusivity(unchecked) final var hasNews = false
  /// Whether its state was written, by whomever.
  @exclusivity(unchecked) final var isWritten = false
  /// The children that are or were looked after, by the members that hold them.
  @exclusivity(unchecked) @usableFromInline final var tables: [ChildTableBase] = []
  /// The table that was asked for last; `tables` keeps it.
  @exclusivity(unchecked) @usableFromInline final var recent: Unmanaged<ChildTableBase>?
  /// What only some nodes need; made when it is asked for.
  final var extras: NodeExtras {
    if let madeExtras { return madeExtras }
    let made = NodeExtras()
    madeExtras = made
    return made
  }
  /// The same, where it was made.
  @exclusivity(unchecked) private(set) final var madeExtras: NodeExtras?

  @usableFromInline final let tree: StoreTree
  /// The root's node in a child; it lives as long as the child is there.
  @exclusivity(unchecked) @usableFromInline unowned final var root: StoreNode?

  init(tree: StoreTree) {
    self.tree = tree
  }

  /// Notes what readers are to be told of.
  final func note(_ changed: FieldSet, _ reread: FieldSet) {
    self.changed.formUnion(changed)
    self.reread.formUnion(reread)
    if !changed.isEmpty { isWritten = true }
    guard !hasNews else { return }
    hasNews = true
    tree.news.append(self)
  }

  /// Notes that the readers of one number are to read again.
  final func note(_ number: Int) {
    var set = FieldSet()
    set.insert(number)
    note(FieldSet(), set)
  }

  /// Calls a closure with this node and all below it.
  final func visit(_ body: (StoreNode) -> Void) {
    body(self)
    for table in tables { table.visit(body) }
  }

  /// Takes it out of the tree, with all below it: their effects end, and what they send is dropped.
  final func end() {
    visit { node in
      node.isGone = true
      node.abandonEffects()
    }
  }

  /// Tells the readers of what was noted.
  @MainActor
  final func tellNews() {
    let (changed, reread) = (changed, reread)
    self.changed = FieldSet()
    self.reread = FieldSet()
    hasNews = false
    isWritten = false
    guard let signals = signals?.takeUnretainedValue() else { return }
    signals.tell(changed, isWholeChanged: !changed.isEmpty)
    signals.tell(reread, isWholeChanged: false)
  }

  // What follows depends on the feature.

  /// Whether nothing would be lost with the node, but for its store.
  var isIdle: Bool { true }
  /// The feature's name.
  var feature: String { "" }
  /// The runs that have not ended.
  var activeEffects: [(id: Int, effect: ActiveEffect)] { [] }
  /// Checks the invariants.
  func check() {}
  /// Gives up the copy of the state that the store of a child has, for the time of a reduction.
  @usableFromInline
  func giveUpCopy() {}
  /// Takes a copy again, from the root's memory.
  @usableFromInline
  func takeCopy() {}
  /// Tells of a change that a child below has made, of which this feature has nothing to say.
  @usableFromInline
  @MainActor
  func settleFromBelow(_ field: Int) {}
  /// A child below dismisses itself, and all up to this one with it.
  @usableFromInline
  func dismissFromBelow() {}
  /// Drops all runs, asks for their work to end and forgets what was asked for before.
  func abandonEffects() {}
  /// Forgets what was asked for next.
  func forgetOrder() {}
  /// Forgets all runs.
  func forgetEffects() {}
  /// Ends runs by their numbers.
  func cancel(_ runs: Set<Int>) {}
  /// Repeats what became of a run when it was recorded; says whether it is one of this node.
  func repeatEvent(of run: Int, hasEnded: Bool) -> Bool { false }
  /// Where a run of this node is alive, its group; the run ends, where it is the last result.
  func take(_ run: Int, isLast: Bool) -> EffectGroup? { nil }
  /// Starts or cancels work, whichever was asked for next.
  @MainActor
  func carryOutOrder(_ cause: @escaping @Sendable () -> String, _ group: inout EffectGroup?) {}
  /// Tells the readers of what was noted, outside of actions.
  @MainActor
  func tellOutside() {}
  /// Answers what is queued, where no action is under way.
  @MainActor
  func answerQueue() -> FeatureTask { FeatureTask() }
}

/// Why a feature's children are looked after.
@usableFromInline
nonisolated enum ChildAttendance {
  /// The feature's own code may have written some of them.
  case usual
  /// The feature begins: all are new.
  case starting
  /// Somebody wrote the feature's state; nobody knows what.
  case written
  /// Another state, whose children have started, was put in the place of this one.
  case replaced
  /// A copy is made of the state that shares nothing: nobody comes or goes.
  case detaching
  /// A shared value was written: those that were not asked yet react to it.
  case reacting

  /// Whether all children are asked for something else than who comes and goes.
  @inlinable
  var isWalk: Bool {
    switch self {
    case .usual, .starting, .written, .replaced: false
    case .detaching, .reacting: true
    }
  }
}

/// What is shown.
@usableFromInline
nonisolated enum ChildPresence: Equatable {
  case presentation(PresentationID?)
  case elements([StackID])
}
