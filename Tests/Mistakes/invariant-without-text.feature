feature List {
  state { var n = 8 }
  invariant n >= 0
  action go { n += 1 }
}
