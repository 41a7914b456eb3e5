feature Profile {
  state { var age = "" ; var ok = false }
  action add { ok = age > 17 }
  binding age
}
