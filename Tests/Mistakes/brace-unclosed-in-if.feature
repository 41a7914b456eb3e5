feature Counter {
  state { var count = 0 }

  action up {
    if count < 10 {
      count += 1
  }

  action down { count -= 1 }
}
