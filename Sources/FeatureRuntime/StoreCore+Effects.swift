@MainActor extension StoreCore {
  func carryOutNextOrder(
    _ cause: @escaping @Sendable () -> String, _ group: inout EffectGroup?
  ) {
    guard let engine = effects, let order = engine.takeOrder() else { return }
    switch order {
    case .cancel(let record): cancelWork(of: record)
    case .start(let id):
      guard let record = engine.alive(id) else { return }
      if record.group == nil { adopt(record, cause, &group) }
      if record.task == nil && !record.isQueued { startWork(of: record, engine) }
    }
  }

  private func adopt(
    _ record: EffectRecord<F>, _ cause: @escaping @Sendable () -> String,
    _ group: inout EffectGroup?
  ) {
    let joined: EffectGroup = group ?? tree.makeGroup()
    group = joined
    joined.join(record.id)
    record.group = joined
    record.cause = cause
  }

  private func cancelWork(of record: EffectRecord<F>) {
    record.task?.cancel()
    record.group?.leave(record.id)
  }

  private func startWork(of record: EffectRecord<F>, _ engine: EffectEngine<F>) {
    let run = EffectRun<F>(record, of: self)
    let effect: F.Effect = record.effect
    let deadline: EffectDeadline? = record.waitsUntil
    record.task = engine.start { await run.perform(effect, after: deadline) }
  }

  /// Lets a run begin whose waiting is over; nil where its turn has not come or it is dropped.
  func beginWaiting(_ id: Int) -> EffectRun<F>? {
    guard let engine = effects, let record = engine.alive(id) else { return nil }
    let hasChanged: Bool = engine.begin(record)
    if record.isQueued { record.task = nil }
    var group: EffectGroup? = record.group
    tree.carryOutOrders(record.cause, &group)
    if hasChanged { reread(F.firstEffectNumber + record.number) }
    guard hasChanged, engine.alive(id) != nil else { return nil }
    return EffectRun<F>(record, of: self)
  }

  /// Hands what a run delivers to the root, to answer it now or when the action under way is done.
  func deliver(
    _ action: F.Action?, of id: Int, isLast: Bool, _ animation: FeatureAnimation?
  ) {
    guard !isGone else { return }
    _ = hand(
      action,
      ActionContext(
        source: .effect, animation: animation, run: id, endsRun: isLast, origin: self))
  }

  /// Answers what a run delivers, unless it is cancelled by now.
  func answerResult(_ item: QueuedAction<F>) {
    guard let run = item.context.run, let origin = item.context.origin,
      let joined = origin.take(run, isLast: item.context.endsRun)
    else { return }
    hasAftermath = false
    var group: EffectGroup? = joined
    if let action = item.action {
      source = .effect
      FeatureAnimation.animate(item.context.animation) { performSlowly(action) }
      source = .app
    }
    carryOut(item.action, &group)
    // Where an action is under way, whoever answers it drains the queue.
    if !isDraining { drain(&group) }
    if item.context.endsRun { joined.leave(run) }
  }

  /// Reports a failure that nothing answers, unless the run is cancelled by now.
  func reportFailure(_ message: String, of id: Int) {
    guard let record = effects?.alive(id) else { return }
    let name: String =
      F.effectNames.indices.contains(record.number) ? F.effectNames[record.number] : ""
    report(
      .unhandledFailure, "the effect «\(name)» failed and nothing handles it: \(message)",
      because: record.cause)
  }

  /// Reports a dependency that was not supplied, the first time that its name comes up.
  func reportMissing(_ name: String, of id: Int) {
    guard let record = effects?.alive(id), isFirstMissing(name) else { return }
    report(.missingDependency, StoreCore<F>.missingText(name), because: record.cause)
  }

  /// Reports what came up in a run.
  private func report(
    _ kind: FeatureReport.Kind, _ message: String, because cause: () -> String
  ) {
    tree.report(StoreTree.Trouble(kind: kind, feature: feature, message: message), cause())
  }
}

nonisolated extension StoreCore {
  /// Where a run is alive, its group; the run ends, where it is the last result.
  func takeEffect(_ run: Int, isLast: Bool) -> EffectGroup? {
    guard let engine = effects, let record = engine.alive(run) else { return nil }
    if isLast && engine.end(record) { note(F.firstEffectNumber + record.number) }
    return record.group
  }

  /// Ends runs without an outcome.
  func cancelEffects(_ runs: Set<Int>) {
    guard let engine = effects else { return }
    for id in runs.sorted() {
      guard let record = engine.records[id], engine.cancel(record) else { continue }
      note(F.firstEffectNumber + record.number)
    }
  }

  /// Repeats what became of a run when it was recorded; says whether it is one of this child.
  func repeatEffect(_ run: Int, hasEnded: Bool) -> Bool {
    guard let engine = effects, let record = engine.alive(run) else { return false }
    if hasEnded ? engine.end(record) : engine.begin(record) {
      note(F.firstEffectNumber + record.number)
    }
    return true
  }
}
