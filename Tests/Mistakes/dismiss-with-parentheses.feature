feature List {
  state { var n = 8 }
  action close { n = 0; dismiss() }
}
