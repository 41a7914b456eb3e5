feature Profile {
  state { var n = 0 }
  action go { for (var i = 0; i < 3; i++) { n += i } }
}
