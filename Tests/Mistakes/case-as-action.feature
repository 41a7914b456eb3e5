feature Counter {
  state { var count = 0 }
  case incrementTapped
}
