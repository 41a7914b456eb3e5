feature Profile {
  state { var name: String?; var title = "" }
  action greet { title = "Hello \(name)" }
  binding name
}
