feature List {
  state { var n = 8 }
  action go {
    switch n {
    case 0: fallthrough
    default: n = 1
    }
  }
}
