feature Counter {
  state { var count = 0 }
  action clear { count = "0" }
}
