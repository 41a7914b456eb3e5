feature Profile {
  state { var n = 0 }
  action go if n > 0 { n -= 1 }
}
