import Observation

/// A view that is evaluated by itself: its value, and what it keeps for as long as it is there.
@MainActor
final class ViewNode {
  unowned let host: ViewHost
  let id: Int
  let depth: Int
  let name: String
  let type: ObjectIdentifier
  let element: ViewElement
  let environment: EnvironmentHolder
  let properties = PropertyKeep()
  private let box: any ViewBox
  private(set) var generation = 0
  private(set) var isAlive = true
  private(set) var children: [ViewIdentity: ViewNode] = [:]
  private(set) var kept: [ViewIdentity: AnyObject] = [:]

  init<V: View>(_ view: V, _ environment: EnvironmentValues, parent: ViewNode?, host: ViewHost) {
    self.host = host
    self.environment = EnvironmentHolder(environment)
    id = host.nextNodeID()
    depth = (parent?.depth ?? -1) + 1
    name = String(describing: V.self)
    type = ObjectIdentifier(V.self)
    box = makeBox(view)
    let shortName: String = V.self is any PrimitiveView.Type ? "" : shortTypeName(name)
    element = ViewElement(
      shortName.isEmpty ? .group : .view, name: { shortName }, host: host)
    host.add(self)
  }

  /// Whether it is a view of this type.
  func holds<V: View>(_: V.Type) -> Bool { type == ObjectIdentifier(V.self) }

  /// Takes a new value and new surroundings; true where it has to be evaluated for them.
  func update<V: View>(_ view: V, _ newEnvironment: EnvironmentValues) -> Bool {
    let hasSameEntries: Bool = environment.values.hasSameEntries(as: newEnvironment)
    environment.values = newEnvironment
    let isNew: Bool = box.take(view)
    if !hasSameEntries { noteNewEnvironment() }
    return isNew
  }

  /// Marks those views, here and inside, that have read something that is now handed down changed.
  private func noteNewEnvironment() {
    let isStale: Bool = properties.kept.values.contains { kept in
      (kept as? any EnvironmentDependency)?.isStale(in: environment.values) ?? false
    }
    if isStale || box.dependsOnEnvironment { host.updates.mark(mark) }
    for child in children.values { child.noteNewEnvironment() }
  }

  /// The evaluation that is current.
  var mark: EvaluationMark { EvaluationMark(node: id, generation: generation) }

  /// Evaluates it, and those views inside that have to be.
  func evaluate() {
    generation += 1
    host.countEvaluation(of: type)
    let pass = ResolvePass()
    let list = ElementList()
    let scope = ResolveScope(node: self, pass: pass, list: list)
    let evaluation = Evaluation(updates: host.updates, mark: mark, viewName: name)
    let updates: PendingUpdates = host.updates
    let current: EvaluationMark = mark
    evaluation.run {
      withObservationTracking {
        box.resolve(in: scope)
      } onChange: {
        updates.mark(current)
      }
    }
    let gone: [ViewNode] = children.filter { pass.children[$0.key] !== $0.value }.map(\.value)
    children = pass.children
    kept = pass.kept
    element.children = list.elements
    for child in gone { child.end() }
    for child in pass.pending { child.evaluate() }
  }

  /// What installs a property of the view.
  var installation: Installation {
    Installation(
      keep: properties, place: 0, environment: environment, node: mark, updates: host.updates,
      viewName: name)
  }

  /// It is no longer part of what is shown.
  func end() {
    isAlive = false
    host.remove(self)
    for child in children.values { child.end() }
    box.end()
    children = [:]
    kept = [:]
  }
}

/// The last part of a type's name, without its generic arguments.
func shortTypeName(_ name: String) -> String {
  String(name.prefix { $0 != "<" })
}
