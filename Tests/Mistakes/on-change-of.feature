feature Search {
  state { var query = ""; var n = 0 }
  binding query
  onChange(of: query) { n += 1 }
}
