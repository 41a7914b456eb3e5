feature Counter {
  state { var count = 0 }
  func bump() { count += 1 }
  action go { bump() }
}
