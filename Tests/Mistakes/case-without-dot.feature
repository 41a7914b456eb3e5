enum Filter { case all, active, completed }
feature Todos {
  state { var filter: Filter = .all }
  action go { filter = active }
}
