feature Counter {
  state { var count: Int?; var total = 0 }
  action add { total += count }
  binding count
}
