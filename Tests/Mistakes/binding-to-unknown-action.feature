feature Search {
  state { var query = "" }
  binding query -> queryChanged
}
