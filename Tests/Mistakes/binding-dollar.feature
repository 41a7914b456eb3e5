feature Search {
  state { var query = "" }
  binding $query
  action clear { query = "" }
}
