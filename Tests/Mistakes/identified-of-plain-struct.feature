struct Item { var title = "" }
feature List {
  state { var items: Identified<Item> = [] }
  binding items
}
