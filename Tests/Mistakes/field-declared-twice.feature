feature Counter {
  state {
    var count = 0
    var count = 1
  }
  action go { count += 1 }
}
