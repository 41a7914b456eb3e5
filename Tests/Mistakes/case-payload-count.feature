enum Route { case home, detail(id: Int) }
feature Todos {
  state { var route: Route = .home; var n = 0 }
  action go {
    switch route {
    case .home: n = 0
    case .detail(let id, let name): n = id
    }
  }
  action open(_ next: Route) { route = next }
}
