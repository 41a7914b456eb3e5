feature List {
  state { var level: UInt8 = 300 }
  binding level
}
