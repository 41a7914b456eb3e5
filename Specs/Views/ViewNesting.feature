/// Slots with parameters, views in views in views, and every way to branch.
enum NestedLevel: Hashable { case low, mid(Int), high(name: String) }
view NestedCard<Item: Hashable> {
  let title: String
  let items: [Item]
  slot header(title: String)
  slot row(item: Item, index: Int)
  slot footer
  VStack {
    header(title)
    ForEach(items, id: \.self) { item in
      HStack {
        row(item, 1)
        if items.count > 2 { row(item, 2) }
      }
    }
    footer()
  }
}
view NestedView {
  let level: NestedLevel
  let values: [Int]
  let names: [String: Int]
  binding picked: Int?
  state isOpen = false
  NavigationStack {
    List {
      Section {
        DisclosureGroup("More", isExpanded: $isOpen) {
          NestedCard(title: "T", items: values) { title in
            Text(title).bold()
          } row: { item, index in
            HStack {
              Text("\(item) \(index)")
              if let picked, picked == item {
                Image(systemName: "star").foregroundStyle(.red)
              } else {
                switch level {
                case .low: Text("low")
                case .mid(let n) where n > 3: Text("mid \(n)")
                case .mid: Text("mid")
                case .high(let name): Text(name)
                }
              }
              Button("Pick \(item)") { picked = item }
            }
          } footer: {
            Button("None") { picked = nil }
          }
        }
      } header: { Text("Header") } footer: { Text("Footer \(values.count)") }
      ForEach(names.keys.sorted(), id: \.self) { name in
        Text("\(name): \(names[name] ?? 0)")
      }
      ForEach(Array(values.enumerated()), id: \.offset) { pair in Text("\(pair.offset) \(pair.element)") }
    }
    .navigationTitle("Deep")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("X") { isOpen.toggle() } }
    }
  }
}
view NestingView {
  state picked: Int? = 2
  state level: NestedLevel = .mid(4)
  VStack {
    NestedView(level: level, values: [1, 2, 3], names: ["a": 1], picked: $picked)
    Button("high") { level = .high(name: "H") }
    Button("low") { if case .high(let n) = level { level = n.isEmpty ? .low : .mid(1) } else { level = .low } }
  }
}
