feature Profile {
  state { var name = "" }
  action clear when !name.isEmtpy { name = "" }
}
