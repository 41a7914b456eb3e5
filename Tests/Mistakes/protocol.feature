protocol Named { var name: String { get } }
feature List {
  state { var n = 0 }
  action go { n += 1 }
}
