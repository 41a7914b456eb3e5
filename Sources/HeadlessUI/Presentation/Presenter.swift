/// What is presented by one modifier, as it was last evaluated.
@MainActor
final class PresentationState {
  private var shown: AnyHashable?

  /// Notes what is presented now; true where something that was presented is no more.
  func show(_ id: AnyHashable?) -> Bool {
    defer { shown = id }
    return shown != nil && shown != id
  }
}

/// Presents a view while a binding is true.
nonisolated struct FlagPresenter<Content: View>: TrackedView {
  let kind: ViewElement.Kind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content

  nonisolated init(
    _ kind: ViewElement.Kind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Content
  ) {
    self.kind = kind
    self.isPresented = isPresented
    self.onDismiss = onDismiss
    self.content = content
  }

  @MainActor
  func resolveTracked(in scope: ResolveScope) {
    let isPresented: Binding<Bool> = isPresented
    let isShown: Bool = isPresented.wrappedValue
    scope.present(
      kind, id: isShown ? AnyHashable(true) : nil, onDismiss: onDismiss,
      dismiss: { isPresented.wrappedValue = false }, content: content)
  }
}

/// Presents a view while a binding has an item; another item is another presentation.
nonisolated struct ItemPresenter<Item, ID: Hashable, Content: View>: TrackedView {
  let kind: ViewElement.Kind
  let item: Binding<Item?>
  let id: (Item) -> ID
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  nonisolated init(
    _ kind: ViewElement.Kind, _ item: Binding<Item?>, id: @escaping (Item) -> ID,
    onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> Content
  ) {
    self.kind = kind
    self.item = item
    self.id = id
    self.onDismiss = onDismiss
    self.content = content
  }

  @MainActor
  func resolveTracked(in scope: ResolveScope) {
    let item: Binding<Item?> = item
    let shown: Item? = item.wrappedValue
    let content: (Item) -> Content = content
    scope.present(
      kind, id: shown.map { AnyHashable(id($0)) }, onDismiss: onDismiss,
      dismiss: { item.wrappedValue = nil },
      content: { shown.map { content($0) } })
  }
}

extension ResolveScope {
  /// Adds what is presented, if anything is.
  fileprivate func present<Content: View>(
    _ kind: ViewElement.Kind, id: AnyHashable?, onDismiss: (() -> Void)?,
    dismiss: @escaping () -> Void, content: () -> Content
  ) {
    let state: PresentationState = at(.addition(0)).keeping { PresentationState() }
    if state.show(id), let onDismiss { host.after(onDismiss) }
    guard let id else { return }
    var control = Control()
    control.dismiss = dismiss
    let handle: DismissHandle = at(.addition(1)).keeping { DismissHandle() }
    handle.action = dismiss
    add(kind, control: control) { inner in
      var inner: ResolveScope = inner
      inner.environment.dismiss = DismissAction(handle: handle)
      inner.environment.isPresented = true
      inner.resolve(content(), part: .id(id))
    }
  }
}

/// Adds a presenter to a view.
nonisolated struct PresentationModifier<Presenter: View>: PrimitiveModifier {
  let presenter: Presenter

  nonisolated init(_ presenter: Presenter) { self.presenter = presenter }

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    scope.resolve(content, part: .modifier)
    scope.resolve(presenter, part: .addition(0))
  }
}

/// Dismisses what a view is presented in, or goes back from its screen.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency
public struct DismissAction {
  let handle: DismissHandle?

  /// Dismisses it; does nothing where nothing is presented.
  public func callAsFunction() { handle?.action() }
}

/// What dismisses one presentation.
@MainActor
final class DismissHandle {
  var action: () -> Void = {}
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(handle: nil) }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
  /// Dismisses what a view is presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a view is presented.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
