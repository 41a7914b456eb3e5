// Made by hand after Documentation/generated-shape.md: what featuregen prints for a feature that is
// presented, has a child and effects of its own and tells its parent.

public import FeatureRuntime
public import Foundation

/// Edits a title.
public nonisolated enum Editor: Feature {
  public struct State: Equatable, Sendable {
    public var title: String
    public var id: UUID?
    public var loaded: [String]
    public var tag: Tag.State

    public init(
      title: String = "", id: UUID? = nil, loaded: [String] = [], tag: Tag.State = Tag.State()
    ) {
      self.title = title
      self.id = id
      self.loaded = loaded
      self.tag = tag
    }
  }

  public enum BindingAction: Equatable, Codable, Sendable {
    case title(String)
  }

  public enum Action: Equatable, Codable, Sendable {
    case binding(BindingAction)
    case titleTapped
    case closeTapped
    case loadTapped(String)
    case loadAndCloseTapped
    case sendTapped
    case load(String, LoadEvent)
    case saved(title: String)
    case tag(Tag.Action)
  }

  public enum Output: Equatable, Sendable {
    case saved(title: String)
  }

  /// What comes back from `load`.
  public enum LoadEvent: Equatable, Codable, Sendable {
    case success(String)
  }

  public struct Dependencies: Sendable {
    public var load: (@Sendable (_ name: String) async throws -> String)?

    public init(load: (@Sendable (_ name: String) async throws -> String)? = nil) {
      self.load = load
    }
  }

  public static var defaultDependencies: Dependencies { Dependencies() }

  /// The work that the feature can start.
  public enum Effect: Equatable, Sendable {
    case load(String)
  }

  public static var fieldNames: [String] { ["title", "id", "loaded", "tag"] }

  public static var effectNames: [String] { ["load"] }

  public static var firstEffectNumber: Int { 5 }

  public static var firstChildNumber: Int { 6 }

  public static func perform(_ effect: Effect, _ run: EffectRun<Editor>) async {
    switch effect {
    case .load(let name):
      guard let load = run.dependencies.load else { return await run.reportMissing("load") }
      do {
        let value: String = try await load(name)
        await run.finish(.load(name, .success(value)))
      } catch {
        await run.fail(error)
      }
    }
  }

  /// Where `tag` stands.
  static var tagChild: ChildLink<Editor, Tag, SoleID> {
    ChildLink<Editor, Tag, SoleID>(
      name: "tag", child: 0, field: 3,
      state: { (state: State, _: SoleID) -> Tag.State? in state.tag },
      action: { (_: SoleID, action: Tag.Action) -> Action in .tag(action) })
  }

  public static func start(_ state: inout State, _ reduction: inout Reduction<Editor>) {
    reduction.assign(1, &state.id, reduction.uuid())
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Editor>
  ) {
    switch action {
    case .binding(let binding):
      reduce(&state, binding: binding, &reduction)
    case .titleTapped:
      reduction.assign(0, &state.title, state.title + "!")
    case .closeTapped:
      reduction.dismiss()
    case .loadTapped(let name):
      reduction.run(0, .load(name), policy: .latest)
    case .loadAndCloseTapped:
      loadAndCloseTapped(&state, &reduction)
    case .sendTapped:
      sendTapped(&state, &reduction)
    case .load(_, .success(let value)):
      loadSucceeded(&state, value, &reduction)
    case .saved(let title):
      reduction.emit(.saved(title: title))
    case .tag(let action):
      tag(&state, action, &reduction)
    }
  }

  public static func attend(_ state: inout State, _ reduction: inout Reduction<Editor>) {
    reduction.attend(tagChild, &state.tag)
  }

  public static func changes(
    _ old: State, _ new: State, _ reduction: inout Reduction<Editor>
  ) {
    reduction.compare(0, old.title, new.title)
    reduction.compare(1, old.id, new.id)
    reduction.compare(2, old.loaded, new.loaded)
    reduction.compare(3, old.tag, new.tag)
  }

  public static func isBindingWrite(_ action: Action) -> Bool {
    if case .binding = action { return true }
    return false
  }

  public static func check(_ state: State, _ reduction: inout Reduction<Editor>) {
    reduction.require("the title is short", state.title.count < 20)
  }
}

nonisolated extension Editor {
  private static func reduce(
    _ state: inout State, binding: BindingAction, _ reduction: inout Reduction<Editor>
  ) {
    switch binding {
    case .title(let newValue):
      reduction.assign(0, &state.title, newValue)
      reduction.reread(4, newValue, state.title)
    }
  }

  private static func loadAndCloseTapped(
    _ state: inout State, _ reduction: inout Reduction<Editor>
  ) {
    reduction.run(0, .load("late"), policy: .latest)
    reduction.dismiss()
  }

  private static func sendTapped(_ state: inout State, _ reduction: inout Reduction<Editor>) {
    reduction.send(.titleTapped)
    reduction.send(.saved(title: state.title))
  }

  private static func loadSucceeded(
    _ state: inout State, _ value: String, _ reduction: inout Reduction<Editor>
  ) {
    state.loaded.append(value)
    reduction.mark(2)
  }

  private static func tag(
    _ state: inout State, _ action: Tag.Action, _ reduction: inout Reduction<Editor>
  ) {
    let answer: ChildAnswer<Tag> = reduction.reduce(tagChild, &state.tag, action)
    for output in answer.outputs {
      switch output {
      case .reached(let count): reduction.emit(.saved(title: "tag \(count)"))
      }
    }
  }
}

/// The store of `Editor`.
@MainActor public final class EditorStore: FeatureStore<Editor> {
  public var title: String {
    get {
      track(4)
      return read(0).pointee.title
    }
    set { send(.binding(.title(newValue))) }
  }
  public var id: UUID? { read(1).pointee.id }
  public var loaded: [String] { read(2).pointee.loaded }
  public var tag: TagStore { child(Editor.tagChild) }

  public var load: EffectStatus<String> {
    track(5)
    return EffectStatus<String>(isRunning: effects.isRunning(0), running: nil)
  }

  /// The channels of the bindings.
  public var bindings: StoreBindings<EditorStore> { StoreBindings<EditorStore>(self) }
}
