feature Counter {
  state {
    @Published var count = 0
  }
  action go { count += 1 }
}
