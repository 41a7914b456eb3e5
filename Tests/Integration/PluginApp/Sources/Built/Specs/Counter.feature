/// A number that goes up.
feature Counter {
  state { var count = 0 }

  action incrementTapped { count += 1 }
}
