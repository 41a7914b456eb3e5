feature Search {
  state { var query = "" }
  action go { run search(query) }
  binding query
}
