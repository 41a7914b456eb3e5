feature Search {
  state { var query = ""; var n = 0 }
  binding query
  onChage(query) { n += 1 }
}
