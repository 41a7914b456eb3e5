feature Profile {
  state { var n = 0 }
  action go when { n -= 1 }
}
