feature Profile {
  state { var a = false; var c = false }
  action go when not a { c = true }
  binding a
}
