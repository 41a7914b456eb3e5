/// A counter whose buttons add and subtract a step, and whose step is set by a stepper.
feature Counter {
  state {
    /// What is counted.
    var count = 0
    /// How much one tap adds or subtracts.
    var step = 1 in 1...10
  }

  binding step

  action incrementTapped { count += step }
  action decrementTapped { count -= step }
}
