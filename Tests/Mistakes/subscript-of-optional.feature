feature List {
  state { var xs: [Int]?; var n = 0 }
  action go { n = xs[0] }
  binding xs
}
