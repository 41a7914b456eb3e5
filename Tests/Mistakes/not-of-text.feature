feature List {
  state { var name = ""; var c = false }
  action go { if !name { c = true } }
  binding name
}
