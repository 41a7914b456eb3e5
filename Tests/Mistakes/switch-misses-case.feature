enum Filter { case all, active, completed }
feature Todos {
  state {
    var filter: Filter = .all
    var title = ""
  }
  action go {
    switch filter {
    case .all: title = "All"
    case .active: title = "Active"
    }
  }
  action show(_ next: Filter) { filter = next }
}
