feature Counter {
  state { var count = 0 }
  action go(by amount: Int) { count += amount }
  action twice { send go(amount: 2) }
}
