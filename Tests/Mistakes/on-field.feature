feature Search {
  state { var query = ""; var n = 0 }
  binding query
  on query { n += 1 }
}
