feature Counter {
  state { var count = 0 }
  func half(_ n: Int) -> Int {
    if n > 0 { return n / 2 }
  }
  action go { count = half(count) }
}
