feature Counter {
  struct State { var count = 0 }
  action go { count += 1 }
}
