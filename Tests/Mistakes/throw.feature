feature Facts {
  state { var n = 0 }
  action load {
    if n > 3 { throw Failure.tooMany }
    n += 1
  }
}
