feature Profile {
  state { var n = 0 }
  action go {
    guard n > 0 else { n = 1 }
    n -= 1
  }
}
