feature Counter {
  state {
    name: String = ""
  }
  action go { name = "x" }
}
