import FeatureRuntime

/// A feature written by hand whose fields have numbers beyond a word, and that sends to itself.
nonisolated enum Wide: Feature {
  struct State: Equatable, Sendable {
    var values: [Int] = Array(repeating: 0, count: 70)
    var total = 0
    var sum = 0.0
  }

  enum Action: Equatable, Sendable {
    case changed(Int)
    case countedDown(from: Int)
    case summed(Double)
    case readStore
    case sendToStore
  }

  @MainActor static weak var store: WideStore?

  static var fieldNames: [String] { (0..<70).map { "value\($0)" } + ["total", "sum"] }

  static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Wide>
  ) {
    switch action {
    case .changed(let index):
      state.values[index] += 1
      reduction.mark(index)
    case .countedDown(let number):
      state.total += 1
      reduction.mark(70)
      if number > 1 { reduction.send(.countedDown(from: number - 1)) }
    case .summed(let value):
      reduction.assign(71, &state.sum, value)
    case .readStore:
      MainActor.assumeIsolated { _ = store?.total }
    case .sendToStore:
      MainActor.assumeIsolated { _ = store?.send(.countedDown(from: 1)) }
    }
  }
}

/// The store of `Wide`.
@MainActor final class WideStore: FeatureStore<Wide> {
  func value(_ index: Int) -> Int { read(index).pointee.values[index] }
  var total: Int { read(70).pointee.total }
  var sum: Double { read(71).pointee.sum }
}
