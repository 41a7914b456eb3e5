feature Search {
  state {
    let limit = 3
    var n = 0
  }
  action go {
    n = limit
    limit = 4
  }
}
