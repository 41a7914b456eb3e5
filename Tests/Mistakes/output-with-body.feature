feature Search {
  state { var query = "" }
  output finished { query = "" }
  action go { emit finished }
}
