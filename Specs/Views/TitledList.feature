/// A title, and below it one view an item, which whoever uses the list decides on.
view TitledList<Item: Hashable> {
  let title: String
  let items: [Item]
  slot row(item: Item)
  VStack {
    Text("-- \(title) --")
    ForEach(items, id: \.self) { item in row(item) }
  }
}

view TitledContentView {
  TitledList(title: "상단 타이틀", items: [1, 2, 3]) { item in
    Text("item: \(item)")
    if item == 2 { Image(systemName: "star") }
  }
}
