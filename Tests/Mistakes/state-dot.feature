feature Counter {
  state { var count = 0 }
  action go { state.count += 1 }
}
