/// A shopping cart: rows by id, totals derived from them, and a channel for each row's quantity.
feature Cart: Codable {
  struct Item: Identifiable, Hashable, Codable {
    let id: Int
    var name: String
    var price: Double
    var quantity = 1 in 1...99
    var isGift = false
    var wish: String?
    var tags: Set<String> = []
    var subtotal: Double { price * Double(quantity) }
    mutating func add(_ n: Int = 1) { quantity += n }
  }
  enum Shipping: String, CaseIterable, Codable { case standard, express }
  enum Order: Int, CaseIterable, Codable { case byName, byPrice }

  state {
    var items: Identified<Item> = []
    var shipping = Shipping.standard
    var order: Order = .byName
    var coupon: String?
    var selection: Set<Int> = []
    var removed: [Item] = []
    var discounts: [String: Double] = ["TEN": 0.1, "HALF": 0.5]

    var count: Int { items.reduce(0) { $0 + $1.quantity } }
    var subtotal: Double { items.reduce(0) { $0 + $1.subtotal } }
    var gifts: Int { items.filter { $0.isGift }.map { $0.quantity }.reduce(0, +) }
    var rate: Double { coupon.flatMap { discounts[$0] } ?? 0 }
    var fee: Double { items.isEmpty ? 0 : shipping == .express ? 9.5 : 4.5 }
    var total: Double { subtotal * (1 - rate) + fee }
    var names: [String] {
      switch order {
      case .byName: items.map { $0.name }.sorted()
      case .byPrice: items.sorted { $0.price > $1.price }.map { $0.name }
      }
    }
    var dearest: Item? { items.max { $0.price < $1.price } }
    var allTags: [String] { Set(items.flatMap { Array($0.tags) }).sorted(by: <) }
  }

  binding shipping, order
  binding isExpress = shipping == .express
  binding couponText = coupon ?? ""
  binding quantity(of id: Int) = items[id: id]?.quantity ?? 1
  binding quantityText(of id: Int) = String(items[id: id]?.quantity ?? 0)
  binding isGift(_ id: Int) = items[id: id]?.isGift ?? false
  binding wish(of id: Int) = items[id: id]?.wish
  binding isTagged(_ tag: String, item id: Int) = items[id: id]?.tags.contains(tag) ?? false
  binding isSelected(_ id: Int) = selection.contains(id) when items[id: id] != nil
  binding isInCart(_ id: Int) = items[id: id] != nil
  binding discount(_ code: String) = discounts[code, default: 0]

  action added(_ item: Item) {
    if items[id: item.id] != nil { items[id: item.id]?.add(item.quantity) } else { items.append(item) }
  }
  action moreTapped(_ id: Int) when items[id: id] != nil { items[id: id]?.add() }
  action removeTapped(_ id: Int) {
    if let item = items.remove(id: id) { removed.append(item) }
    selection.remove(id)
  }
  action removeSelected when !selection.isEmpty {
    for id in selection.sorted() { send removeTapped(id) }
  }
  action undoTapped when !removed.isEmpty {
    guard let last = removed.popLast() else { return }
    items.insert(last, at: 0)
  }
  action sortTapped { items.sort { $0.price < $1.price } }
  action moved(from offsets: IndexSet, to offset: Int) { items.move(fromOffsets: offsets, toOffset: offset) }
  action clearTapped { reset items, selection }

  onChange(count) { if count == 0 { coupon = nil } }
  invariant "the selection is in the cart" selection.allSatisfy { items[id: $0] != nil }
}
