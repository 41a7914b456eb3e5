feature List {
  state { var xs: [Int] = []; var n = 0 }
  action add { xs.forEach { n += $0 } }
  binding xs
}
