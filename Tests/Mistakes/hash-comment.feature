feature List {
  # the number
  state { var n = 8 }
  action go { n += 1 }
}
