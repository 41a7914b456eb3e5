feature List {
  state { var n = 8 }
  mutating func down() { if n > 0 { n -= 1; down() } }
  action go { down() }
}
