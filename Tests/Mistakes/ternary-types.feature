feature List {
  state { var n = 8; var title = "" }
  action go { title = n > 0 ? "some" : 0 }
  binding n
}
