feature Facts {
  state { var n = 0 }
  action load {
    repeat { n += 1 } while n < 10
  }
}
