feature Profile {
  state { var name: String?; var n = 0 }
  action measure { n = name.count }
  binding name
}
