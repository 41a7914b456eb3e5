/// What a store keeps beside its state: its surroundings, its queue and who listens.
///
/// It is used on the main actor only. It is no part of the store's class so that a reduction,
/// which runs in code without isolation, can reach it. Its fields are not checked for exclusive
/// access: that would cost each send more than the rest, and no access here holds another.
@usableFromInline
nonisolated final class StoreCore<F: Feature>: StoreReaders {
  /// Whether an action is under way; sends are queued meanwhile.
  @exclusivity(unchecked) @usableFromInline var isBusy = false
  /// Whether the queue is being worked off.
  @exclusivity(unchecked) var isDraining = false
  /// Whether a reducer is running, in which the store cannot be read.
  @exclusivity(unchecked) @usableFromInline var isReducing = false
  /// Whether the reduction left something to do beside telling the readers.
  @exclusivity(unchecked) @usableFromInline var hasAftermath = false
  /// Whether each action is printed, recorded or replayed.
  @exclusivity(unchecked) @usableFromInline var isWatched = false
  /// Made by the first run.
  @exclusivity(unchecked) var effects: EffectEngine<F>?

  @exclusivity(unchecked) var queue: [QueuedAction<F>] = []
  @exclusivity(unchecked) var outputs: [(output: F.Output, animation: FeatureAnimation?)] = []
  @exclusivity(unchecked) var wantsDismissal = false
  @exclusivity(unchecked) var dismissalAnimation: FeatureAnimation?
  @exclusivity(unchecked) var troubles: [Trouble] = []
  @exclusivity(unchecked) var observers: [StoreObserver] = []
  /// Where the changes are printed to.
  @exclusivity(unchecked) var printer: (@MainActor (String) -> Void)?
  /// Who gets each action with what it drew.
  @exclusivity(unchecked) var recorder: (@MainActor (RecordedAction<F>) -> Void)?
  /// The number of the first run that is recorded.
  @exclusivity(unchecked) var recordingBase = 0
  /// What the action under way draws from the environment, or drew when it was recorded.
  @exclusivity(unchecked) var tape: DrawTape?
  /// Where the action under way comes from.
  @exclusivity(unchecked) var source = RecordedAction<F>.Source.app
  /// The dependencies that were reported missing.
  @exclusivity(unchecked) private var missing: Set<String> = []

  let environment: FeatureEnvironment
  @usableFromInline let dependencies: F.Dependencies
  let onOutput: (@MainActor (F.Output) -> Void)?
  let onDismiss: (@MainActor () -> Void)?
  let onReport: @MainActor (FeatureReport) -> Void

  /// What a reduction noticed, before the action's name is put to it.
  struct Trouble {
    var kind: FeatureReport.Kind
    var message: String
  }

  init(
    environment: FeatureEnvironment, dependencies: F.Dependencies,
    onOutput: (@MainActor (F.Output) -> Void)?, onDismiss: (@MainActor () -> Void)?,
    onReport: @escaping @MainActor (FeatureReport) -> Void
  ) {
    self.environment = environment
    self.dependencies = dependencies
    self.onOutput = onOutput
    self.onDismiss = onDismiss
    self.onReport = onReport
  }

  /// Keeps an action until those before it are done.
  func enqueue(_ item: QueuedAction<F>) {
    // What is replayed holds what was queued when it was recorded.
    if tape?.isReplaying == true { return }
    queue.append(item)
    hasAftermath = true
  }

  /// The engine of the effects, made where there was none.
  func makeEffects() -> EffectEngine<F> {
    let made: EffectEngine<F> = effects ?? EffectEngine<F>(clock: environment.clock)
    effects = made
    if recorder != nil || tape != nil { made.events = made.events ?? [] }
    return made
  }

  /// Notes that a dependency is missing, the first time that its name comes up.
  func noteMissing(_ name: String) {
    if isFirstMissing(name) { note(.missingDependency, StoreCore.missingText(name)) }
  }

  /// Whether a missing dependency was not reported before.
  func isFirstMissing(_ name: String) -> Bool { missing.insert(name).inserted }

  /// What is reported of a missing dependency.
  static func missingText(_ name: String) -> String { "the dependency «\(name)» is not supplied" }

  /// Notes a trouble, to be reported when the reduction is over.
  func note(_ kind: FeatureReport.Kind, _ message: String) {
    troubles.append(Trouble(kind: kind, message: message))
    hasAftermath = true
  }
}
