struct Item { let id: Int; var title = "" }
feature List {
  state { var item = Item(title: "a") }
  binding item
}
