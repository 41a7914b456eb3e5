feature List {
  state { var xs = [1, 2 3] }
  action go { xs.append(3) }
}
