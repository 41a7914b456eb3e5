feature Profile {
  state { var name = "" }
  acton clear { name = "" }
}
