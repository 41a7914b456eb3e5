/// Shows views where there is no screen: evaluates them as SwiftUI does, and lets a test work them
/// as a user would.
///
/// ```swift
/// let host = ViewHost(CounterView(store: store))
/// try host.find(.button, "+").tap()
/// #expect(host.text.contains("Text \"1\""))
/// #expect(host.evaluations(of: CounterView.self) == 2)
/// ```
///
/// Whatever a test asks, the host first brings up to date what has changed; changes that nobody
/// asks about are shown as soon as the main actor is free.
@MainActor
public final class ViewHost {
  /// How the host behaves where systems differ.
  public struct Options: Sendable {
    /// What the texts of keys are, for those that are translated.
    public var strings: [String: String] = [:]
    /// When an alert's binding is written, seen from its button's action.
    public var alertWrite: AlertWrite = .afterAction

    /// The usual behaviour.
    public init() {}

    /// When an alert's binding is written.
    public enum AlertWrite: Sendable {
      /// After the button's action, as Apple documents it.
      case afterAction
      /// Before the button's action.
      case beforeAction
    }
  }

  let options: Options
  let updates: PendingUpdates
  private var nodes: [Int: ViewNode] = [:]
  private var lastNodeID = 0
  private var counts: [ObjectIdentifier: Int] = [:]
  private var rootNode: ViewNode?
  private var shownSlots: [LifecycleSlot] = []
  private var afterUpdate: [() -> Void] = []
  private var isUpdating = false
  /// The field that has the keyboard.
  var focused: (any TextSession)?

  /// Shows a view.
  public init<Content: View>(_ view: Content, options: Options = Options()) {
    self.options = options
    let wake = Wake()
    updates = PendingUpdates(wake: { wake.call() })
    wake.set { [weak self] in self?.update() }
    let node = ViewNode(view, EnvironmentValues(), parent: nil, host: self)
    rootNode = node
    node.evaluate()
    update()
  }

  /// Shows another value of the same view in its place; one of another type is another view.
  public func show<Content: View>(_ view: Content) {
    if let rootNode, rootNode.holds(Content.self) {
      if rootNode.update(view, EnvironmentValues()) { rootNode.evaluate() }
    } else {
      rootNode?.end()
      let node = ViewNode(view, EnvironmentValues(), parent: nil, host: self)
      rootNode = node
      node.evaluate()
    }
    deliverLifecycle()
    update()
  }

  /// Takes the view down: it disappears, its tasks are cancelled, its UIKit views dismantled.
  public func close() {
    rootNode?.end()
    rootNode = nil
    deliverLifecycle()
  }

  /// What is shown, as it is at this moment; nil after `close()`.
  var rootElement: ViewElement? { rootNode?.element }

  /// What is shown, brought up to date; nil after `close()`.
  public var root: ViewElement? {
    update()
    return rootElement
  }

  // MARK: Updating

  /// Brings up to date whatever has changed, and runs what waits for that.
  public func update() {
    guard !isUpdating, rootNode != nil else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<roundsBeforeGivingUp {
      evaluateMarked()
      deliverLifecycle()
      let actions: [() -> Void] = afterUpdate
      afterUpdate = []
      for action in actions { action() }
      reconcileFocus()
      if updates.isEmpty && afterUpdate.isEmpty { return }
    }
    if let node = rootNode { report(.updatesDoNotSettle, in: node) }
    _ = updates.take()
  }

  private var roundsBeforeGivingUp: Int { 100 }

  private func evaluateMarked() {
    let marks: Set<EvaluationMark> = updates.take()
    let outdated: [ViewNode] = marks.compactMap { nodes[$0.node] }
    for node in outdated.sorted(by: { ($0.depth, $0.id) < ($1.depth, $1.id) })
    where node.isAlive && marks.contains(node.mark) {
      node.evaluate()
    }
  }

  /// Runs something once the update is over.
  func after(_ action: @escaping () -> Void) { afterUpdate.append(action) }

  /// Tells who came into view and who went out of it, the latter first.
  private func deliverLifecycle() {
    guard let element = rootNode?.element else {
      for slot in shownSlots { slot.disappear() }
      shownSlots = []
      return
    }
    let now: [LifecycleSlot] = element.visibleTree.compactMap(\.lifecycle)
    let before: [LifecycleSlot] = shownSlots
    shownSlots = now
    let present = Set(now.map { ObjectIdentifier($0) })
    for slot in before where !present.contains(ObjectIdentifier(slot)) { slot.disappear() }
    for slot in now where !slot.isVisible { slot.appear() }
  }

  // MARK: Nodes

  func nextNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }

  func add(_ node: ViewNode) { nodes[node.id] = node }

  func remove(_ node: ViewNode) { nodes[node.id] = nil }

  // MARK: What a test asks

  func countEvaluation(of type: ObjectIdentifier) { counts[type, default: 0] += 1 }

  /// How many times views of a type were evaluated: their bodies, or `updateUIView`.
  public func evaluations<V: View>(of type: V.Type) -> Int {
    update()
    return counts[ObjectIdentifier(type)] ?? 0
  }

  /// Counts from zero again.
  public func resetEvaluations() {
    update()
    counts = [:]
  }

  /// What SwiftUI would have complained about so far.
  public var reports: [ViewReport] {
    update()
    return updates.allReports
  }

  /// Forgets the reports so far.
  public func clearReports() { updates.clearReports() }

  func report(_ kind: ViewReport.Kind, in node: ViewNode) {
    updates.report(ViewReport(kind, view: node.name))
  }

  /// The animation of the last change that made a view out of date; nil where it had none.
  public var lastAnimation: Animation? { updates.animation }
}

extension ViewElement {
  /// What is told of its coming and going.
  var lifecycle: LifecycleSlot? {
    if case .lifecycle(let slot) = attribute?.role { slot } else { nil }
  }
}
