@MainActor extension StoreCore {
  /// Lets the root, and the children that are there, begin.
  func begin() {
    isBusy = true
    isReducing = true
    attendance = .starting
    var reduction = Reduction<F>(core: self)
    F.start(&storage.pointee, &reduction)
    lookAfterChildren(&storage.pointee, &reduction)
    attendance = .usual
    isReducing = false
    settle(reduction.changed, reduction.reread)
    _ = finishAftermath(of: nil)
    isBusy = false
  }

  /// Answers an action at the root.
  @inlinable
  func perform(_ action: F.Action) {
    if isWatched { return performSlowly(action) }
    var reduction = Reduction<F>(core: self)
    isReducing = true
    F.reduce(&storage.pointee, action, &reduction)
    lookAfterChildren(&storage.pointee, &reduction)
    isReducing = false
    if !reduction.changed.isEmpty || !reduction.reread.isEmpty {
      settle(reduction.changed, reduction.reread)
    }
  }

  /// Checks the invariants and tells the readers.
  @inlinable
  func settle(_ changed: FieldSet, _ reread: FieldSet) {
    assert(checkInvariants(changed))
    if hasReaders { tell(changed, reread) }
  }

  /// Runs in debug builds only; the reports are its effect, so that no broken invariant traps.
  @usableFromInline
  func checkInvariants(_ changed: FieldSet) -> Bool {
    if !changed.isEmpty { checkInvariants() }
    for node in tree.news where node.isWritten && !node.isGone { node.check() }
    let checks: [() -> Void] = tree.checks
    tree.checks = []
    for check in checks { check() }
    if !tree.troubles.isEmpty { hasAftermath = true }
    return true
  }

  @usableFromInline
  func tell(_ changed: FieldSet, _ reread: FieldSet) {
    guard let signals = signals?.takeUnretainedValue() else { return }
    animate {
      signals.tell(changed, isWholeChanged: !changed.isEmpty)
      signals.tell(reread, isWholeChanged: false)
      tree.tellNews()
    }
  }

  /// Tells the children's readers, where the root's have not been told.
  func tellChildren() {
    animate {
      tree.tellNews()
    }
  }

  private func animate(_ body: () -> Void) {
    let animation: FeatureAnimation? = tree.animation
    tree.animation = nil
    FeatureAnimation.animate(animation, body)
  }
}

nonisolated extension StoreCore {
  /// Checks the invariants of this feature.
  func checkInvariants() {
    if let place {
      if let state = place.state { check(state) }
    } else {
      check(storage.pointee)
    }
  }

  /// Lets the feature look after its children, and takes what these changed for its own change.
  @inlinable
  func lookAfterChildren(_ state: inout F.State, _ reduction: inout Reduction<F>) {
    // Known when compiling: a feature without children does nothing here.
    guard F.firstChildNumber > 0 else { return }
    if isToLookAfter(reduction.changed) {
      F.attend(&state, &reduction)
      if memberFields == nil { finishLearning() }
    }
    if tree.hasSharedNews { letChildrenReact(&state, &reduction) }
    guard !adopted.isEmpty else { return }
    reduction.changed.formUnion(adopted)
    adopted = FieldSet()
  }

  /// Whether the feature's own code may have touched what holds children.
  @inlinable
  func isToLookAfter(_ changed: FieldSet) -> Bool {
    guard attendance == .usual, let fields = memberFields else { return true }
    return !changed.isDisjoint(with: fields)
  }

  /// Remembers that a field holds children.
  @usableFromInline
  func learn(_ field: Int) {
    extras.learned.insert(field)
  }

  /// All fields that hold children are known.
  @usableFromInline
  func finishLearning() {
    memberFields = madeExtras?.learned ?? FieldSet()
  }

  /// Answers an action of a child, in the state that its parent handed over; says whether it changed.
  @inlinable
  func reduce(_ state: inout F.State, _ action: F.Action) -> Bool {
    if isWatched { return reduceAndPrint(&state, action) }
    return reduceOnce(&state, action)
  }

  @inlinable
  func reduceOnce(_ state: inout F.State, _ action: F.Action) -> Bool {
    let hasStore: Bool = isFilled
    if hasStore { empty() }
    var reduction = Reduction<F>(core: self)
    isReducing = true
    F.reduce(&state, action, &reduction)
    lookAfterChildren(&state, &reduction)
    isReducing = false
    if hasStore { refill(state) }
    let hasChanged: Bool = !reduction.changed.isEmpty
    if hasChanged || !reduction.reread.isEmpty { noteNews(reduction.changed, reduction.reread) }
    return hasChanged
  }

  @usableFromInline
  func reduceAndPrint(_ state: inout F.State, _ action: F.Action) -> Bool {
    let old: F.State = state
    let hasChanged: Bool = reduceOnce(&state, action)
    let text: String = ChangePrinter<F>().describe(action, from: old, to: state)
    let printer: (@MainActor (String) -> Void)? = watching?.printer
    // Reductions of stores happen on the main actor, which code without isolation cannot say.
    MainActor.assumeIsolated { printer?(text) }
    return hasChanged
  }

  /// Notes what a child's readers are to be told of, where it has any or invariants are checked.
  @inlinable
  func noteNews(_ changed: FieldSet, _ reread: FieldSet) {
    if hasReaders || tree.notesAll { noteForRoot(changed, reread) }
  }

  @usableFromInline
  func noteForRoot(_ changed: FieldSet, _ reread: FieldSet) {
    keep()
    note(changed, reread)
    hasAftermath = true
  }
}
