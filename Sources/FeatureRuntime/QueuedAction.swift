/// An action whose turn has not come, or a run's result.
nonisolated struct QueuedAction<F: Feature> {
  /// Nil for a run that ends without one.
  var action: F.Action?
  var source: RecordedAction<F>.Source
  var animation: FeatureAnimation?
  /// Whoever waits for this action alone; else it belongs to the outermost.
  var group: EffectGroup?
  /// The run whose result it is.
  var run: Int?
  /// Whether the run ends with it.
  var endsRun = false
}
