feature List {
  state { var n = 0 }
  action go { n += 1 }
}
extension List {
  action up { n += 1 }
}
