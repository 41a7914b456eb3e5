feature Counter {
  state { var volume = 0.5 in 0..<1 }
  binding volume
}
