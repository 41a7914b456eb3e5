feature Profile {
  state { var name }
  action clear { name = "" }
}
