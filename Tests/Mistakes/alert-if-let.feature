feature Editor {
  state { let id: Int; var title = "" }
  output saved(title: String)
  binding title
  action saveTapped { emit saved(title: title) }
  private action cleared { title = "" }
  action clearTapped { send cleared }
}
feature App {
  state { var text = ""; var name: String? }
  binding name
  alert prompt { case delete { title "Delete?"; if let name { button("Delete \(name)") { text = "" } } } }
  action deleteTapped { prompt = .delete }
}
