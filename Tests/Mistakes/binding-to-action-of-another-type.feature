feature Search {
  state { var query = "" }
  binding query -> queryChanged
  action queryChanged(_ n: Int) { query = String(n) }
}
