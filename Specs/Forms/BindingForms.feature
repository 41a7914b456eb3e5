/// Every form of a binding, and every row of the table of inversions.
feature BindingForms {
  enum Tab: Hashable, CaseIterable { case home, search, profile }
  enum Route: Hashable {
    case home
    case detail(id: Int)
    case edit(Draft)
    case pair(x: Int, y: String)
  }
  struct Draft: Hashable { var title = ""; var isPinned = false }
  struct Item: Identifiable {
    let id: Int
    var title = ""
    var isDone = false
    var note: String?
  }

  state {
    var step = 1 in 1...10
    var query = ""
    var title: String?
    var tab = Tab.home
    var isOn = true
    var nickname: String?
    var fallback: String?
    var selection: Set<Int> = []
    var items: Identified<Item> = []
    var names: [String] = ["a", "b"]
    var grid: [[Int]] = [[1, 2], [3, 4]]
    var draft = Draft()
    var maybeDraft: Draft?
    var settings: [String: Int] = [:]
    var flags: [String: Bool] = [:]
    var route: Route = .home
    var sheet: Route?
    var amount = 10
    var price = 2.5
    var celsius = 20.0
    var seconds = 300
    var level = 5 in 0...10
    var comment = ""
    var small: Int8 = 5
    var log: [String] = []
  }

  /// Fields, several in one line.
  binding step, query
  /// Paths.
  binding draftTitle = draft.title
  binding isPinned = draft.isPinned
  /// An optional that is there or not.
  binding isTitled = title != nil
  binding isUntitled = title == nil
  /// A path equal to a constant, or not.
  binding isHome = tab == .home
  binding isElsewhere = tab != .home
  binding isTab(_ tab: Tab) = self.tab == tab
  /// Negation.
  binding isOff = !isOn
  binding isLoose = !draft.isPinned
  /// An optional with a fallback.
  binding name = nickname ?? ""
  binding displayName = nickname ?? fallback ?? "nobody"
  /// Membership.
  binding isSelected(_ id: Int) = selection.contains(id)
  binding isUnselected(_ id: Int) = !selection.contains(id)
  /// Optional chains, elements by id and by position.
  binding maybeTitle = maybeDraft?.title
  binding item(_ id: Int) = items[id: id]
  binding itemTitle(of id: Int) = items[id: id]?.title ?? ""
  binding isDone(_ id: Int) = items[id: id]?.isDone ?? false
  binding note(of id: Int) = items[id: id]?.note
  binding nameText(at index: Int) = names[index]
  binding cell(row: Int, column: Int) = grid[row][column]
  /// Dictionaries.
  binding setting(_ key: String) = settings[key]
  binding settingOrOne(_ key: String) = settings[key, default: 1]
  binding flag(_ key: String) = flags[key] ?? false
  /// Payloads.
  binding detailID = route.detail.id
  binding editTitle = route.edit?.title ?? ""
  binding pairX = route.pair.x
  binding sheetDetailID = sheet.detail.id
  binding isSheetShown = sheet != nil
  /// Numbers and their texts.
  binding amountText = String(amount)
  binding priceText = String(price)
  binding volume = Double(level)
  binding wholePrice = Int(price)
  binding wide = Int(small)
  /// Linear arithmetic.
  binding fahrenheit = celsius * 1.8 + 32
  binding minutes = Double(seconds) / 60
  binding doubleAmount = amount * 2
  binding remaining = 100 - amount
  binding opposite = -amount
  binding half = price / 2
  /// A guard on the write.
  binding comment when newValue.count <= 10
  /// A guard over a parameter.
  binding isListed(_ id: Int) = selection.contains(id) when id > 0
  /// The setter sends an action.
  binding search = query -> queryChanged
  binding tabChoice = tab when newValue != .profile -> tabPicked
  binding renamed(at index: Int) = names[index] when newValue != "" -> nameTyped
  /// Both halves by hand.
  binding percent: Double {
    get { Double(level) / 10 }
    set { level = Int((newValue * 10).rounded()) }
  }
  binding upper: String {
    get { query.uppercased() }
    set {
      guard newValue != query.uppercased() else { return }
      query = newValue.lowercased()
    }
  }

  action queryChanged(_ text: String) { query = text.trimmed }
  action tabPicked(_ tab: Tab) {
    self.tab = tab
    log.append("picked")
  }
  action nameTyped(_ text: String) { log.append(text) }
  action fill {
    items = [Item(id: 1, title: "one"), Item(id: 2, title: "two", note: "x")]
    maybeDraft = Draft(title: "draft")
  }
  action go(to route: Route) {
    self.route = route
    sheet = route
  }
}
