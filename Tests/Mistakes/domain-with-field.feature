feature Counter {
  state {
    var top = 10
    var step = 1 in 1...top
  }
  binding top, step
}
