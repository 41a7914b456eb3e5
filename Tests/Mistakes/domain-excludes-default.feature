feature Counter {
  state { var step = 0 in 1...10 }
  binding step
}
