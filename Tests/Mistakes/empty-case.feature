enum Filter { case all, active }
feature Todos {
  state { var filter: Filter = .all; var n = 0 }
  action go {
    switch filter {
    case .all:
    case .active: n = 1
    }
  }
  binding filter
}
