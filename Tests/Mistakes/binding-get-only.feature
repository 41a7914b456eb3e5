feature Search {
  state { var query = "" }
  binding shown: String {
    get { query }
  }
  action clear { query = "" }
}
