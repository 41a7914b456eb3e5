feature Profile {
  state { var name = ""; var n = 0 }
  action measure {
    if let name { n = name.count }
  }
  binding name
}
