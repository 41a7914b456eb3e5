feature Counter {
  state { var count = 0 }
  action up {
    count = max(count, 3
    count += 1
  }
}
