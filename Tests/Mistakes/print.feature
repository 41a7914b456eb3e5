feature Facts {
  state { var fact = "" }
  action load {
    print(fact)
  }
}
