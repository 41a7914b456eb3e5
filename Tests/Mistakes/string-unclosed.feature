feature Profile {
  state { var name = "Anna }
  action clear { name = "" }
}
