feature Counter {
  state { var count = 0 }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
  }
}
