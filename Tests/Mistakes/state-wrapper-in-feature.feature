feature Counter {
  @State private var count = 0
  action go { count += 1 }
}
