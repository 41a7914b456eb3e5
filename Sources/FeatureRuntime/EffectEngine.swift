/// Decides which runs of a feature's effects wait, run and end; used on the main actor only.
///
/// What an effect's state is, is decided at once, inside the reduction. The orders that follow from
/// it, to start and to cancel work, are carried out by the store after its readers are told.
@usableFromInline
nonisolated final class EffectEngine<F: Feature> {
  /// What is to be done with a run's work.
  enum Order {
    /// Its work, or its waiting, begins, where it is still wanted.
    case start(Int)
    /// Its work ends.
    case cancel(EffectRecord<F>)
  }

  private(set) var records: [Int: EffectRecord<F>] = [:]
  private(set) var slots: [Int: EffectSlot] = [:]
  private var orders: [Order] = []
  private let clock: any Clock<Duration>
  private let tree: StoreTree
  // The node owns its engine.
  private unowned let node: StoreNode

  init(of node: StoreNode) {
    self.node = node
    tree = node.tree
    clock = tree.environment.clock
  }

  /// Whether nothing is remembered.
  var isIdle: Bool { records.isEmpty && slots.isEmpty && orders.isEmpty }

  /// The run of a number, unless it has ended or was cancelled.
  func alive(_ id: Int) -> EffectRecord<F>? {
    guard let record = records[id], record.group?.isCancelled != true else { return nil }
    return record
  }

  /// Whether a run of the effect is under way.
  func isRunning(_ number: Int) -> Bool {
    slots[number]?.running.isEmpty == false
  }

  /// The run that began last and is under way.
  func running(_ number: Int) -> F.Effect? {
    slots[number]?.running.last.flatMap { records[$0]?.effect }
  }

  /// Starts work, through the clock where that wants it.
  func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    if let clock = clock as? any EffectClock { return clock.start(work) }
    return Task { await work() }
  }

  /// The order that was given first and is not carried out.
  func takeOrder() -> Order? {
    orders.isEmpty ? nil : orders.removeFirst()
  }

  private func order(_ order: Order) {
    orders.append(order)
    tree.noteOrder(of: node)
  }

  /// The runs that have not ended, with the actions that asked for them.
  var active: [(id: Int, effect: ActiveEffect)] {
    let names: [String] = F.effectNames
    return records.values.map { record in
      let effect = ActiveEffect(
        name: names.indices.contains(record.number) ? names[record.number] : "\(record.number)",
        action: record.cause(), isRunning: record.isRunning,
        waitsForClock: record.waitsUntil != nil || record.interval != nil)
      return (record.id, effect)
    }
  }
}

nonisolated extension EffectEngine {
  /// Asks for a run; says whether it began at once.
  ///
  /// - Parameter drawn: gives what the closure gives, or gave when the action was recorded.
  func run(
    _ number: Int, _ effect: F.Effect, policy: EffectPolicy, interval: Duration?,
    debounce: Duration?, throttle: Duration?, keeping: ThrottleKeeping,
    drawn: (() -> Bool) -> Bool
  ) -> Bool {
    let record = EffectRecord<F>(
      id: tree.takeRun(), number: number, effect: effect, policy: policy, interval: interval)
    if let debounce {
      hold(record, until: EffectDeadline.after(debounce, on: clock))
      return false
    }
    if let throttle {
      let end: EffectDeadline? = slots[number]?.throttleEnd
      guard drawn({ end?.hasPassed() ?? true }) else {
        switch keeping {
        case .first: break
        case .last:
          record.throttle = throttle
          hold(record, until: end ?? EffectDeadline.after(throttle, on: clock))
        }
        return false
      }
      slots[number, default: EffectSlot()].throttleEnd =
        EffectDeadline.after(throttle, on: clock)
    }
    records[record.id] = record
    return begin(record)
  }

  /// Keeps a run back until the moment comes, instead of the one that is kept back now.
  private func hold(_ record: EffectRecord<F>, until deadline: EffectDeadline) {
    if let waiting = slots[record.number]?.waiting, let old = records[waiting] { drop(old) }
    record.phase = .waiting(deadline)
    records[record.id] = record
    slots[record.number, default: EffectSlot()].waiting = record.id
    order(.start(record.id))
  }

  /// Applies the policy to a run whose time has come; says whether the effect's status changed.
  func begin(_ record: EffectRecord<F>) -> Bool {
    tree.events?.append(.began(record.id))
    var slot: EffectSlot = slots[record.number] ?? EffectSlot()
    if slot.waiting == record.id { slot.waiting = nil }
    if let throttle = record.throttle, let end = slot.throttleEnd {
      slot.throttleEnd = end.later(throttle)
    }
    let isBusy: Bool = !slot.running.isEmpty || !slot.queue.isEmpty
    slots[record.number] = slot
    switch record.policy {
    case .every: break
    case .latest:
      for id in slot.running { if let old = records[id] { drop(old) } }
    case .first where isBusy:
      drop(record)
      return false
    case .queue where isBusy:
      record.phase = .queued
      slots[record.number, default: EffectSlot()].queue.append(record.id)
      order(.start(record.id))
      return false
    case .first, .queue: break
    }
    start(record)
    return true
  }

  private func start(_ record: EffectRecord<F>) {
    record.phase = .running
    record.due = record.interval.map { EffectDeadline.after($0, on: clock) }
    slots[record.number, default: EffectSlot()].running.append(record.id)
    order(.start(record.id))
  }

  /// Ends a run and lets the next one of the queue begin; says whether the status changed.
  func end(_ record: EffectRecord<F>) -> Bool {
    guard records.removeValue(forKey: record.id) != nil else { return false }
    tree.events?.append(.ended(record.id))
    let wasRunning: Bool = record.isRunning
    remove(record)
    if wasRunning, let slot = slots[record.number], slot.running.isEmpty,
      let id = slot.queue.first, let next = records[id]
    {
      slots[record.number]?.queue.removeFirst()
      start(next)
    }
    return wasRunning
  }

  /// Ends all runs of an effect, those that wait too; says whether the status changed.
  func cancel(_ number: Int) -> Bool {
    guard let slot = slots.removeValue(forKey: number) else { return false }
    for id in slot.running + slot.queue + [slot.waiting].compactMap({ $0 }) {
      if let record = records[id] { drop(record) }
    }
    return !slot.running.isEmpty
  }

  /// Ends one run without an outcome; those behind it in the queue move up.
  func cancel(_ record: EffectRecord<F>) -> Bool {
    let wasRunning: Bool = end(record)
    order(.cancel(record))
    return wasRunning
  }

  private func drop(_ record: EffectRecord<F>) {
    guard records.removeValue(forKey: record.id) != nil else { return }
    tree.events?.append(.ended(record.id))
    remove(record)
    order(.cancel(record))
  }

  private func remove(_ record: EffectRecord<F>) {
    guard var slot = slots.removeValue(forKey: record.number) else { return }
    slot.running.removeAll { $0 == record.id }
    slot.queue.removeAll { $0 == record.id }
    if slot.waiting == record.id { slot.waiting = nil }
    let isEmpty: Bool = slot.running.isEmpty && slot.queue.isEmpty && slot.waiting == nil
    if !isEmpty || slot.throttleEnd?.hasPassed() == false { slots[record.number] = slot }
  }

  /// Ends everything: the store is gone.
  func cancelAll() {
    for record in records.values {
      record.task?.cancel()
      record.group?.leave(record.id)
    }
    records = [:]
    slots = [:]
    orders = []
  }

  /// Ends everything: the child is gone. What it asked for before is forgotten, so that nothing starts.
  func abandon() {
    orders = []
    for record in records.values.sorted(by: { $0.id < $1.id }) { drop(record) }
    slots = [:]
  }

  /// Forgets all runs without touching work: a replay is over. Says which effects ran.
  func forgetAll() -> FieldSet {
    var touched = FieldSet()
    for (number, slot) in slots where !slot.running.isEmpty {
      touched.insert(F.firstEffectNumber + number)
    }
    cancelAll()
    return touched
  }
}
