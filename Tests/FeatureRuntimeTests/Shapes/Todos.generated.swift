// Made by hand after Documentation/generated-shape.md: what featuregen prints for a todo list.

public import FeatureRuntime
public import Foundation

/// One thing to do.
public nonisolated struct Todo: Identifiable, Equatable, Sendable {
  public let id: UUID
  public var title: String
  public var isDone: Bool

  public init(id: UUID, title: String = "", isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }
}

/// A list of things to do.
public nonisolated enum Todos: Feature {
  public enum Route: Equatable, Sendable {
    case home
    case detail(id: Int)
    case pair(x: Int, y: String)

    public var home: Bool {
      if case .home = self { return true }
      return false
    }
    public var detail: Int? {
      if case .detail(let id) = self { return id }
      return nil
    }
    public var pair: (x: Int, y: String)? {
      if case .pair(let x, let y) = self { return (x: x, y: y) }
      return nil
    }
  }

  public struct State: Equatable, Sendable {
    public var todos: Identified<Todo>
    public var selection: Set<Todo.ID>
    public var draft: String
    public var names: [String]
    public var route: Route

    public init(
      todos: Identified<Todo> = [], selection: Set<Todo.ID> = [], draft: String = "",
      names: [String] = [], route: Route = .home
    ) {
      self.todos = todos
      self.selection = selection
      self.draft = draft
      self.names = names
      self.route = route
    }

    public var remaining: Int { todos.filter { !$0.isDone }.count }
    public var isHome: Bool { route.home }
    public var pairText: String? { route.pair?.y }

    var canAddTapped: Bool { !draft.trimmed.isEmpty }

    func title(of id: Todo.ID) -> String { todos[id: id]?.title ?? "" }
    func isSelected(_ id: Todo.ID) -> Bool { selection.contains(id) }
    func nameText(at index: Int) -> String { names[index] }
    func isNameTextReadable(at index: Int) -> Bool { names.indices.contains(index) }
  }

  public enum BindingAction: Equatable, Sendable {
    case draft(String)
    case title(of: Todo.ID, String)
    case isSelected(Todo.ID, Bool)
    case nameText(at: Int, String)
  }

  public enum Action: Equatable, Sendable {
    case binding(BindingAction)
    case addTapped
    case rename(_ id: Todo.ID, to: String)
    case delete(at: IndexSet)
    case nameRemoved
  }

  public static var fieldNames: [String] { ["todos", "selection", "draft", "names", "route"] }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Todos>
  ) {
    switch action {
    case .binding(let binding):
      reduce(&state, binding: binding, &reduction)
    case .addTapped:
      guard state.canAddTapped else { return }
      addTapped(&state, &reduction)
    case .rename(let id, let title):
      rename(&state, id, to: title, &reduction)
    case .delete(let offsets):
      delete(&state, at: offsets, &reduction)
    case .nameRemoved:
      nameRemoved(&state, &reduction)
    }
  }
}

nonisolated extension Todos {
  private static func reduce(
    _ state: inout State, binding: BindingAction, _ reduction: inout Reduction<Todos>
  ) {
    switch binding {
    case .draft(let newValue):
      reduction.assign(2, &state.draft, newValue)
      reduction.reread(5, newValue, state.draft)
    case .title(let id, let newValue):
      guard reduction.differs(newValue, state.title(of: id)) else { return }
      setTitle(&state, of: id, newValue, &reduction)
      reduction.reread(6, newValue, state.title(of: id))
    case .isSelected(let id, let newValue):
      guard state.todos[id: id] != nil else {
        return reduction.reread(7, newValue, state.isSelected(id))
      }
      guard reduction.differs(newValue, state.isSelected(id)) else { return }
      setIsSelected(&state, id, newValue, &reduction)
      reduction.reread(7, newValue, state.isSelected(id))
    case .nameText(let index, let newValue):
      guard state.isNameTextReadable(at: index) else { return }
      guard reduction.differs(newValue, state.nameText(at: index)) else { return }
      setNameText(&state, at: index, newValue, &reduction)
      reduction.reread(8, newValue, state.nameText(at: index))
    }
  }

  private static func setTitle(
    _ state: inout State, of id: Todo.ID, _ newValue: String, _ reduction: inout Reduction<Todos>
  ) {
    let old: String? = state.todos[id: id]?.title
    state.todos[id: id]?.title = newValue
    reduction.compare(0, old, state.todos[id: id]?.title)
  }

  private static func setIsSelected(
    _ state: inout State, _ id: Todo.ID, _ newValue: Bool, _ reduction: inout Reduction<Todos>
  ) {
    let old: Int = state.selection.count
    if newValue { state.selection.insert(id) } else { state.selection.remove(id) }
    reduction.compare(1, old, state.selection.count)
  }

  private static func setNameText(
    _ state: inout State, at index: Int, _ newValue: String, _ reduction: inout Reduction<Todos>
  ) {
    reduction.assign(3, &state.names[index], newValue)
  }

  private static func addTapped(_ state: inout State, _ reduction: inout Reduction<Todos>) {
    state.todos.append(Todo(id: reduction.uuid(), title: state.draft.trimmed))
    reduction.mark(0)
    reduction.assign(2, &state.draft, "")
  }

  private static func rename(
    _ state: inout State, _ id: Todo.ID, to title: String, _ reduction: inout Reduction<Todos>
  ) {
    let old: String? = state.todos[id: id]?.title
    state.todos[id: id]?.title = title
    reduction.compare(0, old, state.todos[id: id]?.title)
  }

  private static func nameRemoved(_ state: inout State, _ reduction: inout Reduction<Todos>) {
    let old: Int = state.names.count
    _ = state.names.popLast()
    reduction.compare(3, old, state.names.count)
  }

  private static func delete(
    _ state: inout State, at offsets: IndexSet, _ reduction: inout Reduction<Todos>
  ) {
    let old: Int = state.todos.count
    state.todos.remove(atOffsets: offsets)
    reduction.compare(0, old, state.todos.count)
  }
}

/// The store of `Todos`.
@MainActor public final class TodosStore: FeatureStore<Todos> {
  public var todos: Identified<Todo> { read(0).pointee.todos }
  public var selection: Set<Todo.ID> { read(1).pointee.selection }
  public var draft: String {
    get {
      track(5)
      return read(2).pointee.draft
    }
    set { send(.binding(.draft(newValue))) }
  }
  public var names: [String] { read(3).pointee.names }
  public var route: Todos.Route { read(4).pointee.route }

  public var remaining: Int { read(0).pointee.remaining }
  public var isHome: Bool { read(4).pointee.isHome }
  public var pairText: String? { read(4).pointee.pairText }

  public var canAddTapped: Bool { read(2).pointee.canAddTapped }

  public func title(of id: Todo.ID) -> String {
    track(6)
    return read(0).pointee.title(of: id)
  }
  public func isSelected(_ id: Todo.ID) -> Bool {
    track(7)
    return read(1).pointee.isSelected(id)
  }
  public func nameText(at index: Int) -> String {
    track(8)
    return read(3).pointee.nameText(at: index)
  }

  /// The channels of the bindings.
  public var bindings: Bindings { Bindings(store: self) }

  /// The channels of the bindings.
  @MainActor @dynamicMemberLookup public struct Bindings {
    let store: TodosStore

    /// The channel of a property that can be set.
    public subscript<Value>(
      dynamicMember path: ReferenceWritableKeyPath<TodosStore, Value>
    ) -> FeatureBinding<Value> {
      StoreBindings<TodosStore>(store)[dynamicMember: path]
    }

    public func title(of id: Todo.ID) -> FeatureBinding<String> {
      let store: TodosStore = store
      return FeatureBinding<String>(
        get: { store.title(of: id) }, set: { store.send(.binding(.title(of: id, $0))) })
    }

    public func isSelected(_ id: Todo.ID) -> FeatureBinding<Bool> {
      let store: TodosStore = store
      return FeatureBinding<Bool>(
        get: { store.isSelected(id) }, set: { store.send(.binding(.isSelected(id, $0))) })
    }

    public func nameText(at index: Int) -> FeatureBinding<String> {
      let store: TodosStore = store
      return FeatureBinding<String>(
        isReadable: { store.current.pointee.isNameTextReadable(at: index) },
        get: { store.nameText(at: index) },
        set: { store.send(.binding(.nameText(at: index, $0))) })
    }
  }
}
