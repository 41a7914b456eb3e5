public import FeatureRuntime

/// Runs that deliver a thousand times each.
public nonisolated enum Flood: Feature {
  public struct State: Equatable, Sendable {
    public var count: Int

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public enum Action: Equatable, Sendable {
    case begin(runs: Int)
    case counted
  }

  /// The work that the feature can start.
  public enum Effect: Equatable, Sendable {
    case flood
  }

  public static var fieldNames: [String] { ["count"] }

  public static var effectNames: [String] { ["flood"] }

  public static var firstEffectNumber: Int { 1 }

  public static func perform(_ effect: Effect, _ run: EffectRun<Flood>) async {
    switch effect {
    case .flood:
      for _ in 0..<1_000 { await run.send(.counted) }
      await run.finish()
    }
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Flood>
  ) {
    switch action {
    case .begin(let runs):
      begin(&state, runs: runs, &reduction)
    case .counted:
      let oldCount: Int = state.count
      counted(&state, &reduction)
      reduction.compare(0, oldCount, state.count)
    }
  }
}

nonisolated extension Flood {
  private static func begin(
    _ state: inout State, runs: Int, _ reduction: inout Reduction<Flood>
  ) {
    for _ in 0..<runs { reduction.run(0, .flood, policy: .every) }
  }

  private static func counted(_ state: inout State, _ reduction: inout Reduction<Flood>) {
    state.count += 1
  }
}

/// The store of `Flood`.
@MainActor public final class FloodStore: FeatureStore<Flood> {
  public var count: Int { read(0).pointee.count }
}
