struct Item: Identifiable { let id: UUID }
feature List {
  state {
    var selected = UUID()
    var items: Identified<Item> = []
  }
  action pick(_ id: UUID) { selected = id }
  binding items
}
