/// Every form of a state's members: constants, inference, domains, derived values, `init`.
feature StateForms: Codable {
  enum Mode: String, Codable, CaseIterable { case draft, final }
  struct Entry: Identifiable, Codable {
    let id: UUID
    var title = ""
    var stars = 3 in 1...5
  }

  state {
    /// A constant without default is a parameter of the initialiser.
    let name: String
    /// A constant with one.
    let created = "today"
    /// The type follows from the default.
    var count = 0
    var ratio = 0.5  // featuregen:ignore FG1610
    var isOn = true  // featuregen:ignore FG1610
    var label = "label \(1 + 1)"
    var mode = Mode.draft  // featuregen:ignore FG1610
    /// Domains: closed, half-open, one-sided, of integers and floats.
    var step = 1 in 1...10
    var slot = 0 in 0..<8
    var positive: Int = 1 in 1...
    var below = 0.0 in ...1.0
    var volume: Double = 0.25 in 0.0...1.0
    /// Optionals start as nil.
    var note: String?  // featuregen:ignore FG1610
    var choice: Mode? = .final  // featuregen:ignore FG1610
    /// Containers.
    var numbers: [Int] = [1, 2, 3]  // featuregen:ignore FG1610
    var scores: [String: Int] = ["a": 1]  // featuregen:ignore FG1610
    var tags: Set<String> = []  // featuregen:ignore FG1610
    var entries: Identified<Entry> = []
    /// A default may read the fields above it.
    var doubled = step * 2  // featuregen:ignore FG1610
    @secret var token = ""

    /// Derived values: one expression, statements, and others read in turn.
    var isEven: Bool { count % 2 == 0 }
    var summary: String {
      let parity = isEven ? "even" : "odd"
      return "\(name): \(count) is \(parity)"
    }
    var isLong: Bool { summary.count > 20 }

    init {
      if entries.isEmpty { entries.append(Entry(id: uuid(), title: name)) }
    }
  }

  binding step, slot, volume, below, positive
  binding stars(of id: Entry.ID) = entries[id: id]?.stars ?? 1

  action countTapped { count += 1 }
  action overshootTapped {
    step += 100
    slot = 99
    volume = -3
    for entry in entries { entries[id: entry.id]?.stars += 9 }
  }
  action tokenReceived(@secret _ text: String) { token = text }
  action startOver { reset }
}
