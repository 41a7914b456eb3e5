feature Counter {
  state { var count = 0 }
  action go when count = 0 { count += 1 }
}
