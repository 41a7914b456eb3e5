enum Route { case home, detail(id: Int) }
feature Todos {
  state { var route: Route = .home }
  action go { route = .detail }
}
