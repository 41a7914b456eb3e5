/// A counter that stops at zero, with views that are given its store and one that owns it.
feature StepCounter {
  state {
    var count = 0
    var step = 1 in 1...10
  }

  binding step

  action incrementTapped { count += step }
  action decrementTapped when count >= step { count -= step }
  action addTapped(_ amount: Int) when count + amount <= 100 { count += amount }
}

view StepCounterView {
  store StepCounter
  VStack {
    Text("\(count)")
    Stepper("증가 단위 \(step)", value: $step)
    Button("+") { send incrementTapped }
    Button("-") { send decrementTapped }
    Button("+50") { send addTapped(50) }
    Button("Reset the step") { step = 1 }
  }
}

view OwningCounterView {
  store StepCounter = StepCounterStore(state: .init(count: 1))
  VStack {
    Text("\(count)")
    Button("+") { send incrementTapped }
    StepField(step: $step)
  }
}

view StepField {
  binding step: Int
  Stepper("Step", value: $step, in: 1...10)
}

preview "Counter" { StepCounterView(store: StepCounterStore(state: .init(count: 3))) }
preview { OwningCounterView() }
