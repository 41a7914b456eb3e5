feature Counter {
  state { var count = 0; var factor = 1.5 }
  action grow { count = count * factor }
  binding factor
}
