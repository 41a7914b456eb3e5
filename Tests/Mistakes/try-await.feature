feature Facts {
  state { var fact = "" }
  action load {
    fact = try await fetch()
  }
}
