feature Counter {
  state { var title = ""; var count = 0 }
  action show { title = "Count: " + count }
  binding count
}
