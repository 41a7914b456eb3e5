/// Where a view adds what it shows: whose body is resolved, the place in it, and what is handed
/// down there.
@MainActor
struct ResolveScope {
  let node: ViewNode
  private let pass: ResolvePass
  private let list: ElementList
  private(set) var identity: ViewIdentity
  var environment: EnvironmentValues

  init(node: ViewNode, pass: ResolvePass, list: ElementList) {
    self.node = node
    self.pass = pass
    self.list = list
    identity = ViewIdentity()
    environment = EnvironmentValues(inside: node.environment)
  }

  private init(_ outer: ResolveScope, part: ViewPart?, list: ElementList?) {
    node = outer.node
    pass = outer.pass
    self.list = list ?? outer.list
    identity = part.map { outer.identity.appending($0) } ?? outer.identity
    environment = outer.environment
  }

  var host: ViewHost { node.host }

  /// Adds what a view shows.
  func resolve<V: View>(_ view: V, part: ViewPart) {
    let inner = ResolveScope(self, part: part, list: nil)
    if let primitive = view as? any PrimitiveView {
      primitive.resolve(in: inner)
    } else {
      inner.addChild(view)
    }
  }

  /// Adds a view that is evaluated by itself.
  func addChild<V: View>(_ view: V) {
    let key: ViewIdentity = pass.unused(identity) { first in
      host.report(.duplicateIdentity(first), in: node)
    }
    let child: ViewNode
    if let known = node.children[key], known.holds(V.self) {
      child = known
      if child.update(view, environment) { pass.pending.append(child) }
    } else {
      child = ViewNode(view, environment, parent: node, host: host)
      pass.pending.append(child)
    }
    pass.children[key] = child
    list.elements.append(child.element)
  }

  /// Adds an element with nothing in it.
  @discardableResult
  func add(
    _ kind: ViewElement.Kind, name: @escaping () -> String = { "" },
    attribute: ViewAttribute? = nil, control: Control = Control()
  ) -> ViewElement {
    add(kind, name: name, attribute: attribute, control: control, content: { _ in })
  }

  /// Adds an element, with what `content` adds in it.
  @discardableResult
  func add(
    _ kind: ViewElement.Kind, name: @escaping () -> String = { "" },
    attribute: ViewAttribute? = nil, control: Control = Control(),
    content: (ResolveScope) -> Void
  ) -> ViewElement {
    let element = ViewElement(
      kind, name: name, attribute: attribute, control: control, host: host)
    let inner = ElementList()
    content(ResolveScope(self, part: nil, list: inner))
    element.children = inner.elements
    list.elements.append(element)
    return element
  }

  /// Adds a control's label.
  func addLabel<V: View>(_ label: V) {
    add(.controlLabel) { $0.resolve(label, part: .label) }
  }

  /// Something that is kept for as long as there is something here, made when it first is.
  func keeping<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    let kept: Kept = (node.kept[identity] as? Kept) ?? make()
    pass.kept[identity] = kept
    return kept
  }

  /// The same place, for something that is added to it.
  func at(_ part: ViewPart) -> ResolveScope { ResolveScope(self, part: part, list: nil) }
}

/// The elements that are gathered at one place.
@MainActor
final class ElementList {
  var elements: [ViewElement] = []
}

/// What one evaluation of a view has found so far.
@MainActor
final class ResolvePass {
  var children: [ViewIdentity: ViewNode] = [:]
  /// Those of the children that have to be evaluated.
  var pending: [ViewNode] = []
  var kept: [ViewIdentity: AnyObject] = [:]

  /// An identity that no other child has; `onDuplicate` is told where that asked for is taken.
  func unused(_ identity: ViewIdentity, onDuplicate: (String) -> Void) -> ViewIdentity {
    guard children[identity] != nil else { return identity }
    let id: AnyHashable? = identity.parts.reversed().lazy.compactMap { part in
      if case .id(let id) = part { id } else { nil }
    }.first
    if let id { onDuplicate(String(describing: id)) }
    var number = 1
    while children[identity.appending(.index(number))] != nil { number += 1 }
    return identity.appending(.index(number))
  }
}
