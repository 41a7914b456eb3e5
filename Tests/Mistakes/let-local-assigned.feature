feature Search {
  state { var n = 0 }
  action go {
    let half = n / 2
    half += 1
    n = half
  }
}
