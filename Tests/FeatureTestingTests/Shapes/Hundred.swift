import FeatureRuntime

/// A field of each number, one of them secret, and values that hold others.
nonisolated enum Hundred: Feature {
  struct Item: Equatable, Identifiable, Sendable {
    var id: Int
    var title: String
    var password = "open"
  }

  struct State: Equatable, Sendable {
    var field0 = 0
    var field1 = 0
    var field2 = 0
    var field3 = 0
    var field4 = 0
    var field5 = 0
    var field6 = 0
    var field7 = 0
    var field8 = 0
    var field9 = 0
    var field10 = 0
    var field11 = 0
    var field12 = 0
    var field13 = 0
    var field14 = 0
    var field15 = 0
    var field16 = 0
    var field17 = 0
    var field18 = 0
    var field19 = 0
    var field20 = 0
    var field21 = 0
    var field22 = 0
    var field23 = 0
    var field24 = 0
    var field25 = 0
    var field26 = 0
    var field27 = 0
    var field28 = 0
    var field29 = 0
    var field30 = 0
    var field31 = 0
    var field32 = 0
    var field33 = 0
    var field34 = 0
    var field35 = 0
    var field36 = 0
    var field37 = 0
    var field38 = 0
    var field39 = 0
    var field40 = 0
    var field41 = 0
    var field42 = 0
    var field43 = 0
    var field44 = 0
    var field45 = 0
    var field46 = 0
    var field47 = 0
    var field48 = 0
    var field49 = 0
    var field50 = 0
    var field51 = 0
    var field52 = 0
    var field53 = 0
    var field54 = 0
    var field55 = 0
    var field56 = 0
    var field57 = 0
    var field58 = 0
    var field59 = 0
    var field60 = 0
    var field61 = 0
    var field62 = 0
    var field63 = 0
    var field64 = 0
    var field65 = 0
    var field66 = 0
    var field67 = 0
    var field68 = 0
    var field69 = 0
    var field70 = 0
    var field71 = 0
    var field72 = 0
    var field73 = 0
    var field74 = 0
    var field75 = 0
    var field76 = 0
    var field77 = 0
    var field78 = 0
    var field79 = 0
    var field80 = 0
    var field81 = 0
    var field82 = 0
    var field83 = 0
    var field84 = 0
    var field85 = 0
    var field86 = 0
    var field87 = 0
    var field88 = 0
    var field89 = 0
    var field90 = 0
    var field91 = 0
    var field92 = 0
    var field93 = 0
    var field94 = 0
    var field95 = 0
    var field96 = 0
    var field97 = 0
    var field98 = 0
    var field99 = 0
    var token = "hush"
    var item: Item? = Item(id: 1, title: "one")
    var items: [Item] = [Item(id: 1, title: "one"), Item(id: 2, title: "two")]
  }

  enum Action: Equatable, Sendable {
    case changed(Int)
    case signedIn(token: String)
    case retitled(Int, String)
    case nothing
  }

  static var fieldNames: [String] { (0..<100).map { "field\($0)" } + ["token", "item", "items"] }

  static var secrets: [String] { ["State.token", "Item.password", "Action.signedIn.token"] }

  static func reduce(
    _ state: inout State, _ action: Action, _ reduction: inout Reduction<Hundred>
  ) {
    switch action {
    case .changed(let value): reduction.assign(37, &state.field37, value)
    case .signedIn(let token): reduction.assign(100, &state.token, token)
    case .retitled(let index, let title):
      state.items[index].title = title
      state.items[index].password = "secret \(title)"
      state.item?.title = title
      reduction.mark(101)
      reduction.mark(102)
    case .nothing: break
    }
  }
}
