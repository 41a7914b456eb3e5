public import FeatureRuntime

/// A fact about a number, loaded with a debounce; and a secret.
public nonisolated enum Facts: Feature {
  public struct State: Equatable, Sendable {
    public var number: Int
    public var fact: String?
    public var prompt: String?
    public var token: String

    public init(
      number: Int = 0, fact: String? = nil, prompt: String? = nil, token: String = "hush"
    ) {
      self.number = number
      self.fact = fact
      self.prompt = prompt
      self.token = token
    }
  }

  public enum Action: Equatable, Codable, Sendable {
    case incrementTapped
    case factTapped
    case cancelTapped
    case restartTapped
    case twiceTapped
    case signedIn(token: String)
    case loadFact(number: Int, LoadFactEvent)
  }

  /// What comes back from `loadFact`.
  public enum LoadFactEvent: Equatable, Codable, Sendable {
    case success(String)
    case failure(String)
  }

  public struct Dependencies: Sendable {
    public var loadFact: (@Sendable (_ number: Int) async throws -> String)?

    public init(loadFact: (@Sendable (_ number: Int) async throws -> String)? = nil) {
      self.loadFact = loadFact
    }
  }

  public static var defaultDependencies: Dependencies { Dependencies() }

  /// The work that the feature can start.
  public enum Effect: Equatable, Sendable {
    case loadFact(number: Int)
  }

  public static var fieldNames: [String] { ["number", "fact", "prompt", "token"] }

  public static var secrets: [String] { ["State.token", "Action.signedIn.token"] }

  public static var effectNames: [String] { ["loadFact"] }

  public static var firstEffectNumber: Int { 4 }

  public static func perform(_ effect: Effect, _ run: EffectRun<Facts>) async {
    switch effect {
    case .loadFact(let number):
      guard let loadFact = run.dependencies.loadFact else {
        return await run.reportMissing("loadFact")
      }
      do {
        let value: String = try await loadFact(number)
        await run.finish(.loadFact(number: number, .success(value)))
      } catch {
        await run.fail(
          error, .loadFact(number: number, .failure(FeatureRuntime.message(of: error))))
      }
    }
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Facts>
  ) {
    switch action {
    case .incrementTapped:
      let oldNumber: Int = state.number
      incrementTapped(&state, &reduction)
      reduction.compare(0, oldNumber, state.number)
    case .factTapped:
      factTapped(&state, &reduction)
    case .cancelTapped:
      cancelTapped(&state, &reduction)
    case .restartTapped:
      restartTapped(&state, &reduction)
    case .twiceTapped:
      twiceTapped(&state, &reduction)
    case .signedIn(let token):
      signedIn(&state, token: token, &reduction)
    case .loadFact(let number, .success(let value)):
      loadFactSucceeded(&state, number: number, value, &reduction)
    case .loadFact(let number, .failure(let message)):
      loadFactFailed(&state, number: number, message, &reduction)
    }
  }

  static func runningLoadFact(_ effects: EffectStates<Facts>) -> Int? {
    if case .loadFact(let number) = effects.running(0) { return number }
    return nil
  }
}

nonisolated extension Facts {
  private static func incrementTapped(
    _ state: inout State, _ reduction: inout Reduction<Facts>
  ) {
    state.number += 1
  }

  private static func factTapped(_ state: inout State, _ reduction: inout Reduction<Facts>) {
    reduction.run(
      0, .loadFact(number: state.number), policy: .latest, debounce: .milliseconds(300))
  }

  private static func cancelTapped(_ state: inout State, _ reduction: inout Reduction<Facts>) {
    reduction.cancel(0)
  }

  private static func restartTapped(_ state: inout State, _ reduction: inout Reduction<Facts>) {
    reduction.cancel(0)
    reduction.run(
      0, .loadFact(number: state.number), policy: .latest, debounce: .milliseconds(300))
  }

  private static func twiceTapped(_ state: inout State, _ reduction: inout Reduction<Facts>) {
    reduction.send(.incrementTapped)
    reduction.send(.incrementTapped)
  }

  private static func signedIn(
    _ state: inout State, token: String, _ reduction: inout Reduction<Facts>
  ) {
    reduction.assign(3, &state.token, token)
  }

  private static func loadFactSucceeded(
    _ state: inout State, number: Int, _ value: String, _ reduction: inout Reduction<Facts>
  ) {
    reduction.assign(1, &state.fact, value)
  }

  private static func loadFactFailed(
    _ state: inout State, number: Int, _ message: String, _ reduction: inout Reduction<Facts>
  ) {
    reduction.assign(2, &state.prompt, message)
  }
}

/// The store of `Facts`.
@MainActor public final class FactsStore: FeatureStore<Facts> {
  public var number: Int { read(0).pointee.number }
  public var fact: String? { read(1).pointee.fact }
  public var prompt: String? { read(2).pointee.prompt }
  public var token: String { read(3).pointee.token }

  public var loadFact: EffectStatus<Int> {
    track(4)
    return EffectStatus<Int>(
      isRunning: effects.isRunning(0), running: Facts.runningLoadFact(effects))
  }

  /// The channels of the bindings.
  public var bindings: StoreBindings<FactsStore> { StoreBindings<FactsStore>(self) }
}
