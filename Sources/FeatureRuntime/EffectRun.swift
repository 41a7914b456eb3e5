/// One run of an effect, as its work sees it: what it may call, and where its results go.
///
/// Results are delivered on the main actor, through the store's queue, and only while the run is
/// alive: a run that was cancelled, or whose store or child is gone, delivers nothing more.
public nonisolated struct EffectRun<F: Feature>: Sendable {
  /// What the app supplied.
  public let dependencies: F.Dependencies
  let id: Int
  private let due: EffectDeadline?
  private let interval: Duration
  private weak var core: StoreCore<F>?

  init(_ record: EffectRecord<F>, of core: StoreCore<F>) {
    dependencies = core.dependencies
    id = record.id
    due = record.due
    // A timer without a pause would never let anything else run.
    interval = max(record.interval ?? .zero, .milliseconds(1))
    self.core = core
  }

  /// Delivers an action; the run goes on.
  @MainActor
  public func send(_ action: F.Action, animation: FeatureAnimation? = nil) {
    core?.deliver(action, of: id, isLast: false, animation)
  }

  /// Ends the run and delivers its last action; the effect is idle when that is reduced.
  @MainActor
  public func finish(_ action: F.Action, animation: FeatureAnimation? = nil) {
    core?.deliver(action, of: id, isLast: true, animation)
  }

  /// Ends the run.
  @MainActor
  public func finish() {
    core?.deliver(nil, of: id, isLast: true, nil)
  }

  /// Ends the run by a failure that an action answers.
  @MainActor
  public func fail<Failure: Error>(
    _ error: Failure, _ action: F.Action, animation: FeatureAnimation? = nil
  ) {
    guard !(error is CancellationError) else { return finish() }
    finish(action, animation: animation)
  }

  /// Ends the run by a failure that nothing answers: it is reported.
  @MainActor
  public func fail<Failure: Error>(_ error: Failure) {
    if !(error is CancellationError) {
      core?.reportFailure(FeatureRuntime.message(of: error), of: id)
    }
    finish()
  }

  /// Ends the run by a failure that the feature ignores on purpose.
  @MainActor
  public func ignore<Failure: Error>(_ error: Failure) {
    finish()
  }

  /// Ends the run because what it should call was not supplied; that is reported once a name.
  @MainActor
  public func reportMissing(_ name: String) {
    core?.reportMissing(name, of: id)
    finish()
  }

  /// Delivers an action at each interval until the run is cancelled, without drift: the moments are
  /// those of the run's beginning plus whole intervals. Intervals under a millisecond are one.
  public func every(
    animation: FeatureAnimation? = nil, _ action: @Sendable () -> F.Action
  ) async {
    var next: EffectDeadline? = due
    while let deadline = next {
      guard await deadline.wait() else { return }
      await send(action(), animation: animation)
      next = deadline.later(interval)
    }
  }

  /// Delivers an action once the interval is over.
  public func after(_ action: F.Action, animation: FeatureAnimation? = nil) async {
    if let due { guard await due.wait() else { return } }
    await finish(action, animation: animation)
  }
}

nonisolated extension EffectRun {
  /// Does the work of the run, its waiting before included.
  func perform(_ effect: F.Effect, after deadline: EffectDeadline?) async {
    guard let deadline else {
      await F.perform(effect, self)
      return await finish()
    }
    guard await deadline.wait(), let run = await begin() else { return }
    await F.perform(effect, run)
    await run.finish()
  }

  /// The run with its due moment, where it may begin now that its waiting is over.
  @MainActor
  private func begin() -> EffectRun<F>? {
    core?.beginWaiting(id)
  }
}
