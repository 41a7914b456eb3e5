feature Search {
  state { var query = "" }
  binding qury
  action clear { query = "" }
}
