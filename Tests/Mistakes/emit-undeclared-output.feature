feature Search {
  state { var query = "" }
  action go { emit finished(query) }
  binding query
}
