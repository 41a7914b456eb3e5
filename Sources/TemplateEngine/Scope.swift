/// The unit being parsed, with the variables that can be seen at the current place.
struct Scope: Sendable {
  /// The unit.
  var unit: Unit
  private var levels: [[String: Int]] = [[:]]
  private var loops: [(slot: Int, isUsed: Bool)] = []

  /// The scope of `unit`, with its parameters as variables.
  init(_ unit: Unit) {
    self.unit = unit
  }

  /// Opens a level; what is declared in it ends with it.
  mutating func open() { levels.append([:]) }

  /// Closes the innermost level.
  mutating func close() { levels.removeLast() }

  /// Adds a variable to the innermost level.
  mutating func declare(_ name: String) -> Int {
    levels[levels.count - 1][name] = unit.slots
    unit.slots += 1
    return unit.slots - 1
  }

  /// The variable that `name` means here.
  func local(_ name: String) -> Int? {
    for level in levels.reversed() {
      if let slot = level[name] { return slot }
    }
    return nil
  }

  /// Every variable that can be seen here.
  var visible: [String: Int] {
    var all: [String: Int] = [:]
    for level in levels { all.merge(level) { _, inner in inner } }
    return all
  }

  /// The innermost loop's record, now marked as used.
  mutating func useLoop() -> Int? {
    guard !loops.isEmpty else { return nil }
    loops[loops.count - 1].isUsed = true
    return loops[loops.count - 1].slot
  }

  /// Enters a loop.
  mutating func openLoop() {
    loops.append((unit.slots, false))
    unit.slots += 1
  }

  /// Leaves a loop: the variable for its record, if it was used.
  mutating func closeLoop() -> Int? {
    guard let loop = loops.popLast() else { return nil }
    return loop.isUsed ? loop.slot : nil
  }

  /// What `name` means here.
  mutating func resolve(_ name: String) -> Expression.Kind {
    if let slot = local(name) { return .local(slot, name) }
    let free = unit.free(name)
    if name == "forloop", let slot = useLoop() { return .loop(free: free, local: slot) }
    return .free(free, name)
  }
}
