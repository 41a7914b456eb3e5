import Foundation

/// A struct at file level, with everything one may hold.
struct FormsNote: Identifiable, Hashable, Codable {
  let id: UUID
  var title = ""
  var stars = 0 in 0...5
  var edited: Date?
  var isStarred: Bool { stars > 0 }
  func titled(_ title: String) -> FormsNote { FormsNote(id: id, title: title, stars: stars) }
  mutating func star(by n: Int = 1) { stars += n }
  static let limit = 5
  static func blank(id: UUID) -> FormsNote { FormsNote(id: id) }
}
/// An enum with payloads, members and functions.
enum FormsShape: Hashable {
  case point
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  var area: Double {
    switch self {
    case .point: 0
    case .circle(let radius): radius * radius * 3
    case .rectangle(let width, let height): width * height
    }
  }
  func scaled(by factor: Double) -> FormsShape {
    switch self {
    case .point: return .point
    case .circle(let radius): return .circle(radius: radius * factor)
    case .rectangle(let width, let height):
      return .rectangle(width: width * factor, height: height * factor)
    }
  }
}
enum FormsLevel: Int, CaseIterable, Comparable, Codable { case low = 1, middle = 5, high = 9 }
enum FormsUnit: String, CaseIterable { case metre = "m", foot = "ft" }

/// A pure function at file level.
func formsHalf(_ n: Int) -> Int { n / 2 }
func formsBounds(_ numbers: [Int]) -> (low: Int, high: Int) {
  (low: numbers.min() ?? 0, high: numbers.max() ?? 0)
}

/// Types declared at file level and in a feature.
feature TypeForms {
  enum Status: Hashable { case idle, busy(progress: Double) }
  struct Pair {
    var left = 1
    var right = 2
    struct Deep { var depth = 3 }
    var deep = Deep()
  }

  state {
    var notes: Identified<FormsNote> = []
    var shape = FormsShape.circle(radius: 2)
    var level = FormsLevel.low
    var unit = FormsUnit.metre
    var status: Status = .idle
    var pair = Pair()
    var half = 0
    var day: Date?  // featuregen:ignore FG1610
    var link: URL?  // featuregen:ignore FG1610
    var price: Decimal = 0  // featuregen:ignore FG1610
    var wait: Duration = .seconds(1)  // featuregen:ignore FG1610
    var offsets: IndexSet = []  // featuregen:ignore FG1610
    var letter: Character = "a"  // featuregen:ignore FG1610
    var small: UInt8 = 1  // featuregen:ignore FG1610
    var ratio: Float = 0.5  // featuregen:ignore FG1610

    var area: Double { shape.scaled(by: 2).area }
    var spread: Int {
      let bounds = formsBounds(notes.map { $0.stars })
      return bounds.high - bounds.low
    }
    var isBusy: Bool { status != .idle }
  }

  binding level, unit
  binding unitText = unit.rawValue -> unitTyped

  action noteAdded(title: String) { notes.append(FormsNote.blank(id: uuid()).titled(title)) }
  action starAll {
    for note in notes { notes[id: note.id]?.star(by: 2) }
  }
  action starFirst {
    guard var first = notes.first, first.stars < FormsNote.limit else { return }
    first.star()
    first.edited = now
    notes[id: first.id] = first
  }
  action halve(_ n: Int) { half = formsHalf(n) }
  action unitTyped(_ text: String) {
    if let found = FormsUnit(rawValue: text) { unit = found }
  }
  action raise { level = level < .high ? .high : .low }
  action deepen { pair.deep.depth += pair.left + pair.right }
  action wake { status = .busy(progress: 0.5) }
}
