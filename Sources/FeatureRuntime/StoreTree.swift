/// What a root store shares with the stores of its children: surroundings, and what is to be done when
/// the action under way is over.
///
/// Used on the main actor only; what effects hold of it they hand back there.
@usableFromInline
nonisolated final class StoreTree: @unchecked Sendable {
  /// What became of a run, for a recording.
  enum Event: Equatable {
    case began(Int)
    case ended(Int)
  }

  /// What a reduction noticed, before the action's name is put to it.
  struct Trouble {
    var kind: FeatureReport.Kind
    var feature: String
    var message: String
  }

  let environment: FeatureEnvironment
  let onReport: @MainActor (FeatureReport) -> Void
  let shared: SharedStorage
  /// The root's core, which lives as long as its store.
  @exclusivity(unchecked) weak var root: StoreNode?
  /// What the action under way draws from the environment, or drew when it was recorded.
  @exclusivity(unchecked) var tape: DrawTape?
  /// Whether every node that was written is told of, not only those that have readers: where
  /// invariants are checked.
  @exclusivity(unchecked) @usableFromInline var notesAll = false
  /// Whether every action is answered from the root on: because it is printed or recorded, or because
  /// of shared values, to which all may react.
  @exclusivity(unchecked) @usableFromInline var goesThroughRoot = false
  /// How the changes of the action under way are animated.
  @exclusivity(unchecked) var animation: FeatureAnimation?
  /// The children whose readers are to be told, and those that were written.
  @exclusivity(unchecked) var news: [StoreNode] = []
  /// The shared values that were written.
  @exclusivity(unchecked) private var sharedNews: [SharedBoxBase] = []
  @exclusivity(unchecked) @usableFromInline private(set) var hasSharedNews = false
  /// How often readers were told of shared values.
  @exclusivity(unchecked) private(set) var sharedRound = 0
  /// The nodes that ask for work to start or to end, one entry an order.
  @exclusivity(unchecked) private var orders: [StoreNode] = []
  @exclusivity(unchecked) var troubles: [Trouble] = []
  /// What is to be checked beside the nodes that were written.
  @exclusivity(unchecked) var checks: [() -> Void] = []
  /// How many invariants were ever checked.
  @exclusivity(unchecked) var requirements = 0
  @exclusivity(unchecked) var observers: [StoreObserver] = []
  /// What happened to runs since the last recorded action; nil where nothing is recorded.
  @exclusivity(unchecked) var events: [Event]?
  /// The number of the next run; each has its own in the tree.
  @exclusivity(unchecked) private(set) var nextRun = 0
  /// The dependencies that were reported missing.
  @exclusivity(unchecked) private var missing: Set<String> = []

  init(
    environment: FeatureEnvironment, shared: SharedStorage,
    onReport: @escaping @MainActor (FeatureReport) -> Void
  ) {
    self.shared = shared
    self.environment = environment
    self.onReport = onReport
    assert(noteAll())
    shared.add(self)
  }

  private func noteAll() -> Bool {
    notesAll = true
    return true
  }

  /// Whether work is to start or to end.
  var hasOrders: Bool { !orders.isEmpty }

  /// Whether readers of children or of shared values are to be told.
  var hasNews: Bool { !news.isEmpty || hasSharedNews }

  /// Notes that a shared value was written.
  func noteShared(_ box: SharedBoxBase) {
    guard !box.hasNews else { return }
    box.hasNews = true
    hasSharedNews = true
    sharedNews.append(box)
  }

  /// A number for a run.
  func takeRun() -> Int {
    defer { nextRun += 1 }
    return nextRun
  }

  /// The events since the last call.
  func takeEvents() -> [Event] {
    guard let taken = events else { return [] }
    events = []
    return taken
  }

  /// Whether a missing dependency of a feature was not reported before.
  func isFirstMissing(_ name: String, of feature: String) -> Bool {
    missing.insert("\(feature).\(name)").inserted
  }

  /// Notes that a node has one order more.
  func noteOrder(of node: StoreNode) {
    orders.append(node)
  }

  /// A group for the runs that one action starts.
  func makeGroup() -> EffectGroup {
    EffectGroup { [weak self] runs in self?.cancel(runs) }
  }
}

@MainActor extension StoreTree {
  /// Hands on what nobody handles.
  ///
  /// - Parameters:
  ///   - feature: that which noticed it; named in the message where it is not the root.
  ///   - action: the root's action during which it was noticed.
  func report(_ trouble: Trouble, _ action: String) {
    let name: String = root?.feature ?? trouble.feature
    let message: String =
      trouble.feature == name ? trouble.message : "\(trouble.feature): \(trouble.message)"
    onReport(
      FeatureReport(kind: trouble.kind, feature: name, action: action, message: message))
  }

  /// Tells the readers of the children that have news, and those of shared values.
  func tellNews() {
    var next = 0
    while next < news.count {
      news[next].tellNews()
      next += 1
    }
    news.removeAll(keepingCapacity: true)
    runObservers()
    if hasSharedNews { tellShared() }
  }

  private func tellShared() {
    let told: [SharedBoxBase] = sharedNews
    sharedNews = []
    hasSharedNews = false
    sharedRound += 1
    for box in told { shared.tell(box) }
    runObservers()
    shared.runObservers(but: self)
  }

  /// Runs the observers that read something that has changed.
  func runObservers() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.isDone }
    for observer in observers { observer.runIfNeeded() }
  }

  /// Starts and cancels work, in the order asked.
  ///
  /// - Parameters:
  ///   - cause: the action that led to it, as text.
  ///   - group: that of the action; made where there is none and work starts.
  func carryOutOrders(_ cause: @escaping @Sendable () -> String, _ group: inout EffectGroup?) {
    guard !orders.isEmpty else { return }
    let taken: [StoreNode] = orders
    orders = []
    // What is replayed holds the results of the work.
    let isReplaying: Bool = tape?.isReplaying == true
    for node in taken {
      if isReplaying { node.forgetOrder() } else { node.carryOutOrder(cause, &group) }
    }
  }

  /// Ends runs without an outcome.
  func cancel(_ runs: Set<Int>) {
    guard let root else { return }
    root.visit { $0.cancel(runs) }
    var group: EffectGroup?
    carryOutOrders({ "" }, &group)
    root.tellOutside()
  }
}
