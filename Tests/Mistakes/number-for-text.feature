feature Profile {
  state { var name = ""; var age = 3 }
  action show { name = age }
  binding age
}
