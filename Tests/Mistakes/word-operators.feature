feature Profile {
  state { var a = false; var b = false; var c = false }
  action go { if a and b { c = true } }
  binding a, b
}
