extension FeatureStore {
  /// Hands each action from now on, with what it drew, to a closure: right after it was reduced, before
  /// anybody is told.
  public final func record(_ recorder: @escaping @MainActor (RecordedAction<F>) -> Void) {
    core.recorder = recorder
    core.recordingBase = core.effects?.nextID ?? 0
    core.effects?.events = []
    core.tape = DrawTape(isReplaying: false)
    core.isWatched = true
  }

  /// Ends the recording.
  public final func stopRecording() {
    core.recorder = nil
    core.tape = nil
    core.effects?.events = nil
    core.isWatched = core.printer != nil
  }

  /// Answers recorded actions with what they drew when they were recorded.
  ///
  /// No work is started, for its results are in the list, and nothing is queued, for that is there as
  /// well. Effects that run before it are cancelled, and none runs when it returns. What an action
  /// draws otherwise than when it was recorded is reported.
  ///
  /// - Parameters:
  ///   - actions: what was recorded, from the first action on.
  ///   - state: the state that was there when the recording began; nil goes on from the present one.
  public final func replay(_ actions: [RecordedAction<F>], from state: F.State? = nil) {
    guard !core.isBusy else {
      return report(.divergedReplay, "a replay cannot begin inside an action", nil)
    }
    core.isBusy = true
    let recorder: (@MainActor (RecordedAction<F>) -> Void)? = core.recorder
    stopRecording()
    forgetEffects()
    let tape = DrawTape(isReplaying: true)
    core.tape = tape
    core.isWatched = true
    if let state { replace(state) }
    let base: Int = core.effects?.nextID ?? 0
    for action in actions { replay(action, from: tape, base) }
    stopRecording()
    forgetEffects()
    if let recorder { record(recorder) }
    core.isBusy = false
  }

  private final func replay(_ recorded: RecordedAction<F>, from tape: DrawTape, _ base: Int) {
    var touched = FieldSet()
    for event in recorded.events {
      guard let engine = core.effects, let record = engine.alive(base + event.run) else { continue }
      if event.hasEnded ? engine.end(record) : engine.begin(record) {
        touched.insert(F.firstEffectNumber + record.number)
      }
    }
    tape.load(recorded.draws)
    core.hasAftermath = false
    core.source = recorded.source
    performSlowly(recorded.action, touching: touched)
    core.source = .app
    if let divergence = tape.takeDivergence() {
      report(.divergedReplay, divergence, recorded.action)
    }
    var group: EffectGroup?
    carryOut(recorded.action, &group)
  }

  private final func replace(_ state: F.State) {
    storage.pointee = state
    var all = FieldSet()
    for field in F.fieldNames.indices { all.insert(field) }
    settle(all, FieldSet())
  }

  private final func forgetEffects() {
    guard let touched = core.effects?.forgetAll(), !touched.isEmpty else { return }
    settle(FieldSet(), touched)
  }

  /// Prints each action from now on, with the fields that it changed and never a secret.
  public final func printChanges(
    to printer: @escaping @MainActor (String) -> Void = { text in print(text) }
  ) {
    core.printer = printer
    core.isWatched = true
  }

  /// Answers an action that is printed, recorded or replayed, or a run's result.
  ///
  /// - Parameter touched: what its readers are told of beside what it changes.
  @usableFromInline
  final func performSlowly(_ action: F.Action, touching touched: FieldSet) {
    let old: F.State? = core.printer == nil ? nil : storage.pointee
    let events: [EffectEngine<F>.Event] = core.effects?.takeEvents() ?? []
    var reduction = Reduction<F>(core: core)
    reduction.reread = touched
    core.isReducing = true
    F.reduce(&storage.pointee, action, &reduction)
    core.isReducing = false
    if core.recorder != nil { record(action, events) }
    if let old {
      core.printer?(ChangePrinter<F>().describe(action, from: old, to: current.pointee))
    }
    // Not only in debug builds: a test store and a replay tell of broken invariants in any.
    _ = checkInvariants(reduction.changed)
    if core.hasReaders && !(reduction.changed.isEmpty && reduction.reread.isEmpty) {
      tell(reduction.changed, reduction.reread)
    }
  }

  private final func record(_ action: F.Action, _ events: [EffectEngine<F>.Event]) {
    // What became of runs inside the reduction, the replay repeats by itself.
    _ = core.effects?.takeEvents()
    let base: Int = core.recordingBase
    core.recorder?(
      RecordedAction<F>(
        action: action, source: core.source, draws: core.tape?.take() ?? [],
        events: events.map { event in
          switch event {
          case .began(let id): RecordedAction<F>.EffectEvent(run: id - base, hasEnded: false)
          case .ended(let id): RecordedAction<F>.EffectEvent(run: id - base, hasEnded: true)
          }
        }))
  }
}
