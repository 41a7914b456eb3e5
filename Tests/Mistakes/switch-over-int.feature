feature Todos {
  state { var n = 0 }
  action go {
    switch n {
    case 0: n = 1
    case 1: n = 2
    }
  }
}
