class Counter {
  var count = 0
}
