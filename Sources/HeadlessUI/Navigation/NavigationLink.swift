/// A link to a screen.
public struct NavigationLink<Label, Destination> {
  let label: Label
  let target: Target

  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }
}

extension NavigationLink: View where Label: View, Destination: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A link to a view.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination()))
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// A link to a view, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination()))
  }

  /// A link to a view, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination()))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationLink where Destination == Never, Label: View {
  /// A link that pushes a value; of no use where it is nil.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationLink where Destination == Never, Label == Text {
  /// A link that pushes a value, with a title; of no use where it is nil.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// A link that pushes a value, with a title; of no use where it is nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink: PrimitiveView where Label: View, Destination: View {}

extension NavigationLink: TrackedView where Label: View, Destination: View {
  func resolveTracked(in scope: ResolveScope) {
    switch target {
    case .view(let destination): resolve(destination, in: scope)
    case .value(let value): resolve(value: value, in: scope)
    }
  }

  @MainActor
  private func resolve(_ destination: Destination, in scope: ResolveScope) {
    let isActive: StateStorage<Bool> = scope.at(.addition(0)).keeping { StateStorage(false) }
    let isShown: Bool = isActive.read()
    var control = Control()
    if scope.environment[StackKey.self] != nil { control.tap = { isActive.store(true) } }
    scope.add(.navigationLink, control: control) { $0.resolve(label, part: .label) }
    if isShown {
      scope.addPushed(id: true, dismiss: { isActive.store(false) }, content: { destination })
    }
  }

  @MainActor
  private func resolve(value: AnyHashable?, in scope: ResolveScope) {
    let stack: StackState? = scope.environment[StackKey.self]
    var control = Control()
    control.isEnabled = { value != nil && stack != nil }
    let updates: PendingUpdates = scope.host.updates
    let viewName: String = scope.node.name
    control.tap = {
      guard let value, let channel = stack?.channel, !channel.push(value) else { return }
      updates.report(
        ViewReport(.valueNotOfPath(String(describing: type(of: value.base))), view: viewName))
    }
    scope.add(.navigationLink, control: control) { $0.resolve(label, part: .label) }
  }
}

extension ResolveScope {
  /// Adds a screen that a view pushes by itself.
  func addPushed<Content: View>(
    id: AnyHashable, dismiss: @escaping () -> Void, content: () -> Content
  ) {
    var control = Control()
    control.dismiss = dismiss
    let handle: DismissHandle = at(.addition(1)).keeping { DismissHandle() }
    handle.action = dismiss
    add(.pushed, control: control) { inner in
      var inner: ResolveScope = inner
      inner.environment.dismiss = DismissAction(handle: handle)
      inner.environment.isPresented = true
      inner.at(.addition(2)).resolve(content(), part: .id(id))
    }
  }
}
