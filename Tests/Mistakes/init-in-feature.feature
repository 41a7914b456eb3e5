feature Search {
  state { var query = "" }
  init() { query = "x" }
  action go { query = "" }
}
