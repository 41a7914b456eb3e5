extension View {
  /// Does something when it comes into view.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: action, onDisappear: nil, work: nil))
  }

  /// Does something when it has gone out of view.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: nil, onDisappear: action, work: nil))
  }

  /// Does something for as long as it is in view; it is cancelled when it goes.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      LifecycleModifier(
        onAppear: nil, onDisappear: nil,
        work: LifecycleModifier.Work(id: nil, priority: priority, action: action)))
  }

  /// Does something for as long as it is in view, and anew whenever a value changes.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      LifecycleModifier(
        onAppear: nil, onDisappear: nil,
        work: LifecycleModifier.Work(
          id: EquatableBox(value), priority: priority, action: action)))
  }

  /// Does something after a value has changed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Does something after a value has changed, with the old one and the new.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Does something after a value has changed, with the new one: the form before iOS 17.
  @available(iOS, introduced: 14.0, deprecated: 17.0)
  @available(macOS, introduced: 11.0, deprecated: 14.0)
  @available(tvOS, introduced: 14.0, deprecated: 17.0)
  @available(watchOS, introduced: 7.0, deprecated: 10.0)
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: { _, new in action(new) }))
  }
}

/// An equatable value, whatever its type.
final class EquatableBox: Equatable {
  private let isSame: (EquatableBox) -> Bool
  private let value: any Equatable

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { other in other.value as? Value == value }
  }

  static func == (lhs: EquatableBox, rhs: EquatableBox) -> Bool { lhs.isSame(rhs) }
}

/// Is told when a view comes and goes.
nonisolated struct LifecycleModifier: PrimitiveModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
  let work: Work?

  /// What runs while the view is there.
  struct Work {
    let id: EquatableBox?
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    nonisolated init(
      id: EquatableBox?, priority: TaskPriority, action: @escaping @Sendable () async -> Void
    ) {
      self.id = id
      self.priority = priority
      self.action = action
    }
  }

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    let slot: LifecycleSlot = scope.keeping { LifecycleSlot() }
    slot.onAppear = onAppear
    slot.onDisappear = onDisappear
    if let work {
      let isNew: Bool = slot.setWork(id: work.id) {
        Task(priority: work.priority) { await work.action() }
      }
      if isNew { scope.host.after { slot.restart() } }
    }
    scope.add(.modifier, attribute: ViewAttribute(name: "", role: .lifecycle(slot))) {
      $0.resolve(content, part: .modifier)
    }
  }
}

/// Compares a value with the one before.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  nonisolated init(value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    var isFirst = false
    let before: Shown<Value> = scope.keeping {
      isFirst = true
      return Shown(value)
    }
    let old: Value = before.value
    before.value = value
    if old != value || (isFirst && isInitial) { scope.host.after { action(old, value) } }
    scope.resolve(content, part: .modifier)
  }
}
