feature Profile {
  state { var n = 0 }
  action go {
    guard n > 0 { return }
    n -= 1
  }
}
