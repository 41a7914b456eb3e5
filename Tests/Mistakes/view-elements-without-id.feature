struct Item { var name = "" }
view Items {
  let items: [Item]
  List { ForEach(items) { item in Text(item.name) } }
}
