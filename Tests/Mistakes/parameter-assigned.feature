feature Search {
  state { var n = 0 }
  action go(by amount: Int) {
    amount *= 2
    n += amount
  }
}
