feature Facts {
  state { var fact = "" }
  action load {
    do {
      fact = "x"
    } catch {
      fact = ""
    }
  }
}
