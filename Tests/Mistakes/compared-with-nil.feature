feature Profile {
  state { var name = ""; var n = 0 }
  action measure {
    if name != nil { n = 1 }
  }
  binding name
}
