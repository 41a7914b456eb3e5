extension FeatureStore {
  /// Keeps an action of the app until the one under way is done.
  @usableFromInline
  final func enqueue(_ action: F.Action) -> FeatureTask {
    let group: EffectGroup = makeGroup()
    core.enqueue(QueuedAction<F>(action: action, source: .app, group: group))
    return FeatureTask(group)
  }

  /// What follows an action beside telling its readers: outputs and effects, then what was queued
  /// meanwhile. Nil stands for `init`.
  @usableFromInline
  final func finishAftermath(of action: F.Action?) -> FeatureTask {
    var group: EffectGroup?
    carryOut(action, &group)
    drain(&group)
    return FeatureTask(group)
  }

  /// Answers what was queued, in order.
  final func drain() {
    var group: EffectGroup?
    drain(&group)
  }

  /// - Parameter group: that of the outermost action, to which what it queued belongs.
  final func drain(_ group: inout EffectGroup?) {
    var next = 0
    core.isDraining = true
    while next < core.queue.count {
      let item: QueuedAction<F> = core.queue[next]
      next += 1
      answer(item, &group)
    }
    core.queue.removeAll(keepingCapacity: next <= 64)
    core.isDraining = false
    core.hasAftermath = false
  }

  private final func answer(_ item: QueuedAction<F>, _ group: inout EffectGroup?) {
    guard item.run == nil else { return answerResult(item) }
    guard let action = item.action else { return }
    core.hasAftermath = false
    core.source = item.source
    FeatureAnimation.animate(item.animation) { perform(action) }
    core.source = .app
    guard core.hasAftermath else { return }
    guard item.group != nil else { return carryOut(action, &group) }
    var own: EffectGroup? = item.group
    carryOut(action, &own)
  }

  /// Does what a reduction left: troubles, outputs, a dismissal, effects.
  final func carryOut(_ action: F.Action?, _ group: inout EffectGroup?) {
    core.hasAftermath = false
    if !core.troubles.isEmpty { reportTroubles(of: action) }
    if !core.outputs.isEmpty { handOnOutputs() }
    if core.wantsDismissal { dismiss(action) }
    if core.effects != nil { carryOutOrders(action, &group) }
  }

  private final func reportTroubles(of action: F.Action?) {
    let troubles: [StoreCore<F>.Trouble] = core.troubles
    core.troubles = []
    for trouble in troubles { report(trouble.kind, trouble.message, action) }
  }

  private final func handOnOutputs() {
    let outputs: [(output: F.Output, animation: FeatureAnimation?)] = core.outputs
    core.outputs = []
    guard let onOutput = core.onOutput else { return }
    for (output, animation) in outputs {
      FeatureAnimation.animate(animation) { onOutput(output) }
    }
  }

  private final func dismiss(_ action: F.Action?) {
    core.wantsDismissal = false
    guard let onDismiss = core.onDismiss else {
      return report(
        .unheardDismissal, "it dismisses itself, and nothing presents it", action)
    }
    FeatureAnimation.animate(core.dismissalAnimation, onDismiss)
  }

  /// Hands on what nobody handles; nil stands for `init`.
  final func report(_ kind: FeatureReport.Kind, _ message: String, _ action: F.Action?) {
    core.onReport(
      FeatureReport(
        kind: kind, feature: String(describing: F.self),
        action: action.map { ChangePrinter<F>().describe($0) } ?? "init", message: message))
  }
}
