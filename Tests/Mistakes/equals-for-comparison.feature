feature Counter {
  state { var count = 0 }
  action go {
    if count = 3 { count = 0 }
  }
}
