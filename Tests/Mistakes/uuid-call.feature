feature List {
  state { var selected: UUID? }
  action pick { selected = UUID() }
}
