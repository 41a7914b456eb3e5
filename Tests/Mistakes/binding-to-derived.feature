feature Counter {
  state {
    var count = 0
    var isEven: Bool { count % 2 == 0 }
  }
  binding isEven
  action go { count += 1 }
}
