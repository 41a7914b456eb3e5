feature List {
  state { var xs = [3, 1] }
  action go { xs.sorted() }
}
