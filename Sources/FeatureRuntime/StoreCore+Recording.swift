@MainActor extension StoreCore {
  /// Hands each action from now on to a closure.
  func record(_ recorder: @escaping @MainActor (RecordedAction<F>) -> Void) {
    let watching: StoreWatching<F> = watch()
    watching.recorder = recorder
    watching.recordingBase = tree.nextRun
    tree.events = []
    tree.tape = DrawTape(isReplaying: false)
    tree.notesAll = true
  }

  /// Ends the recording.
  func stopRecording() {
    watching?.recorder = nil
    tree.tape = nil
    tree.events = nil
    isWatched = watching?.printer != nil
  }

  /// Answers recorded actions with what they drew when they were recorded.
  func replay(_ actions: [RecordedAction<F>], from state: F.State?) {
    guard !isBusy else {
      return report(.divergedReplay, "a replay cannot begin inside an action", nil)
    }
    isBusy = true
    let recorder: (@MainActor (RecordedAction<F>) -> Void)? = watching?.recorder
    stopRecording()
    forgetAllEffects()
    let tape = DrawTape(isReplaying: true)
    tree.tape = tape
    _ = watch()
    if let state { replace(state) }
    let base: Int = tree.nextRun
    for action in actions { replay(action, from: tape, base) }
    stopRecording()
    forgetAllEffects()
    if let recorder { record(recorder) }
    isBusy = false
  }

  private func replay(_ recorded: RecordedAction<F>, from tape: DrawTape, _ base: Int) {
    for event in recorded.events {
      repeatEvent(of: base + event.run, event.hasEnded, in: self)
    }
    tape.load(recorded.draws)
    hasAftermath = false
    source = recorded.source
    performSlowly(recorded.action)
    source = .app
    if let divergence = tape.takeDivergence() {
      report(.divergedReplay, divergence, recorded.action)
    }
    var group: EffectGroup?
    carryOut(recorded.action, &group)
  }

  private func repeatEvent(of run: Int, _ hasEnded: Bool, in node: StoreNode) {
    var isFound = false
    node.visit { isFound = isFound || $0.repeatEvent(of: run, hasEnded: hasEnded) }
  }

  private func replace(_ state: F.State) {
    storage.pointee = state
    var reduction = Reduction<F>(core: self)
    for field in F.fieldNames.indices { reduction.mark(field) }
    attendance = .replaced
    lookAfterChildren(&storage.pointee, &reduction)
    attendance = .usual
    settle(reduction.changed, reduction.reread)
    if tree.hasNews { tellChildren() }
  }

  private func forgetAllEffects() {
    visit { $0.forgetEffects() }
    if tree.hasNews { tellChildren() }
  }

  /// Answers an action that is printed, recorded or replayed, or a run's result.
  @usableFromInline
  func performSlowly(_ action: F.Action) {
    let printer: (@MainActor (String) -> Void)? = watching?.printer
    let old: F.State? = printer == nil ? nil : snapshot()
    let events: [StoreTree.Event] = tree.takeEvents()
    var reduction = Reduction<F>(core: self)
    isReducing = true
    F.reduce(&storage.pointee, action, &reduction)
    lookAfterChildren(&storage.pointee, &reduction)
    isReducing = false
    if let watching, watching.recorder != nil { record(action, events, watching) }
    if let old {
      printer?(ChangePrinter<F>().describe(action, from: old, to: snapshot()))
    }
    // Not only in debug builds: a test store and a replay tell of broken invariants in any.
    _ = checkInvariants(reduction.changed)
    if hasReaders && !(reduction.changed.isEmpty && reduction.reread.isEmpty) {
      tell(reduction.changed, reduction.reread)
    }
    if tree.hasNews { hasAftermath = true }
  }

  private func record(
    _ action: F.Action, _ events: [StoreTree.Event], _ watching: StoreWatching<F>
  ) {
    // What became of runs inside the reduction, the replay repeats by itself.
    _ = tree.takeEvents()
    let base: Int = watching.recordingBase
    watching.recorder?(
      RecordedAction<F>(
        action: action, source: source, draws: tree.tape?.take() ?? [],
        events: events.map { event in
          switch event {
          case .began(let id): RecordedAction<F>.EffectEvent(run: id - base, hasEnded: false)
          case .ended(let id): RecordedAction<F>.EffectEvent(run: id - base, hasEnded: true)
          }
        }))
  }
}
