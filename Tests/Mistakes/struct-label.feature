struct Item { var title = ""; var count = 0 }
feature List {
  state { var item = Item(name: "a", count: 1) }
  binding item
}
