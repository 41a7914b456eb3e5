/// An action whose turn has not come, or a run's result.
nonisolated struct QueuedAction<F: Feature> {
  /// Nil for a run that ends without one.
  var action: F.Action?
  var context: ActionContext
}

/// What goes with an action on its way to the root.
@usableFromInline
nonisolated struct ActionContext {
  var source: ActionSource
  var animation: FeatureAnimation?
  /// Whoever waits for this action alone; else it belongs to the outermost.
  var group: EffectGroup?
  /// The run whose result it is.
  var run: Int?
  /// Whether the run ends with it.
  var endsRun = false
  /// The node that it comes from, where that is a child or a run; what comes from one that is gone
  /// does nothing.
  var origin: StoreNode?
  /// Whether it writes a binding: such a write is dropped in silence.
  var isWrite = false
}
