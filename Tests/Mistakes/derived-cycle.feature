feature Counter {
  state {
    var count = 0
    var a: Int { b + 1 }
    var b: Int { a + count }
  }
  action go { count = a }
}
