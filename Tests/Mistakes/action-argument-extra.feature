feature Counter {
  state { var count = 0 }
  action go { count += 1 }
  action twice { send go(2) }
}
