import Built
import Committed
import FeatureRuntime

/// Drives a feature of each target and says what came of it.
@main
@MainActor
struct App {
  static func main() {
    let counter = CounterStore(state: .init())
    counter.send(.incrementTapped)
    let lengths = LengthsStore(state: .init())
    lengths.send(.longerTapped)
    lengths.unit = .feet
    let light = SwitchStore(state: .init())
    light.send(.toggleTapped)
    print(counter.count, lengths.length, lengths.unit.rawValue, words(isOn: light.isOn))
  }
}
