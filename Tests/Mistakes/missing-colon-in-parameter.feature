feature Profile {
  state { var name = "" }
  action rename(to title String) { name = title }
}
