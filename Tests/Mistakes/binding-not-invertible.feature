feature Search {
  state { var query = "" }
  binding shown = query.uppercased()
  action clear { query = "" }
}
