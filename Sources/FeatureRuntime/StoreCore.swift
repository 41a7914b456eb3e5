/// What a store keeps: its state, its surroundings, its queue and who listens.
///
/// It is no part of the store's class so that a reduction, which runs in code without isolation, can
/// reach it, and because a child has one without having a store. The state stands behind a pointer: it
/// has a fixed address and needs no exclusivity checks. In the root it is the state itself, in a child
/// a copy for its store, where somebody has one.
@usableFromInline
nonisolated final class StoreCore<F: Feature>: StoreNode, @unchecked Sendable {
  @usableFromInline let storage: UnsafeMutablePointer<F.State>
  /// Made by the first run.
  @exclusivity(unchecked) var effects: EffectEngine<F>?

  @exclusivity(unchecked) var queue: [QueuedAction<F>] = []
  /// Whether the queue is being worked off.
  @exclusivity(unchecked) var isDraining = false
  @exclusivity(unchecked) var outputs: [(output: F.Output, animation: FeatureAnimation?)] = []
  @exclusivity(unchecked) var wantsDismissal = false
  /// Who gets each action; nil where nobody ever wanted to.
  @exclusivity(unchecked) var watching: StoreWatching<F>?
  /// Where the action under way comes from.
  @exclusivity(unchecked) var source = ActionSource.app
  /// The store of a child, where somebody has it.
  @exclusivity(unchecked) @usableFromInline weak var store: FeatureStore<F>?

  @usableFromInline let dependencies: F.Dependencies
  /// Where a child stands; nil for the root.
  let place: ChildPlace<F>?
  /// How a child's actions reach the root; nil for the root.
  @usableFromInline let channel: ChildChannel<F>?
  let onOutput: (@MainActor (F.Output) -> Void)?
  let onDismiss: (@MainActor () -> Void)?

  /// The core of a root.
  init(
    state: F.State, tree: StoreTree, dependencies: F.Dependencies,
    onOutput: (@MainActor (F.Output) -> Void)?, onDismiss: (@MainActor () -> Void)?
  ) {
    self.dependencies = dependencies
    self.onOutput = onOutput
    self.onDismiss = onDismiss
    place = nil
    channel = nil
    storage = UnsafeMutablePointer<F.State>.allocate(capacity: 1)
    storage.initialize(to: state)
    super.init(tree: tree)
    isFilled = true
    tree.root = self
  }

  /// The core of a child.
  ///
  /// - Parameters:
  ///   - parent: the core of its parent.
  ///   - channel: how its actions reach the root.
  @usableFromInline
  init<Parent: Feature>(
    below parent: StoreCore<Parent>, dependencies: F.Dependencies, place: ChildPlace<F>,
    channel: ChildChannel<F>
  ) {
    self.dependencies = dependencies
    self.place = place
    self.channel = channel
    onOutput = nil
    onDismiss = nil
    storage = UnsafeMutablePointer<F.State>.allocate(capacity: 1)
    super.init(tree: parent.tree)
    root = parent.root ?? parent
    isGone = parent.isGone
    // It never answers by itself: what is sent goes to the root.
    isBusy = true
  }

  deinit {
    effects?.cancelAll()
    if isFilled { storage.deinitialize(count: 1) }
    storage.deallocate()
  }

  /// Brings an action to the queue of the root.
  @usableFromInline
  func raise(_ action: F.Action?, _ context: ActionContext) {
    guard let channel else { return enqueue(QueuedAction<F>(action: action, context: context)) }
    channel.raise(action, context)
  }

  /// Keeps an action of the root until those before it are done.
  private func enqueue(_ item: QueuedAction<F>) {
    // What is replayed holds what was queued when it was recorded.
    if tree.tape?.isReplaying == true { return }
    queue.append(item)
    hasAftermath = true
  }

  /// Keeps an action that the feature sends itself.
  func sendItself(_ action: F.Action, _ animation: FeatureAnimation?) {
    keep()
    hasAftermath = true
    raise(
      action,
      ActionContext(
        source: .feature, animation: animation, origin: place == nil ? nil : self))
  }

  /// Lets the parent remember a child that serves more than one reduction.
  @usableFromInline
  func keep() {
    guard !isKept, let place else { return }
    isKept = true
    place.keep(self)
  }

  /// The engine of the effects, made where there was none.
  func makeEffects() -> EffectEngine<F> {
    if let effects { return effects }
    keep()
    let made = EffectEngine<F>(of: self)
    effects = made
    return made
  }

  /// Notes that a dependency is missing, the first time that its name comes up.
  func noteMissing(_ name: String) {
    if isFirstMissing(name) { note(.missingDependency, StoreCore.missingText(name)) }
  }

  /// Whether a missing dependency was not reported before.
  func isFirstMissing(_ name: String) -> Bool {
    tree.isFirstMissing(name, of: String(describing: F.self))
  }

  /// What is reported of a missing dependency.
  static func missingText(_ name: String) -> String { "the dependency «\(name)» is not supplied" }

  /// Notes a trouble, to be reported when the reduction is over.
  func note(_ kind: FeatureReport.Kind, _ message: String) {
    tree.troubles.append(
      StoreTree.Trouble(kind: kind, feature: String(describing: F.self), message: message))
    hasAftermath = true
  }

  // MARK: What a node of any feature is asked for

  override var isIdle: Bool {
    !hasReaders && !isObserved && (effects?.isIdle ?? true) && tables.allSatisfy { $0.isIdle }
  }

  override var feature: String { String(describing: F.self) }

  override var activeEffects: [(id: Int, effect: ActiveEffect)] { effects?.active ?? [] }

  override func check() { checkInvariants() }

  @usableFromInline
  override func giveUpCopy() {
    guard place != nil else { return }
    lacksCopy = true
    empty()
  }

  @usableFromInline
  override func takeCopy() {
    lacksCopy = false
    if let direct = channel?.direct { refill(direct.state.pointee) }
  }

  @usableFromInline
  @MainActor
  override func settleFromBelow(_ field: Int) {
    var changed = FieldSet()
    changed.insert(field)
    guard let root else { return settle(changed, FieldSet()) }
    keep()
    note(changed, FieldSet())
    root.hasAftermath = true
  }

  @usableFromInline
  override func dismissFromBelow() { wantDismissal() }

  override func abandonEffects() { effects?.abandon() }

  override func forgetOrder() { _ = effects?.takeOrder() }

  override func forgetEffects() {
    guard let engine = effects else { return }
    note(FieldSet(), engine.forgetAll())
  }

  override func cancel(_ runs: Set<Int>) { cancelEffects(runs) }

  override func repeatEvent(of run: Int, hasEnded: Bool) -> Bool {
    repeatEffect(run, hasEnded: hasEnded)
  }

  override func take(_ run: Int, isLast: Bool) -> EffectGroup? {
    takeEffect(run, isLast: isLast)
  }

  @MainActor
  override func carryOutOrder(
    _ cause: @escaping @Sendable () -> String, _ group: inout EffectGroup?
  ) {
    carryOutNextOrder(cause, &group)
  }

  @MainActor
  override func tellOutside() { tellOutsideActions() }

  @MainActor
  override func answerQueue() -> FeatureTask { answerOutermost() }
}

nonisolated extension StoreCore {
  /// Puts a copy of a child's state into the storage, for its store.
  @inlinable
  func fill(_ state: F.State) {
    if isFilled {
      storage.pointee = state
    } else {
      storage.initialize(to: state)
      isFilled = true
    }
  }

  /// Gives up the copy, so that the child's reducer finds its containers held only once.
  ///
  /// Nobody may read it meanwhile; whoever does so nevertheless finds no reference to what is gone.
  @inlinable
  func empty() {
    storage.deinitialize(count: 1)
    UnsafeMutableRawPointer(storage).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<F.State>.size)
    isFilled = false
  }

  /// Puts the copy back after a reduction, where somebody has the store or listens to it still.
  @inlinable
  func refill(_ state: F.State) {
    if store != nil || hasReaders { fill(state) }
  }

  /// Gives the state to a closure: that of the root, or of a child as it is in its parent's.
  func readState<Value>(_ body: (F.State) -> Value?) -> Value? {
    guard let place else { return body(storage.pointee) }
    return place.state.flatMap(body)
  }

  /// The table of a link, where there is one.
  @inlinable
  func table<Child, ID>(_ link: ChildLink<F, Child, ID>) -> ChildTable<F, Child, ID>? {
    recall(link)?.takeUnretainedValue()
  }

  /// The same without holding it: its parent's core does.
  @inlinable
  func recall<Child, ID>(
    _ link: ChildLink<F, Child, ID>
  ) -> Unmanaged<ChildTable<F, Child, ID>>? {
    let kind = ObjectIdentifier(ChildTable<F, Child, ID>.self)
    if let recent, recent._withUnsafeGuaranteedRef({ $0.isOf(kind, link.name) }) {
      return Unmanaged<ChildTable<F, Child, ID>>.fromOpaque(recent.toOpaque())
    }
    for table in tables where table.isOf(kind, link.name) {
      recent = Unmanaged<ChildTableBase>.passUnretained(table)
      return Unmanaged<ChildTable<F, Child, ID>>.passUnretained(
        unsafeDowncast(table, to: ChildTable<F, Child, ID>.self))
    }
    return nil
  }

  /// The table of a link, made where there is none.
  @inlinable
  func makeTable<Child, ID>(_ link: ChildLink<F, Child, ID>) -> ChildTable<F, Child, ID> {
    table(link) ?? addTable(link)
  }

  @inlinable
  func addTable<Child, ID>(_ link: ChildLink<F, Child, ID>) -> ChildTable<F, Child, ID> {
    let made = ChildTable<F, Child, ID>(link, of: self)
    tables.append(made)
    return made
  }

  /// The core in which a child is reduced.
  @inlinable
  func child<Child, ID>(_ link: ChildLink<F, Child, ID>, _ id: ID) -> StoreCore<Child> {
    unretainedChild(link, id).takeUnretainedValue()
  }

  /// The same without holding it: the table does, for one that reduces until it is over.
  @inlinable
  func unretainedChild<Child, ID>(
    _ link: ChildLink<F, Child, ID>, _ id: ID
  ) -> Unmanaged<StoreCore<Child>> {
    if let table = recall(link) {
      return table._withUnsafeGuaranteedRef { $0.core(id) }
    }
    return addTable(link).core(id)
  }
}
