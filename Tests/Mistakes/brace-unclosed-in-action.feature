feature Counter {
  state { var count = 0 }

  action up {
    count += 1

  action down {
    count -= 1
  }
}
