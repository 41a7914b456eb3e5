feature Counter {
  state { var step = 5 in 10...1 }
  binding step
}
