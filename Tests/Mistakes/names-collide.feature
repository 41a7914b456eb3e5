feature Counter {
  state {
    var count = 0
    var canIncrement = true
  }
  action increment when canIncrement { count += 1 }
}
