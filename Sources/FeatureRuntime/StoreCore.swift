/// What a store keeps beside its state: its surroundings, its queue and who listens.
///
/// It is used on the main actor only. It is no part of the store's class so that a reduction,
/// which runs in code without isolation, can reach it.
@usableFromInline
nonisolated final class StoreCore<F: Feature> {
  /// Whether an action is under way; sends are queued meanwhile.
  @usableFromInline var isBusy = false
  /// Whether a reducer is running, in which the store cannot be read.
  @usableFromInline var isReducing = false
  /// Whether the reduction left something to do beside telling the readers.
  @usableFromInline var hasAftermath = false
  /// Whether each action is printed.
  @usableFromInline var isPrinting = false
  /// Made by the first read.
  @usableFromInline var signals: Signals?

  var queue: [F.Action] = []
  var outputs: [F.Output] = []
  var wantsDismissal = false
  var troubles: [Trouble] = []
  var observers: [StoreObserver] = []
  /// Where the changes are printed to.
  var printer: @MainActor (String) -> Void = { _ in }

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
  @usableFromInline
  func enqueue(_ action: F.Action) {
    queue.append(action)
    hasAftermath = true
  }

  /// Notes a trouble, to be reported when the reduction is over.
  func note(_ kind: FeatureReport.Kind, _ message: String) {
    troubles.append(Trouble(kind: kind, message: message))
    hasAftermath = true
  }

  /// The signals, made at the first use.
  @usableFromInline
  func makeSignals() -> Signals {
    let made = Signals()
    signals = made
    return made
  }
}
