nonisolated extension Reduction {
  /// Looks after a child that is always there; says whether it wants to be taken down.
  @usableFromInline
  mutating func lookAfterSole<Child>(
    _ link: ChildLink<F, Child, SoleID>, _ state: inout Child.State
  ) -> Bool {
    if core.attendance.isWalk { return walk(link, SoleID(), &state) }
    return look(after: link, SoleID(), &state)
  }

  /// Asks a child for what all are asked for; says whether it wants to be taken down.
  mutating func walk<Child, ID>(
    _ link: ChildLink<F, Child, ID>, _ id: ID, _ state: inout Child.State
  ) -> Bool {
    guard Child.hasStart else { return false }
    let child: StoreCore<Child> = core.child(link, id)
    let before: ChildAttendance = child.attendance
    child.attendance = core.attendance
    var inner = Reduction<Child>(core: child)
    Child.attend(&state, &inner)
    child.attendance = before
    guard core.attendance == .reacting else { return false }
    let hasAnswered: Bool = child.madeExtras?.sharedRound == core.tree.sharedRound
    if hasAnswered {
      inner.changed = FieldSet()
    } else if !inner.changed.isEmpty {
      Child.react(&state, &inner)
    }
    inner.changed.formUnion(child.adopted)
    child.adopted = FieldSet()
    return finish(child, state, inner, link.field)
  }

  /// Looks after a child that is there: it begins, or its store is told what its parent wrote. Says
  /// whether it wants to be taken down.
  @usableFromInline
  mutating func look<Child, ID>(
    after link: ChildLink<F, Child, ID>, _ id: ID, _ state: inout Child.State
  ) -> Bool {
    if isNew(link, id) {
      core.makeTable(link).started.insert(id)
      if core.attendance != .replaced { return start(link, id, &state) }
    }
    if let child = core.table(link)?.find(id) { return renew(child, &state, link.field) }
    // What it holds may have been put there anew.
    if Child.hasStart { return renew(core.child(link, id), &state, link.field) }
    if core.tree.notesAll { core.child(link, id).noteWritten() }
    return false
  }

  /// Whether something is to be done for a child that is there.
  func isToLookAfter<Child, ID>(_ link: ChildLink<F, Child, ID>, _ id: ID) -> Bool {
    core.tree.notesAll || Child.hasStart || core.table(link)?.find(id) != nil
  }

  private func isNew<Child, ID>(_ link: ChildLink<F, Child, ID>, _ id: ID) -> Bool {
    Child.hasStart && core.table(link)?.started.contains(id) != true
  }

  /// Lets a child begin.
  mutating func start<Child, ID>(
    _ link: ChildLink<F, Child, ID>, _ id: ID, _ state: inout Child.State
  ) -> Bool {
    let child: StoreCore<Child> = core.child(link, id)
    var inner = Reduction<Child>(core: child)
    child.isReducing = true
    child.attendance = .starting
    Child.start(&state, &inner)
    child.lookAfterChildren(&state, &inner)
    child.attendance = .usual
    child.isReducing = false
    // What it remembers of its own children it cannot remember in the place of all.
    if !child.isIdle { child.keep() }
    return finish(child, state, inner, link.field)
  }

  /// Tells a child's store what its parent wrote.
  mutating func renew<Child>(
    _ child: StoreCore<Child>, _ state: inout Child.State, _ field: Int
  ) -> Bool {
    var inner = Reduction<Child>(core: child)
    if child.isFilled && child.store == nil && !child.hasReaders { child.empty() }
    if child.isFilled { Child.changes(child.storage.pointee, state, &inner) }
    child.isReducing = true
    // Without a copy of what it was, nobody knows what was written.
    child.attendance =
      core.attendance == .replaced ? .replaced : child.isFilled ? .usual : .written
    child.lookAfterChildren(&state, &inner)
    child.attendance = .usual
    child.isReducing = false
    if !child.isIdle { child.keep() }
    if child.tree.notesAll && !child.isFilled { child.noteWritten() }
    return finish(child, state, inner, field)
  }

  private mutating func finish<Child>(
    _ child: StoreCore<Child>, _ state: Child.State, _ inner: Reduction<Child>, _ field: Int
  ) -> Bool {
    adopt(!inner.changed.isEmpty, field)
    if child.isFilled { child.fill(state) }
    if !inner.changed.isEmpty || !inner.reread.isEmpty {
      child.noteNews(inner.changed, inner.reread)
    }
    guard child.hasAftermath else { return false }
    core.hasAftermath = true
    // Nobody hears what a child tells while it begins.
    return child.takeAnswer().isDismissed
  }

  /// Ends the children that are there no more.
  mutating func endAll<Child, ID>(
    _ link: ChildLink<F, Child, ID>, but isThere: (ID) -> Bool
  ) {
    guard let table = core.table(link) else { return }
    for id in table.started where !isThere(id) { table.started.remove(id) }
    for id in Array(table.cores.keys) where !isThere(id) {
      table.end(id)
      core.hasAftermath = true
    }
  }

  /// Notes which children there are, and tells the readers where those are others.
  mutating func list<Child, ID>(_ link: ChildLink<F, Child, ID>, _ ids: [ID]) {
    guard let table = core.hasReaders ? core.makeTable(link) : core.table(link) else { return }
    guard table.listed != ids else { return }
    if core.hasReaders || table.listed != nil { table.listed = ids }
    reread.insert(F.firstChildNumber + link.child)
  }

  /// Notes what is shown, and tells the readers where it is something else, or is no feature.
  ///
  /// - Parameter count: how many there are, features or not.
  @usableFromInline
  mutating func notePresence(_ child: Int, _ presence: ChildPresence, count: Int) {
    let features: Int = core.extras.featuresHere.removeValue(forKey: child) ?? 0
    let isOther: Bool = core.extras.presences[child] != presence
    core.extras.presences[child] = presence
    if isOther || features < count { reread.insert(F.firstChildNumber + child) }
  }

  /// Notes that rows may have been written, for their invariants.
  func noteRows<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: Identified<Child.State>
  ) where Child.State: Identifiable {
    guard let first = rows.first, core.hasInvariants(link, first) else { return }
    core.keep()
    let ids: [Child.State.ID] = rows.ids
    core.tree.checks.append { [core] in
      for id in ids {
        guard let state = core.readState({ link.state($0, id) }) else { continue }
        core.child(link, id).check(state)
      }
    }
    core.hasAftermath = true
  }
}

nonisolated extension StoreCore {
  /// Notes that a child was written and nobody knows what.
  func noteWritten() {
    keep()
    isWritten = true
    note(FieldSet(), FieldSet())
    hasAftermath = true
  }

  /// Checks the invariants of a state.
  func check(_ state: F.State) {
    var reduction = Reduction<F>(core: self)
    F.check(state, &reduction)
  }

  /// Whether a feature has invariants; a row tells for all.
  func hasInvariants<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ row: Child.State
  ) -> Bool where Child.State: Identifiable {
    let child: StoreCore<Child> = self.child(link, row.id)
    let before: Int = tree.requirements
    let troubles: Int = tree.troubles.count
    child.check(row)
    // It is checked when the action is over.
    tree.troubles.removeSubrange(troubles...)
    return tree.requirements > before
  }
}
