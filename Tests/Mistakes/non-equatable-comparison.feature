feature List {
  state { var n = 8; var name = "" }
  action go { if n == name { n = 0 } }
  binding name
}
