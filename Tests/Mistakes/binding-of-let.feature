feature Search {
  state {
    let id: Int
    var n = 0
  }
  binding id
  action go { n = id }
}
