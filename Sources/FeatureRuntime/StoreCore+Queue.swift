@MainActor extension StoreCore {
  /// Takes an action of the app where this is a child, or busy.
  @inlinable
  func sendFromBusy(_ action: F.Action) -> FeatureTask {
    guard let root, !isGone, !root.isBusy else { return sendSlowly(action) }
    guard let channel else { return sendSlowly(action) }
    if let direct = channel.direct, !tree.goesThroughRoot {
      return answer(action, at: direct, below: root)
    }
    return channel.send(action)
  }

  /// Answers an action at the root, where none is under way.
  @inlinable
  func sendNow(_ action: F.Action) -> FeatureTask {
    if channel != nil { return sendFromBusy(action) }
    isBusy = true
    perform(action)
    guard hasAftermath else {
      isBusy = false
      return FeatureTask()
    }
    let task: FeatureTask = finishAftermath(of: action)
    isBusy = false
    return task
  }

  /// Takes an action of the app that cannot be answered at once: it is queued, or its receiver is gone.
  @usableFromInline
  func sendSlowly(_ action: F.Action) -> FeatureTask {
    let context = ActionContext(
      source: .app, origin: place == nil ? nil : self, isWrite: F.isBindingWrite(action))
    if isGone {
      lose(QueuedAction<F>(action: action, context: context))
      return FeatureTask()
    }
    return hand(action, context)
  }

  /// Hands an action to the root, which answers it now or when those before it are done.
  func hand(_ action: F.Action?, _ context: ActionContext) -> FeatureTask {
    let root: StoreNode = root ?? self
    guard root.isBusy else {
      raise(action, context)
      return root.answerQueue()
    }
    var context: ActionContext = context
    // The result of a run belongs to the group of the run.
    if context.run == nil { context.group = tree.makeGroup() }
    raise(action, context)
    return FeatureTask(context.group)
  }

  /// Answers what is queued, where no action is under way.
  func answerOutermost() -> FeatureTask {
    isBusy = true
    defer { isBusy = false }
    var group: EffectGroup?
    if let item = queue.first, item.context.run != nil {
      // What a result sends belongs to its run, and the run ends after it.
      queue.removeFirst()
      answerResult(item)
    } else {
      drain(&group)
    }
    return FeatureTask(group)
  }

  /// What follows an action beside telling its readers: outputs and effects, then what was queued
  /// meanwhile. Nil stands for `init`.
  @usableFromInline
  func finishAftermath(of action: F.Action?) -> FeatureTask {
    var group: EffectGroup?
    carryOut(action, &group)
    drain(&group)
    return FeatureTask(group)
  }

  /// Answers what was queued, in order.
  func drain() {
    var group: EffectGroup?
    drain(&group)
  }

  /// - Parameter group: that of the outermost action, to which what it queued belongs.
  func drain(_ group: inout EffectGroup?) {
    var next = 0
    isDraining = true
    while next < queue.count {
      let item: QueuedAction<F> = queue[next]
      next += 1
      answer(item, &group)
    }
    queue.removeAll(keepingCapacity: next <= 64)
    isDraining = false
    hasAftermath = false
  }

  private func answer(_ item: QueuedAction<F>, _ group: inout EffectGroup?) {
    let context: ActionContext = item.context
    if context.origin?.isGone == true { return lose(item) }
    guard context.run == nil else { return answerResult(item) }
    guard let action = item.action else { return }
    hasAftermath = false
    source = context.source
    FeatureAnimation.animate(context.animation) { perform(action) }
    source = .app
    guard hasAftermath else { return }
    guard context.group != nil else { return carryOut(action, &group) }
    var own: EffectGroup? = context.group
    carryOut(action, &own)
  }

  /// Reports an action whose sender is gone; a binding's write and a run's result are dropped.
  private func lose(_ item: QueuedAction<F>) {
    guard item.context.run == nil, !item.context.isWrite, let action = item.action else { return }
    report(.lostAction, "what it was sent to is gone", action)
  }

  /// Does what a reduction left: news of children, troubles, outputs, a dismissal, effects.
  func carryOut(_ action: F.Action?, _ group: inout EffectGroup?) {
    hasAftermath = false
    if tree.hasNews { tellChildren() }
    if !tree.troubles.isEmpty { reportTroubles(of: action) }
    if !outputs.isEmpty { handOnOutputs() }
    if wantsDismissal { dismiss(action) }
    if tree.hasOrders { tree.carryOutOrders(StoreCore.text(of: action), &group) }
  }

  private func reportTroubles(of action: F.Action?) {
    let troubles: [StoreTree.Trouble] = tree.troubles
    tree.troubles = []
    let name: String = StoreCore.text(of: action)()
    for trouble in troubles { tree.report(trouble, name) }
  }

  private func handOnOutputs() {
    let outputs: [(output: F.Output, animation: FeatureAnimation?)] = outputs
    self.outputs = []
    guard let onOutput else { return }
    for (output, animation) in outputs {
      FeatureAnimation.animate(animation) { onOutput(output) }
    }
  }

  private func dismiss(_ action: F.Action?) {
    wantsDismissal = false
    guard let onDismiss else {
      return report(
        .unheardDismissal, "it dismisses itself, and nothing presents it", action)
    }
    FeatureAnimation.animate(extras.dismissalAnimation, onDismiss)
  }

  /// Hands on what nobody handles; nil stands for `init`.
  func report(_ kind: FeatureReport.Kind, _ message: String, _ action: F.Action?) {
    tree.report(
      StoreTree.Trouble(kind: kind, feature: feature, message: message),
      StoreCore.text(of: action)())
  }

  /// What says which action it was, for whoever asks.
  static func text(of action: F.Action?) -> @Sendable () -> String {
    guard let action else { return { "init" } }
    return { ChangePrinter<F>().describe(action) }
  }

  /// Tells the readers of a binding, or of an effect's state, to read again.
  func reread(_ number: Int) {
    guard hasReaders else { return }
    note(number)
    (root ?? self).tellOutside()
  }

  func tellOutsideActions() {
    guard tree.hasNews else { return }
    let wasBusy: Bool = isBusy
    isBusy = true
    tellChildren()
    guard !wasBusy else { return }
    drain()
    isBusy = false
  }
}
