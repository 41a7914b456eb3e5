public import FeatureRuntime

/// What an app writes beside the generated counter.
nonisolated extension Counter {
  public static func imported(
    _ state: inout State, numbers: [Int], _ reduction: inout Reduction<Counter>
  ) {
    state.count += numbers.reduce(0) { $0 + $1 }
  }
}
