public import FeatureRuntime

/// Waits a second, does a step, and waits again until none remains.
public nonisolated enum Chain: Feature {
  public struct State: Equatable, Sendable {
    public var remaining: Int
    public var steps: Int

    public init(remaining: Int = 0, steps: Int = 0) {
      self.remaining = remaining
      self.steps = steps
    }
  }

  public enum Action: Equatable, Sendable {
    case begin(Int)
    case stepped
  }

  /// The work that the feature can start.
  public enum Effect: Equatable, Sendable {
    case wait
  }

  public static var fieldNames: [String] { ["remaining", "steps"] }

  public static var effectNames: [String] { ["wait"] }

  public static var firstEffectNumber: Int { 2 }

  public static func perform(_ effect: Effect, _ run: EffectRun<Chain>) async {
    switch effect {
    case .wait: await run.after(.stepped)
    }
  }

  public static func start(_ state: inout State, _ reduction: inout Reduction<Chain>) {
    if state.remaining > 0 {
      reduction.run(0, .wait, policy: .latest, interval: .seconds(1))
    }
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Chain>
  ) {
    switch action {
    case .begin(let count):
      let oldRemaining: Int = state.remaining
      begin(&state, count, &reduction)
      reduction.compare(0, oldRemaining, state.remaining)
    case .stepped:
      let oldRemaining: Int = state.remaining
      let oldSteps: Int = state.steps
      stepped(&state, &reduction)
      reduction.compare(0, oldRemaining, state.remaining)
      reduction.compare(1, oldSteps, state.steps)
    }
  }
}

nonisolated extension Chain {
  private static func begin(
    _ state: inout State, _ count: Int, _ reduction: inout Reduction<Chain>
  ) {
    state.remaining = count
    reduction.run(0, .wait, policy: .latest, interval: .seconds(1))
  }

  private static func stepped(_ state: inout State, _ reduction: inout Reduction<Chain>) {
    state.steps += 1
    state.remaining -= 1
    if state.remaining > 0 {
      reduction.run(0, .wait, policy: .latest, interval: .seconds(1))
    }
  }
}

/// The store of `Chain`.
@MainActor public final class ChainStore: FeatureStore<Chain> {
  public var remaining: Int { read(0).pointee.remaining }
  public var steps: Int { read(1).pointee.steps }

  public var isWaiting: Bool {
    track(2)
    return effects.isRunning(0)
  }
}
