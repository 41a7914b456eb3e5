feature List {
  state { var n = 8 }
  action go() async { n += 1 }
}
