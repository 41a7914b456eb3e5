feature Profile {
  state { var n = 0 }
  action go { if n === 3 { n = 0 } }
}
