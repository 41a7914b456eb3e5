/// Screens on top of each other.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationStack<Data, Root> {
  let path: PathChannel?
  let root: Root
}

/// A stack's path, whatever its type.
struct PathChannel {
  /// The values on top, read anew.
  let values: () -> [AnyHashable]
  /// Puts a value on top; false where it is not of the path's type.
  let push: (AnyHashable) -> Bool
  /// Keeps so many values.
  let truncate: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    push = { value in
      path.wrappedValue.values.append(value)
      return true
    }
    truncate = { count in
      path.wrappedValue.values.removeLast(max(0, path.wrappedValue.count - count))
    }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    push = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    truncate = { count in
      path.wrappedValue.removeLast(max(0, path.wrappedValue.count - count))
    }
  }
}

extension NavigationStack: View where Root: View {
  /// It has no body: the host shows it.
  public typealias Body = Never
}

extension NavigationStack where Data == NavigationPath, Root: View {
  /// A stack that remembers its screens by itself.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  /// A stack of the screens of a path.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: PathChannel(path), root: root())
  }
}

extension NavigationStack where Root: View {
  /// A stack of the screens of a collection's elements.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(path: PathChannel(path), root: root())
  }
}

extension NavigationStack: PrimitiveView where Root: View {}

extension NavigationStack: TrackedView where Root: View {
  func resolveTracked(in scope: ResolveScope) {
    let own: StateStorage<NavigationPath> = scope.at(.addition(0)).keeping {
      StateStorage(NavigationPath())
    }
    let channel: PathChannel = path ?? PathChannel(Binding(own))
    let stack: StackState = scope.at(.addition(1)).keeping { StackState() }
    stack.channel = channel
    let values: [AnyHashable] = channel.values()
    let element: ViewElement = scope.add(.navigationStack) { inner in
      var inner: ResolveScope = inner
      inner.environment[StackKey.self] = stack
      inner.add(.screen) { $0.resolve(root, part: .content) }
      for (index, value) in values.enumerated() {
        inner.addScreen(index: index, value: value, stack: stack)
      }
    }
    element.shownChildren = { [weak element] in element.map { [$0.topScreen] } ?? [] }
  }
}

extension ResolveScope {
  /// Adds the screen of one of a path's values.
  fileprivate func addScreen(index: Int, value: AnyHashable, stack: StackState) {
    var control = Control()
    control.dismiss = { [weak stack] in stack?.channel?.truncate(index) }
    let handle: DismissHandle = at(.addition(2)).at(.index(index)).keeping { DismissHandle() }
    handle.action = { [weak stack] in stack?.channel?.truncate(index) }
    add(.screen, control: control) { inner in
      var inner: ResolveScope = inner
      inner.environment.dismiss = DismissAction(handle: handle)
      inner.environment.isPresented = true
      inner.at(.index(index)).resolve(
        DestinationScreen(value: value, stack: stack), part: .id(value))
    }
  }
}

extension ViewElement {
  /// The screen that a stack shows: the last of its path, or one that a view on it has pushed.
  fileprivate var topScreen: ViewElement {
    var top: ViewElement = children.last ?? self
    while let pushed = top.pushedInside.last { top = pushed }
    return top
  }

  /// The screens that views in it have pushed, other stacks and presentations left out.
  private var pushedInside: [ViewElement] {
    children.flatMap { child -> [ViewElement] in
      if child.kind == .pushed { return [child] }
      if child.kind == .navigationStack || child.kind.isPresentation { return [] }
      return child.pushedInside
    }
  }
}

/// The screen of a value, made by the destination that takes it.
struct DestinationScreen: TrackedView {
  let value: AnyHashable
  let stack: StackState

  func resolveTracked(in scope: ResolveScope) {
    if let view = stack.destination(for: value) {
      scope.resolve(view, part: .content)
    } else {
      scope.host.report(
        .noDestination(String(describing: type(of: value.base))), in: scope.node)
    }
  }
}

/// What the views in a stack share: its path, and what makes screens of values.
@MainActor
final class StackState {
  var channel: PathChannel?
  private let readers = Readers()
  private var destinations: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]

  /// Takes what makes screens; those screens that are shown are made anew.
  func register(_ type: ObjectIdentifier, _ make: @escaping (AnyHashable) -> (any View)?) {
    destinations[type] = make
    readers.noteChange()
  }

  func destination(for value: AnyHashable) -> (any View)? {
    readers.noteRead()
    return destinations.values.lazy.compactMap { $0(value) }.first
  }
}

/// Hands down the stack that a view is in.
struct StackKey: EnvironmentKey {
  static var defaultValue: StackState? { nil }
}
