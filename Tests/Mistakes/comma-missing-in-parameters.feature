feature List {
  state { var n = 0 }
  action go(a: Int b: Int) { n = a + b }
}
