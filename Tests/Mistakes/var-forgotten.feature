feature Counter {
  state {
    count = 0
    var step = 1
  }
  action go { count += step }
}
