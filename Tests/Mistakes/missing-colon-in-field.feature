feature Profile {
  state {
    var name String = ""
  }
  action clear { name = "" }
}
