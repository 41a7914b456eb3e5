extension FeatureStore {
  /// The store of a child that is always there: the same one as long as somebody has it.
  @inlinable
  public final func child<Child, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, SoleID>
  ) -> Store {
    track(F.firstChildNumber + link.child)
    if let store: Store = storeCore.store(link, SoleID(), storeHolder) { return store }
    EmptyValue.end("«\(link.name)» of \(F.self) is always there, but its link finds no state")
  }

  /// The store of an element of a stack; nil where it is not there.
  ///
  /// - Parameter id: which element it is.
  @inlinable
  public final func presented<Child, ID, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, ID>, _ id: ID?
  ) -> Store? {
    track(F.firstChildNumber + link.child)
    storeCore.list(link, id)
    return id.flatMap { storeCore.store(link, $0, storeHolder) }
  }

  /// The store of what is presented; nil where nothing is.
  ///
  /// - Parameter id: which presentation it is.
  public final func presented<Child, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, PresentationID>, _ id: PresentationID?
  ) -> Store? {
    track(presentation: id, of: link.child)
    storeCore.list(link, id)
    return id.flatMap { storeCore.store(link, $0, storeHolder) }
  }

  /// The store of the present case of a route that is never nil.
  ///
  /// - Parameters:
  ///   - id: which presentation it is.
  ///   - state: what the case holds.
  @inlinable
  public final func presented<Child, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, PresentationID>, _ id: PresentationID?, _ state: Child.State
  ) -> Store {
    track(F.firstChildNumber + link.child)
    storeCore.list(link, id)
    return storeCore.store(link, id ?? PresentationID(), state, storeHolder)
  }

  /// The stores of rows.
  @inlinable
  public final func children<Child, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ ids: [Child.State.ID]
  ) -> ChildStores<F, Child, Store> where Child.State: Identifiable {
    track(F.firstChildNumber + link.child)
    storeCore.list(link, ids)
    return ChildStores<F, Child, Store>(parent: self, link: link, ids: ids)
  }

  /// The elements of a stack.
  ///
  /// - Parameters:
  ///   - child: the number of the member.
  ///   - element: the element of an id.
  public final func stack<Element>(
    _ child: Int, _ ids: [StackID], _ element: (StackID) -> Element?
  ) -> StackStores<Element> {
    track(F.firstChildNumber + child)
    return StackStores<Element>(
      ids.compactMap { (id: StackID) -> StackElement<Element>? in
        element(id).map { StackElement<Element>(id: id, element: $0) }
      })
  }
}

nonisolated extension StoreCore {
  /// Notes which presentation, or element, was read, so that its readers are told only of others.
  @usableFromInline
  func list<Child, ID>(_ link: ChildLink<F, Child, ID>, _ id: ID?) {
    guard let table = place == nil || isKept ? makeTable(link) : table(link) else { return }
    // A stack is read element by element; all are noted where it is looked after.
    if table.listed == nil || ID.self == PresentationID.self {
      table.listed = id.map { [$0] } ?? []
    }
  }

  /// Notes which rows were read, so that their readers are told only of others.
  @usableFromInline
  func list<Child, ID>(_ link: ChildLink<F, Child, ID>, _ ids: [ID]) {
    makeTable(link).listed = ids
  }

  /// The store of a child, made where nobody has one; nil where the child is not there.
  @inlinable
  @MainActor
  func store<Child, ID, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, ID>, _ id: ID, _ holder: AnyObject
  ) -> Store? {
    if let store = table(link)?.find(id)?.store as? Store { return store }
    guard let state = link.state(storage.pointee, id) else { return nil }
    return store(link, id, state, holder)
  }

  @inlinable
  @MainActor
  func store<Child, ID, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, ID>, _ id: ID, _ state: Child.State, _ holder: AnyObject
  ) -> Store {
    let child: StoreCore<Child> = self.child(link, id)
    if let store = child.store as? Store { return store }
    child.keep()
    child.fill(state)
    return Store(ChildOrigin<Child>(core: child, root: holder))
  }

  /// The store of a child that is gone, where somebody has it.
  @usableFromInline
  @MainActor
  func endedStore<Child, ID, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, ID>, _ id: ID
  ) -> Store? {
    table(link)?.ended[id]?.core?.store as? Store
  }
}
