feature List {
  state { var shownAt: Date? }
  action pick { shownAt = Date() }
}
