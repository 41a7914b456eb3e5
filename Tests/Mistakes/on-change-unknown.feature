feature Search {
  state { var query = ""; var n = 0 }
  binding query
  onChange(qeury) { n += 1 }
}
