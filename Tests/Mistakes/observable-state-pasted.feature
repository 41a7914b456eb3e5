feature Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  action go { count += 1 }
}
