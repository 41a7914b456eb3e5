struct Item { var title = "" }
feature List {
  state { var items: Set<Item> = [] }
  binding items
}
