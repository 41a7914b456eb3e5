feature List {
  state { var n = 8 }
  action go { n = n / 0 }
}
