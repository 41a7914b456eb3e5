nonisolated extension Reduction {
  /// Takes up a shared value: from here on the field stands for the tree's.
  ///
  /// - Parameters:
  ///   - shared: the field.
  ///   - name: the value's name, one for all features.
  ///   - field: the field's number.
  @inlinable
  public mutating func attend<Value: Sendable>(
    _ shared: inout Shared<Value>, _ name: String, field: Int
  ) {
    guard core.attendance != .usual || !shared.box.isJoined else { return }
    join(&shared, name, field) { (_: SharedStorage, _: SharedBox<Value>) -> Void in }
  }

  /// Takes up a shared value that is stored.
  @inlinable
  public mutating func attend<Value: Codable & Sendable>(
    _ shared: inout Shared<Value>, _ name: String, field: Int, stored place: SharedPlace
  ) {
    guard core.attendance != .usual || !shared.box.isJoined else { return }
    let core: StoreCore<F> = core
    join(&shared, name, field) { (storage: SharedStorage, box: SharedBox<Value>) -> Void in
      core.load(box, from: place, storage)
    }
  }

  /// - Parameter prepare: makes a box the first of its name.
  @usableFromInline
  mutating func join<Value: Sendable>(
    _ shared: inout Shared<Value>, _ name: String, _ field: Int,
    _ prepare: (SharedStorage, SharedBox<Value>) -> Void
  ) {
    let storage: SharedStorage = core.tree.shared
    if core.attendance == .detaching {
      shared = Shared<Value>(wrappedValue: shared.box.value)
      return
    }
    if core.attendance == .reacting {
      if shared.box.hasNews { changed.insert(field) }
      return
    }
    guard let box: SharedBox<Value> = storage.box(name) else {
      let box = SharedBox<Value>(shared.box.value)
      prepare(storage, box)
      storage.join(name, box)
      shared = Shared<Value>(box)
      return core.noteShared(box, field)
    }
    if core.attendance == .replaced && shared.box !== box {
      box.remember()
      box.value = shared.box.value
      share(field, Shared<Value>(box))
    }
    shared = Shared<Value>(box)
    core.noteShared(box, field)
  }

  /// From here on a shared value is known as it was before an action wrote it.
  @inlinable
  public mutating func remember<Value>(_ shared: Shared<Value>) {
    shared.box.isRemembered = true
  }

  /// A shared value as it was before the action under way.
  public func before<Value>(_ shared: Shared<Value>) -> Shared<Value> {
    Shared<Value>(wrappedValue: shared.box.before ?? shared.box.value)
  }

  /// Notes that a shared value was written: all of its readers are to be told.
  public mutating func share<Value>(_ field: Int, _ shared: Shared<Value>) {
    changed.insert(field)
    core.hasAftermath = true
    core.keep()
    core.tree.noteShared(shared.box)
    core.extras.sharedRound = core.tree.sharedRound
  }
}

nonisolated extension StoreCore {
  /// Lets the features react to shared values that others wrote.
  @usableFromInline
  func letChildrenReact(_ state: inout F.State, _ reduction: inout Reduction<F>) {
    // Asked from the root on, which reaches all.
    guard place == nil else { return }
    let changed: FieldSet = reduction.changed
    attendance = .reacting
    F.attend(&state, &reduction)
    attendance = .usual
    // What this feature itself has to say to them, it has said.
    reduction.changed = changed
  }

  /// Remembers which field stands for a shared value.
  @usableFromInline
  func noteShared(_ box: SharedBoxBase, _ field: Int) {
    extras.sharedFields[field] = box
    tree.goesThroughRoot = true
  }

  /// Takes the writes of a child to shared values for changes of the fields that stand for them here.
  @usableFromInline
  func adoptShared() {
    keep()
    extras.sharedRound = tree.sharedRound
    for (field, box) in extras.sharedFields where box.hasNews { adopted.insert(field) }
  }

  /// Puts what is stored into a box that begins, and lets it be saved from here on.
  @usableFromInline
  func load<Value: Codable & Sendable>(
    _ box: SharedBox<Value>, from place: SharedPlace, _ storage: SharedStorage
  ) {
    guard let persistence = storage.persistence else { return }
    do {
      if let value: Value = try persistence.read(place) { box.value = value }
    } catch {
      note(
        .unreadableValue,
        "what is stored in \(place) cannot be read and is kept aside: "
          + FeatureRuntime.message(of: error))
      do {
        try persistence.setAside(place)
      } catch {
        // Overwriting it would lose it.
        return note(
          .unreadableValue,
          "\(place) cannot be kept aside, so nothing is saved: "
            + FeatureRuntime.message(of: error))
      }
    }
    box.place = place
    box.encoder = { [unowned box] () -> SharedWriter.Encoding in
      let value: Value = box.value
      return { try SharedPersistence.encode(value) }
    }
  }

  /// The state as a value of its own: what it shares stands for itself.
  @usableFromInline
  func snapshot() -> F.State {
    var state: F.State = storage.pointee
    guard !tree.shared.isEmpty else { return state }
    let before: ChildAttendance = attendance
    attendance = .detaching
    var reduction = Reduction<F>(core: self)
    F.attend(&state, &reduction)
    attendance = before
    return state
  }
}
