feature Counter {
  state { var count = 0 }
  action go { count++ }
}
