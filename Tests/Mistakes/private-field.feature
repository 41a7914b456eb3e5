feature List {
  state { private var n = 0 }
  action go { n += 1 }
}
