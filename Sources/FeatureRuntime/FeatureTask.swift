/// What an action set going: wait for it or cancel it.
public nonisolated struct FeatureTask: Sendable {
  @usableFromInline let group: EffectGroup?

  /// The effects that an action started; nil where there are none.
  @usableFromInline
  init(_ group: EffectGroup?) {
    self.group = group
  }

  /// Nothing was started.
  @inlinable
  init() {
    group = nil
  }

  /// Waits until all that the action started has ended, and what the actions of those effects started.
  ///
  /// Where the waiting task is cancelled, so are the effects.
  public func finish() async {
    await group?.finish()
  }

  /// Cancels what the action started and still runs.
  ///
  /// Called on the main actor, the effects are idle when it returns; called elsewhere, they are as
  /// soon as the main actor is free. In both cases nothing of them is delivered any more.
  public func cancel(isolation: isolated (any Actor)? = #isolation) {
    guard let group else { return }
    if isolation === MainActor.shared {
      MainActor.assumeIsolated { group.cancelNow() }
    } else {
      group.cancel()
    }
  }
}
