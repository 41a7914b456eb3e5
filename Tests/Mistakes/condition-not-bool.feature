feature List {
  state { var n = 0; var c = false }
  action go { if n { c = true } }
  binding n
}
