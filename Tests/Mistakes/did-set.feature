feature Facts {
  state {
    var query = "" {
      didSet { results = [] }
    }
    var results: [String] = []
  }
  action clear { query = "" }
}
