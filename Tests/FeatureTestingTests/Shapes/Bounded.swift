import FeatureRuntime

/// A number that should stay small; it says so and goes where it does not.
nonisolated enum Bounded: Feature {
  struct State: Equatable, Sendable {
    var count = 0
  }

  enum Action: Equatable, Sendable {
    case set(Int)
  }

  enum Output: Equatable, Sendable {
    case reached(Int)
  }

  static var fieldNames: [String] { ["count"] }

  static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Bounded>
  ) {
    switch action {
    case .set(let count):
      reduction.assign(0, &state.count, count)
      if count > 10 {
        reduction.emit(.reached(count))
        reduction.dismiss()
      }
    }
  }

  static func check(_ state: State, _ reduction: inout Reduction<Bounded>) {
    reduction.require("small", state.count < 10)
  }
}
