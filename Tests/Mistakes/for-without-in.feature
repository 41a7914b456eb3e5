feature Profile {
  state { var xs: [Int] = []; var n = 0 }
  action go { for x of xs { n += x } }
  binding xs
}
