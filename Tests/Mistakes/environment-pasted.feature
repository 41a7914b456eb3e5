feature Todos {
  @Environment(\.dismiss) var dismiss
  state { var n = 0 }
  action go { n = 1 }
}
