feature List {
  state { var n = 0 }
  action go { n = max(n 3) }
}
