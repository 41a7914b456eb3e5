/// Whatever can be repeated: children, stacks, collections, their channels, parts and numbers.
struct LoopItem: Identifiable {
  let id: String
  var isOn = false
  var tags: [String] = []
}

feature LoopCell {
  state {
    let id: Int
    var text = ""
  }
  binding text
  action bumped { text += "!" }
}

feature ViewLoops {
  state {
    var picked: Set<Int> = []
    var items: Identified<LoopItem> = []
    var plain: [LoopItem] = []
    var words: [String] = []
    var range = 2
    var sizes: [String: Int] = ["b": 2, "a": 1]
  }
  children cells: LoopCell by id
  stack path { case cell(LoopCell), note(String) }
  route place {
    case cell(LoopCell), word(String)
    alert ask(number: Int) {
      title "Number \(number)?"
      button("Yes") { range = number }
    }
  }
  child? one: LoopCell

  binding items, plain, words
  binding isOn(_ id: String) = items[id: id]?.isOn ?? false
  binding isPicked(_ number: Int) = picked.contains(number)

  action pushed(_ id: Int) { path.push(.cell(LoopCell.State(id: id))) }
  action asked(_ number: Int) { place = .ask(number: number) }
  action showed(_ id: Int) { one = LoopCell.State(id: id) }
}

view LoopCellView {
  store LoopCell
  TextField("Cell \(id)", text: $text)
}

view ViewLoopsView {
  store ViewLoops
  List {
    Section("Children") {
      ForEach(cells) { cell in LoopCellView(store: cell) }
      ForEach(cells.ids, id: \.self) { id in LoopCellView(store: cells[id: id]) }
      ForEach(path) { element in
        Button("Bump") { send path[id: element.id].cell.bumped }
        if case .cell(let cell) = element.element { LoopCellView(store: cell) }
      }
    }
    Section("Channels") {
      ForEach($items) { $item in
        Toggle("Direct \(item.id)", isOn: $item.isOn)
        ForEach($item.tags, id: \.self) { $tag in TextField("Tag", text: $tag) }
      }
      ForEach($plain) { $item in Toggle("Plain \(item.id)", isOn: $item.isOn) }
      ForEach($words, id: \.self) { $word in TextField("Word", text: $word) }
    }
    Section("Values") {
      ForEach(items) { item in Toggle("By id \(item.id)", isOn: $isOn(item.id)) }
      ForEach(plain) { item in Text("plain \(item.id)") }
      ForEach(0..<range, id: \.self) { number in
        Toggle("Number \(number)", isOn: $isPicked(number))
      }
      ForEach(picked.sorted(), id: \.self) { number in Text("picked \(number)") }
      ForEach(sizes.keys.sorted(), id: \.self) { key in Text("\(key) is \(sizes[key] ?? 0)") }
      ForEach(items.filter { $0.isOn }) { item in Text("on \(item.id)") }
      ForEach(items.enumerated(), id: \.offset) { pair in
        Text("\(pair.offset). \(pair.element.id)")
      }
    }
  }
  .alert($place)
  .sheet(item: $place.cell) { cell in LoopCellView(store: cell) }
  .sheet(item: $one) { cell in LoopCellView(store: cell) }
}
