feature Profile {
  state { var name = "" }
  action add { name += 1 }
}
