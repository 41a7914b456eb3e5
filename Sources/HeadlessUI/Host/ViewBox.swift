/// A view of some type, as a node holds it.
@MainActor
protocol ViewBox: AnyObject {
  /// Takes a new value; true where it differs from the one before.
  func take<V: View>(_ view: V) -> Bool
  /// Adds what the view shows.
  func resolve(in scope: ResolveScope)
  /// The view is gone.
  func end()
  /// Whether it depends on everything that is handed down.
  var dependsOnEnvironment: Bool { get }
}

/// A view of this library that is evaluated by itself, so that what it reads concerns it alone.
@MainActor
protocol TrackedView: PrimitiveView {
  /// Adds what it shows; what is read here is what it depends on.
  func resolveTracked(in scope: ResolveScope)
}

extension TrackedView {
  func resolve(in scope: ResolveScope) { scope.addChild(self) }
}

/// A view with a body, or one of this library's.
@MainActor
final class BodyBox<Content: View>: ViewBox {
  private var view: Content

  init(_ view: Content) { self.view = view }

  func take<V: View>(_ newView: V) -> Bool {
    guard let newView = newView as? Content else { return false }
    defer { view = newView }
    return !isSame(view, newView)
  }

  func resolve(in scope: ResolveScope) {
    var installed: Content = view
    scope.node.installation.install(in: &installed)
    if let tracked = installed as? any TrackedView {
      tracked.resolveTracked(in: scope)
    } else if let primitive = installed as? any PrimitiveView {
      primitive.resolve(in: scope)
    } else {
      scope.resolve(installed.body, part: .content)
    }
  }

  func end() {}

  var dependsOnEnvironment: Bool { false }
}

/// The box that a view needs.
@MainActor
func makeBox<V: View>(_ view: V) -> any ViewBox {
  if let bridge = view as? any UIViewRepresentable { return makeBridge(bridge) }
  return BodyBox(view)
}

@MainActor
private func makeBridge<Bridge: UIViewRepresentable>(_ bridge: Bridge) -> any ViewBox {
  BridgeBox(bridge)
}
