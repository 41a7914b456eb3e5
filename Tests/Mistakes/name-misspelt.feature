feature Counter {
  state { var count = 0 }
  action up { cuont += 1 }
}
