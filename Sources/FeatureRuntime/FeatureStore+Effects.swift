extension FeatureStore {
  /// Which effects run.
  public final var effects: EffectStates<F> { EffectStates<F>(engine: core.effects) }

  /// A group for the runs that one action starts.
  final func makeGroup() -> EffectGroup {
    EffectGroup { [weak self] runs in self?.cancel(runs) }
  }

  /// Starts and cancels work, in the order asked.
  final func carryOutOrders(_ action: F.Action?, _ group: inout EffectGroup?) {
    guard let engine = core.effects else { return }
    let orders: [EffectEngine<F>.Order] = engine.takeOrders()
    // What is replayed holds the results of the work.
    if core.tape?.isReplaying == true { return }
    for order in orders {
      switch order {
      case .cancel(let record): cancelWork(of: record)
      case .start(let id):
        guard let record = engine.alive(id) else { continue }
        if record.group == nil { adopt(record, action, &group) }
        if record.task == nil && !record.isQueued { startWork(of: record, engine) }
      }
    }
  }

  private final func adopt(
    _ record: EffectRecord<F>, _ action: F.Action?, _ group: inout EffectGroup?
  ) {
    let joined: EffectGroup = group ?? makeGroup()
    group = joined
    joined.join(record.id)
    record.group = joined
    record.cause = action
  }

  private final func cancelWork(of record: EffectRecord<F>) {
    record.task?.cancel()
    record.group?.leave(record.id)
  }

  private final func startWork(of record: EffectRecord<F>, _ engine: EffectEngine<F>) {
    let run = EffectRun<F>(record, of: self, dependencies: core.dependencies)
    let effect: F.Effect = record.effect
    let deadline: EffectDeadline? = record.waitsUntil
    record.task = engine.start { await run.perform(effect, after: deadline) }
  }

  /// Lets a run begin whose waiting is over; nil where its turn has not come or it is dropped.
  final func beginWaiting(_ id: Int) -> EffectRun<F>? {
    guard let engine = core.effects, let record = engine.alive(id) else { return nil }
    let hasChanged: Bool = engine.begin(record)
    if record.isQueued { record.task = nil }
    var group: EffectGroup? = record.group
    carryOutOrders(record.cause, &group)
    if hasChanged { reread(F.firstEffectNumber + record.number) }
    guard hasChanged, engine.alive(id) != nil else { return nil }
    return EffectRun<F>(record, of: self, dependencies: core.dependencies)
  }

  /// Answers what a run delivers, or queues it where an action is under way.
  final func deliver(
    _ action: F.Action?, of id: Int, isLast: Bool, _ animation: FeatureAnimation?
  ) {
    let item = QueuedAction<F>(
      action: action, source: .effect, animation: animation, run: id, endsRun: isLast)
    guard !core.isBusy else { return core.enqueue(item) }
    core.isBusy = true
    answerResult(item)
    core.isBusy = false
  }

  /// Answers what a run delivers, unless it is cancelled by now.
  final func answerResult(_ item: QueuedAction<F>) {
    guard let engine = core.effects, let record = item.run.flatMap({ engine.alive($0) }) else {
      return
    }
    var touched = FieldSet()
    if item.endsRun && engine.end(record) {
      touched.insert(F.firstEffectNumber + record.number)
    }
    core.hasAftermath = false
    var group: EffectGroup? = record.group
    if let action = item.action {
      core.source = .effect
      FeatureAnimation.animate(item.animation) { performSlowly(action, touching: touched) }
      core.source = .app
    } else {
      settle(FieldSet(), touched)
    }
    carryOut(item.action, &group)
    // Where an action is under way, whoever answers it drains the queue.
    if !core.isDraining { drain(&group) }
    if item.endsRun { record.group?.leave(record.id) }
  }

  /// Ends runs without an outcome.
  private final func cancel(_ runs: Set<Int>) {
    guard let engine = core.effects else { return }
    var touched = FieldSet()
    for id in runs.sorted() {
      guard let record = engine.records[id] else { continue }
      if engine.cancel(record) { touched.insert(F.firstEffectNumber + record.number) }
    }
    var group: EffectGroup?
    carryOutOrders(nil, &group)
    for number in touched { reread(number) }
  }

  /// Reports a failure that nothing answers, unless the run is cancelled by now.
  final func reportFailure(_ message: String, of id: Int) {
    guard let record = core.effects?.alive(id) else { return }
    let name: String =
      F.effectNames.indices.contains(record.number) ? F.effectNames[record.number] : ""
    report(
      .unhandledFailure, "the effect «\(name)» failed and nothing handles it: \(message)",
      record.cause)
  }

  /// Reports a dependency that was not supplied, the first time that its name comes up.
  final func reportMissing(_ name: String, of id: Int) {
    guard let record = core.effects?.alive(id), core.isFirstMissing(name) else { return }
    report(.missingDependency, StoreCore<F>.missingText(name), record.cause)
  }
}
