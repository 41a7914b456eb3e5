feature Search {
  state { var query = "" }
  state { var n = 0 }
  action go { n += 1; query = "" }
}
