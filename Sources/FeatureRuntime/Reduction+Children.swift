nonisolated extension Reduction {
  /// Lets a child that is always there answer an action. Where it dismisses itself, it dismisses its
  /// parent.
  @inlinable
  @discardableResult
  public mutating func reduce<Child>(
    _ link: ChildLink<F, Child, SoleID>, _ state: inout Child.State, _ action: Child.Action
  ) -> ChildAnswer<Child> {
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, SoleID())
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    let answer: ChildAnswer<Child> = take(child)
    if answer.isDismissed { core.wantDismissal() }
    return answer
  }

  /// Lets a presented child answer an action; nil where it is gone.
  ///
  /// - Parameter shown: which presentation it is.
  @inlinable
  @discardableResult
  public mutating func reduce<Child>(
    _ link: ChildLink<F, Child, PresentationID>, _ place: inout Child.State?,
    _ shown: PresentationID?, _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    guard let shown, var state = place else { return lose(link, action) }
    // Given up meanwhile, so that what it holds is held only once.
    place = nil
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, shown)
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    place = state
    return take(child)
  }

  /// Lets the row of an id answer an action; nil where it is gone.
  @inlinable
  @discardableResult
  public mutating func reduce<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>,
    _ id: Child.State.ID, _ action: Child.Action
  ) -> ChildAnswer<Child>? where Child.State: Identifiable {
    guard let index = rows.index(id: id) else { return lose(link, action) }
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, id)
    adopt(
      child._withUnsafeGuaranteedRef { $0.reduce(&rows.elements[index], action) }, link.field)
    if rows.elements[index].id != id { rename(link, &rows, id, index) }
    return take(child)
  }

  /// Lets a feature that is the present case of a route answer an action; nil where it is gone.
  ///
  /// - Parameters:
  ///   - shown: which presentation it is.
  ///   - embed: makes the case.
  ///   - extract: what the case holds.
  @inlinable
  @discardableResult
  public mutating func reduce<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route?, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?, _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    guard let shown, var state = route.flatMap(extract) else { return lose(link, action) }
    route = nil
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, shown)
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    route = embed(state)
    return take(child)
  }

  /// Lets a feature that is the present case of a route, which is never nil, answer an action; nil where
  /// it is gone.
  @inlinable
  @discardableResult
  public mutating func reduce<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?, _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    guard let shown, var state = extract(route) else { return lose(link, action) }
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, shown)
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    route = embed(state)
    return take(child)
  }

  /// Lets a feature on a stack answer an action; nil where it is gone.
  @inlinable
  @discardableResult
  public mutating func reduce<Child, Element>(
    _ link: ChildLink<F, Child, StackID>, _ stack: inout FeatureStack<Element>, _ id: StackID,
    _ embed: (Child.State) -> Element, _ extract: (Element) -> Child.State?,
    _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    guard let index = stack.index(id: id), var state = extract(stack[index]) else {
      return lose(link, action)
    }
    stack.takeOut(at: index)
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, id)
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    stack.putBack(embed(state), id, at: index)
    return take(child)
  }

  /// Notes that a child changed by itself.
  @inlinable
  mutating func adopt(_ hasChanged: Bool, _ field: Int) {
    if hasChanged { core.adopted.insert(field) }
    if core.tree.hasSharedNews { core.adoptShared() }
  }

  /// What a child's reduction left.
  @inlinable
  func take<Child>(_ child: Unmanaged<StoreCore<Child>>) -> ChildAnswer<Child> {
    child._withUnsafeGuaranteedRef { child in
      guard child.hasAftermath else {
        return ChildAnswer<Child>(
          outputs: [], isDismissed: false, isRefused: child.takeRefusal())
      }
      core.hasAftermath = true
      return child.takeAnswer()
    }
  }

  /// Reports an action to a child that is gone; a write to a binding is dropped in silence.
  @usableFromInline
  func lose<Child, ID>(
    _ link: ChildLink<F, Child, ID>, _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    if !Child.isBindingWrite(action) {
      core.note(.lostAction, "the action is sent to «\(link.name)», and that is gone")
    }
    return nil
  }

  /// Finds a row again that changed its own id, which nobody should do: it is reported.
  @usableFromInline
  func rename<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>,
    _ old: Child.State.ID, _ index: Int
  ) where Child.State: Identifiable {
    core.note(
      .refusedElement,
      "the row \(old) of «\(link.name)» changed its id to \(rows.elements[index].id)")
    rows.renew(at: index)
    core.table(link)?.end(old)
  }
}

nonisolated extension StoreCore {
  /// Whether a guard refused the action of the reduction that is over.
  @inlinable
  func takeRefusal() -> Bool {
    defer { isRefused = false }
    return isRefused
  }

  /// What the reduction left to the parent.
  @usableFromInline
  func takeAnswer() -> ChildAnswer<F> {
    hasAftermath = false
    let (taken, isDismissed) = (outputs, wantsDismissal)
    outputs = []
    wantsDismissal = false
    let animations: [FeatureAnimation] =
      taken.compactMap(\.animation)
      + (isDismissed ? [extras.dismissalAnimation].compactMap { $0 } : [])
    tree.animation = animations.last ?? tree.animation
    return ChildAnswer<F>(
      outputs: taken.map(\.output), isDismissed: isDismissed, isRefused: takeRefusal())
  }

  /// Asks for the feature to be taken down.
  @usableFromInline
  func wantDismissal(_ animation: FeatureAnimation? = nil) {
    wantsDismissal = true
    extras.dismissalAnimation = animation
    hasAftermath = true
  }
}
