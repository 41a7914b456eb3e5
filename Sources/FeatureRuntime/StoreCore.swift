/// What a store keeps beside its state: its surroundings, its queue and who listens.
///
/// It is used on the main actor only. It is no part of the store's class so that a reduction,
/// which runs in code without isolation, can reach it. Its fields are not checked for exclusive
/// access: that would cost each send more than the rest, and no access here holds another.
@usableFromInline
nonisolated final class StoreCore<F: Feature> {
  /// Whether an action is under way; sends are queued meanwhile.
  @exclusivity(unchecked) @usableFromInline var isBusy = false
  /// Whether a reducer is running, in which the store cannot be read.
  @exclusivity(unchecked) @usableFromInline var isReducing = false
  /// Whether the reduction left something to do beside telling the readers.
  @exclusivity(unchecked) @usableFromInline var hasAftermath = false
  /// Whether each action is printed.
  @exclusivity(unchecked) @usableFromInline var isPrinting = false
  /// Whether anybody has read inside a tracking scope; else nobody is to be told.
  @exclusivity(unchecked) @usableFromInline var hasReaders = false
  /// Made by the first read.
  @exclusivity(unchecked) private var ownedSignals: Signals?
  // The same object, without the counting of references that would double the cost of a read.
  @exclusivity(unchecked) var signals: Unmanaged<Signals>?

  @exclusivity(unchecked) var queue: [F.Action] = []
  @exclusivity(unchecked) var outputs: [F.Output] = []
  @exclusivity(unchecked) var wantsDismissal = false
  @exclusivity(unchecked) var troubles: [Trouble] = []
  @exclusivity(unchecked) var observers: [StoreObserver] = []
  /// Where the changes are printed to.
  @exclusivity(unchecked) var printer: @MainActor (String) -> Void = { _ in }

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

  /// Notes that a field, or a binding by its number, is read.
  @usableFromInline
  func track(_ field: Int) {
    let signals: Unmanaged<Signals> = signals ?? makeSignals()
    if signals._withUnsafeGuaranteedRef({ $0.access(field) }) { hasReaders = true }
  }

  private func makeSignals() -> Unmanaged<Signals> {
    let made = Signals()
    let reference: Unmanaged<Signals> = Unmanaged.passUnretained(made)
    ownedSignals = made
    signals = reference
    return reference
  }
}
