feature List {
  state { var n = 8 }
  action go() -> Int { return n }
}
