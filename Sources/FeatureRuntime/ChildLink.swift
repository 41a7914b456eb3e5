/// Where a child stands in its parent: which field holds it, how it is read, and how its actions become
/// the parent's.
public nonisolated struct ChildLink<Parent: Feature, Child: Feature, ID: Hashable & Sendable>:
  Sendable
{
  /// The child's name, for each case of a route or a stack one of its own.
  @usableFromInline let name: String
  /// Which of the parent's members it is, counted from the first that holds children.
  @usableFromInline let child: Int
  /// The parent's field that holds it.
  @usableFromInline let field: Int
  @usableFromInline let state: @Sendable (Parent.State, ID) -> Child.State?
  @usableFromInline let action: @Sendable (ID, Child.Action) -> Parent.Action
  @usableFromInline let dependencies: @Sendable (Parent.Dependencies) -> Child.Dependencies
  /// Where the child's state lies in its parent's, where it lies there as it is and the parent has
  /// nothing to say about what the child does.
  @usableFromInline let offset: (@Sendable () -> Int?)?

  /// - Parameters:
  ///   - name: its name; for each case of a route or a stack one of its own.
  ///   - child: which of the parent's members it is, counted from the first that holds children.
  ///   - field: the parent's field that holds it.
  ///   - state: the child of an id; nil where it is not there.
  ///   - action: the parent's action that carries the child's.
  ///   - dependencies: what the parent supplies to it.
  ///   - offset: where the child's state lies in its parent's, in bytes; only for a child that is a
  ///     plain stored member and of whose actions the parent hears nothing.
  @inlinable
  public init(
    name: String, child: Int, field: Int,
    state: @escaping @Sendable (Parent.State, ID) -> Child.State?,
    action: @escaping @Sendable (ID, Child.Action) -> Parent.Action,
    dependencies: @escaping @Sendable (Parent.Dependencies) -> Child.Dependencies,
    offset: (@Sendable () -> Int?)? = nil
  ) {
    self.name = name
    self.child = child
    self.field = field
    self.state = state
    self.action = action
    self.dependencies = dependencies
    self.offset = offset
  }
}

nonisolated extension ChildLink where Child.Dependencies == NoDependencies {
  /// The same for a child that depends on nothing.
  @inlinable
  public init(
    name: String, child: Int, field: Int,
    state: @escaping @Sendable (Parent.State, ID) -> Child.State?,
    action: @escaping @Sendable (ID, Child.Action) -> Parent.Action,
    offset: (@Sendable () -> Int?)? = nil
  ) {
    self.init(
      name: name, child: child, field: field, state: state, action: action,
      dependencies: { (_: Parent.Dependencies) -> NoDependencies in NoDependencies() },
      offset: offset)
  }
}

/// What a child's reduction left to its parent.
public nonisolated struct ChildAnswer<Child: Feature> {
  /// What the child told, in order.
  public let outputs: [Child.Output]
  /// Whether it wants to be taken down.
  public let isDismissed: Bool
  /// Whether a guard refused what it was sent.
  public let isRefused: Bool

  @usableFromInline
  init(outputs: [Child.Output], isDismissed: Bool, isRefused: Bool) {
    self.outputs = outputs
    self.isDismissed = isDismissed
    self.isRefused = isRefused
  }
}
