feature Counter {
  state { var count = 0 }
  action go(by amount: Int, times: Int) { count += amount * times }
  action twice { send go(by: 2) }
}
