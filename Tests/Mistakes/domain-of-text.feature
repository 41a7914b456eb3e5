feature Counter {
  state { var name = "a" in 1...10 }
  binding name
}
