feature Counter {
  state { var count = 0 }
  action incrementTapped { count += 1 }
  action twice { send incrementTaped }
}
