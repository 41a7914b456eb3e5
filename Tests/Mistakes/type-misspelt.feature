feature Profile {
  state { var name: Sting = "" }
  action clear { name = "" }
}
