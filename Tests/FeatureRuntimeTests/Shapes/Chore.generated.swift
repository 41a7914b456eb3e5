// Made by hand after Documentation/generated-shape.md: what featuregen prints for a row.

public import FeatureRuntime

/// One thing to do.
public nonisolated enum Chore: Feature {
  public struct State: Identifiable, Equatable, Sendable {
    public let id: Int
    public var title: String
    public var isDone: Bool

    public init(id: Int, title: String = "", isDone: Bool = false) {
      self.id = id
      self.title = title
      self.isDone = isDone
    }
  }

  public enum BindingAction: Equatable, Codable, Sendable {
    case isDone(Bool)
  }

  public enum Action: Equatable, Codable, Sendable {
    case binding(BindingAction)
    case renameTapped
    case loadTapped
    case cancelTapped
    case closeTapped
    case load(LoadEvent)
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
    case load(Int)
  }

  public static var fieldNames: [String] { ["id", "title", "isDone"] }

  public static var effectNames: [String] { ["load"] }

  public static var firstEffectNumber: Int { 4 }

  public static var hasStart: Bool { false }

  public static func perform(_ effect: Effect, _ run: EffectRun<Chore>) async {
    switch effect {
    case .load(let id):
      guard let load = run.dependencies.load else { return await run.reportMissing("load") }
      do {
        let value: String = try await load("row \(id)")
        await run.finish(.load(.success(value)))
      } catch {
        await run.ignore(error)
      }
    }
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Chore>
  ) {
    switch action {
    case .binding(.isDone(let newValue)):
      let oldIsDone: Bool = state.isDone
      state.isDone = newValue
      reduction.compare(2, oldIsDone, state.isDone)
      reduction.reread(3, newValue, state.isDone)
    case .renameTapped:
      reduction.assign(1, &state.title, state.title + "?")
    case .loadTapped:
      reduction.run(0, .load(state.id), policy: .latest)
    case .cancelTapped:
      reduction.cancel(0)
    case .closeTapped:
      reduction.dismiss()
    case .load(.success(let value)):
      reduction.assign(1, &state.title, value)
    }
  }

  public static func changes(_ old: State, _ new: State, _ reduction: inout Reduction<Chore>) {
    reduction.compare(0, old.id, new.id)
    reduction.compare(1, old.title, new.title)
    reduction.compare(2, old.isDone, new.isDone)
  }

  public static func isBindingWrite(_ action: Action) -> Bool {
    if case .binding = action { return true }
    return false
  }
}

/// The store of `Chore`.
@MainActor public final class ChoreStore: FeatureStore<Chore> {
  public var id: Int { read(0).pointee.id }
  public var title: String { read(1).pointee.title }
  public var isDone: Bool {
    get {
      track(3)
      return read(2).pointee.isDone
    }
    set { send(.binding(.isDone(newValue))) }
  }

  /// The channels of the bindings.
  public var bindings: StoreBindings<ChoreStore> { StoreBindings<ChoreStore>(self) }
}
