/// A view, changed by a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Changes something.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// It has no body: the host shows it.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func resolve(in scope: ResolveScope) {
    if let primitive = modifier as? any PrimitiveModifier {
      primitive.resolve(content, in: scope)
    } else {
      let applied = AppliedModifier(
        content: content, installed: InstalledModifier(modifier: modifier))
      scope.resolve(applied, part: .modifier)
    }
  }
}

/// Makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What it makes.
  associatedtype Body: View

  /// What it makes of a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view that it is given.
  typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier> {
  let view: any View
}

extension _ViewModifier_Content: PrimitiveView {
  /// It has no body: the host shows it.
  public typealias Body = Never
  func resolve(in scope: ResolveScope) { scope.resolve(view, part: .content) }
}

/// A modifier of the app's, at work: its state is kept like a view's.
struct AppliedModifier<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let installed: InstalledModifier<Modifier>

  var body: some View {
    installed.modifier.body(content: _ViewModifier_Content(view: content))
  }
}

/// A modifier whose own properties are installed like a view's.
struct InstalledModifier<Modifier: ViewModifier>: InstalledProperty {
  private(set) var modifier: Modifier

  mutating func install(_ installation: Installation) {
    installation.install(in: &modifier)
  }
}

/// A modifier that the host knows how to apply.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Adds the view, changed, to what its owner shows.
  func resolve<V: View>(_ content: V, in scope: ResolveScope)
}

extension PrimitiveModifier {
  /// Never asked: the host applies such a modifier instead.
  public func body(content: Content) -> Never {
    endWithoutBody(of: String(describing: Self.self))
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
