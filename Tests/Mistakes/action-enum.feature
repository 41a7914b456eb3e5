feature Counter {
  state { var count = 0 }
  enum Action { case up, down }
}
