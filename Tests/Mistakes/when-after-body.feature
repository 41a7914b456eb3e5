feature Profile {
  state { var n = 0 }
  action go { n -= 1 } when n > 0
}
