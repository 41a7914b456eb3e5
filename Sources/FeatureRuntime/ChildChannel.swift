/// How the actions of a child reach the root.
@usableFromInline
nonisolated final class ChildChannel<F: Feature> {
  /// Brings an action to the root's queue.
  let raise: (F.Action?, ActionContext) -> Void
  /// Lets the root answer an action at once.
  @usableFromInline let send: @MainActor (F.Action) -> FeatureTask
  /// Where the child stands in the root's memory, where nobody in between has a say.
  @usableFromInline let direct: DirectPlace<F>?

  @usableFromInline
  init(
    raise: @escaping (F.Action?, ActionContext) -> Void,
    send: @escaping @MainActor (F.Action) -> FeatureTask, direct: DirectPlace<F>?
  ) {
    self.raise = raise
    self.send = send
    self.direct = direct
  }
}
