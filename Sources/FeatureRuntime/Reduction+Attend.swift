// What generated code says in `attend`: where each child stands. Nothing is done for a member that the
// feature's own code did not touch.

nonisolated extension Reduction {
  /// Looks after a child that is always there.
  @inlinable
  public mutating func attend<Child>(
    _ link: ChildLink<F, Child, SoleID>, _ state: inout Child.State
  ) {
    guard isConcerned(link.field) else { return }
    if lookAfterSole(link, &state) { core.wantDismissal() }
  }

  /// Looks after a presented child.
  @inlinable
  public mutating func attend<Child>(
    _ link: ChildLink<F, Child, PresentationID>, _ place: inout Child.State?,
    _ shown: PresentationID?
  ) {
    guard isConcerned(link.field) else { return }
    lookAfterShown(link, &place, shown, { $0 }, { $0 })
  }

  /// Looks after a feature that is a case of a route.
  @inlinable
  public mutating func attend<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route?, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?
  ) {
    guard isConcerned(link.field) else { return }
    lookAfterShown(link, &route, shown, embed, extract)
  }

  /// Looks after a feature that is a case of a route which is never nil; one that dismisses itself there
  /// stays.
  @inlinable
  public mutating func attend<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?
  ) {
    guard isConcerned(link.field) else { return }
    var place: Route? = route
    lookAfterShown(link, &place, shown, embed, extract)
    if let place { route = place }
  }

  /// Looks after rows.
  @inlinable
  public mutating func attend<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>
  ) where Child.State: Identifiable {
    guard isConcerned(link.field) else { return }
    lookAfterRows(link, &rows)
  }

  /// Looks after a feature that is a case of a stack's elements.
  @inlinable
  public mutating func attend<Child, Element>(
    _ link: ChildLink<F, Child, StackID>, _ stack: inout FeatureStack<Element>,
    _ embed: (Child.State) -> Element, _ extract: (Element) -> Child.State?
  ) {
    guard isConcerned(link.field) else { return }
    lookAfterElements(link, &stack, embed, extract)
  }

  /// Tells the readers of an alert that something else is shown.
  @inlinable
  public mutating func attend(alert child: Int, field: Int, _ shown: PresentationID?) {
    guard isConcerned(field), !core.attendance.isWalk else { return }
    reread.insert(F.firstChildNumber + child)
  }

  /// Tells the readers of a route, some of whose cases hold no feature, that something else is shown.
  @inlinable
  public mutating func attend(presence child: Int, field: Int, _ shown: PresentationID?) {
    guard isConcerned(field), !core.attendance.isWalk else { return }
    notePresence(child, .presentation(shown), count: shown == nil ? 0 : 1)
  }

  /// Tells the readers of a stack, some of whose cases hold no feature, that it has other elements.
  @inlinable
  public mutating func attend(presence child: Int, field: Int, _ ids: [StackID]) {
    guard isConcerned(field), !core.attendance.isWalk else { return }
    notePresence(child, .elements(ids), count: ids.count)
  }

  /// Whether the feature's own code touched a field, or may have.
  @inlinable
  func isConcerned(_ field: Int) -> Bool {
    if core.memberFields == nil { core.learn(field) }
    return changed.contains(field) || core.attendance != .usual
  }
}

nonisolated extension Reduction {
  /// Looks after what one presentation shows.
  @usableFromInline
  mutating func lookAfterShown<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route?, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?
  ) {
    let found: Child.State? = route.flatMap(extract)
    if core.attendance.isWalk {
      guard Child.hasStart, let shown, var state = found else { return }
      route = nil
      let isDismissed: Bool = walk(link, shown, &state)
      route = embed(state)
      if isDismissed { end(link, &route) }
      return
    }
    let ids: [PresentationID] = found == nil ? [] : [shown].compactMap { $0 }
    list(link, ids)
    endAll(link, but: { ids.contains($0) })
    guard var state = found, let id = ids.first else { return }
    core.extras.featuresHere[link.child, default: 0] += 1
    guard isToLookAfter(link, id) else { return }
    route = nil
    let isDismissed: Bool = look(after: link, id, &state)
    route = embed(state)
    if isDismissed { end(link, &route) }
  }

  private mutating func end<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route?
  ) {
    route = nil
    list(link, [])
    endAll(link, but: { _ in false })
    changed.insert(link.field)
  }

  /// Looks after the elements of a stack that are one feature's.
  @usableFromInline
  mutating func lookAfterElements<Child, Element>(
    _ link: ChildLink<F, Child, StackID>, _ stack: inout FeatureStack<Element>,
    _ embed: (Child.State) -> Element, _ extract: (Element) -> Child.State?
  ) {
    let ids: [StackID] = stack.ids
    if core.attendance.isWalk {
      guard Child.hasStart else { return }
      for id in ids {
        guard let index = stack.index(id: id), var state = extract(stack[index]) else { continue }
        let isDismissed: Bool = walk(link, id, &state)
        stack[id: id] = isDismissed ? nil : embed(state)
      }
      return
    }
    let own: [StackID] = ids.indices.filter { extract(stack[$0]) != nil }.map { ids[$0] }
    list(link, own)
    endAll(link, but: { own.contains($0) })
    core.extras.featuresHere[link.child, default: 0] += own.count
    for id in own where isToLookAfter(link, id) {
      guard let index = stack.index(id: id), var state = extract(stack[index]) else { continue }
      stack.takeOut(at: index)
      let isDismissed: Bool = look(after: link, id, &state)
      stack.putBack(embed(state), id, at: index)
      guard isDismissed else { continue }
      stack.pop(from: id)
      changed.insert(link.field)
      return lookAfterElements(link, &stack, embed, extract)
    }
  }

  /// Looks after rows: those that are kept, and those that came where something begins with them.
  @usableFromInline
  mutating func lookAfterRows<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>
  ) where Child.State: Identifiable {
    if core.attendance.isWalk {
      guard Child.hasStart else { return }
      for id in rows.ids {
        guard let index = rows.index(id: id) else { continue }
        if walk(link, id, &rows.elements[index]) { dismiss(link, &rows, id) }
      }
      return
    }
    if core.tree.notesAll { noteRows(link, rows) }
    guard let table = Child.hasStart ? core.makeTable(link) : core.table(link) else { return }
    if rows.order == nil || rows.order !== table.order { sort(link, table, &rows) }
    for (id, child) in table.cores {
      guard let index = rows.index(id: id), !table.isFresh(id) else { continue }
      if renew(child, &rows.elements[index], link.field) { dismiss(link, &rows, id) }
    }
    table.fresh = []
  }

  /// Lets rows begin that came, and ends those that went.
  private mutating func sort<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>,
    _ table: ChildTable<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>
  ) where Child.State: Identifiable {
    endAll(link, but: { rows.index(id: $0) != nil })
    guard Child.hasStart || table.listed != nil else { return }
    let ids: [Child.State.ID] = rows.ids
    list(link, ids)
    let order = RowOrder()
    rows.order = order
    table.order = order
    guard Child.hasStart else { return }
    let started: Set<Child.State.ID> = table.started
    table.started = Set(ids)
    guard core.attendance != .replaced else { return }
    for id in ids where !started.contains(id) {
      guard let index = rows.index(id: id) else { continue }
      table.fresh.insert(id)
      if start(link, id, &rows.elements[index]) { dismiss(link, &rows, id) }
    }
  }

  private mutating func dismiss<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>,
    _ id: Child.State.ID
  ) where Child.State: Identifiable {
    rows.remove(id: id)
    core.table(link)?.end(id)
    changed.insert(link.field)
    reread.insert(F.firstChildNumber + link.child)
  }
}
