feature List {
  state { var n = 8 }
  half(_ x: Int) -> Int { x / 2 }
  action go { n = 1 }
}
