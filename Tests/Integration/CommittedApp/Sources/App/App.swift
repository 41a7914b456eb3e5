import FeatureRuntime

/// Drives the feature and says what came of it.
@main
@MainActor
struct App {
  static func main() {
    let counter = CounterStore(state: .init())
    counter.send(.incrementTapped)
    counter.send(.incrementTapped)
    print(counter.count)
  }
}
