feature Editor {
  state { let id: Int; var title = "" }
  output saved(title: String)
  binding title
  action saveTapped { emit saved(title: title) }
  private action cleared { title = "" }
  action clearTapped { send cleared }
}
feature App {
  state { var text = "" }
  stack path { case edit(Editor) }
  action backTapped { path.removeLast() }
}
