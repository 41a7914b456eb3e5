feature Facts {
  state { var fact = "" }
  action load {
    Task { fact = "x" }
  }
}
