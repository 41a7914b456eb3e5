import SwiftUI

/// A view that takes views: `slot row(item: Item)`.
struct TitledList<Item: Hashable, Row: View>: View {
  let title: String
  let items: [Item]
  let row: (Item) -> Row

  init(title: String, items: [Item], @ViewBuilder row: @escaping (_ item: Item) -> Row) {
    self.title = title
    self.items = items
    self.row = row
  }

  var body: some View {
    VStack {
      Text(verbatim: "-- \(title) --")
      ForEach(items, id: \.self) { item in
        row(item)
      }
    }
  }
}

struct TitledListContentView: View {
  init() {}

  var body: some View {
    TitledList(title: "상단 타이틀", items: [1, 2, 3]) { item in
      Text(verbatim: "item: \(item)")
      if item == 2 {
        Image(systemName: "star")
      }
    }
  }
}
