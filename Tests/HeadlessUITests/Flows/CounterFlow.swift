import FeatureRuntime
import Observation
import SwiftUI

/// The counter, its step a binding that sends an action; by hand, to be held against the generated.
@MainActor @Observable
final class HandCounterStore {
  enum Action: Equatable {
    case step(Int)
    case incrementTapped, decrementTapped
  }

  private(set) var count = 0
  private var stepValue = 1
  private(set) var actions: [Action] = []

  var step: Int {
    get { stepValue }
    set { send(.step(newValue)) }
  }

  func send(_ action: Action) {
    actions.append(action)
    switch action {
    case .step(let value): stepValue = min(max(value, 1), 10)
    case .incrementTapped: count += stepValue
    case .decrementTapped: count -= stepValue
    }
  }
}

struct HandCounterView: View {
  @Bindable var store: HandCounterStore

  init(store: HandCounterStore) {
    self.store = store
  }

  var body: some View {
    VStack {
      Text("\(store.count)")
      Stepper("증가 단위 \(store.step)", value: $store.step, in: 1...10)
      Button("+") { store.send(.incrementTapped) }
      Button("-") { store.send(.decrementTapped) }
    }
  }
}

/// The same with the generated store, handed in.
struct CounterView: View {
  @Bindable var store: CounterStore

  init(store: CounterStore) {
    self.store = store
  }

  var body: some View {
    VStack {
      Text("\(store.count)")
      Stepper("증가 단위 \(store.step)", value: $store.step, in: 1...10)
      Button("+") { store.send(.incrementTapped) }
      Button("-") { store.send(.decrementTapped) }
    }
  }
}

/// The same, owning its store.
struct OwningCounterView: View {
  @State private var store = CounterStore(state: Counter.State())

  init() {}

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("+") { store.send(.incrementTapped) }
      StepView(step: $store.step)
    }
  }
}

struct StepView: View {
  @Binding var step: Int

  init(step: Binding<Int>) {
    _step = step
  }

  var body: some View {
    Stepper("Step", value: $step, in: 1...10)
  }
}
