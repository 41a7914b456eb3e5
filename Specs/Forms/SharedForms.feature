/// Who hears of the writes of others to shared values, and what it is told.
shared tally: Int = 0
shared words: [String] = []

/// Hears of all that can be heard of.
feature SharedHearer {
  shared tally
  shared words
  state {
    var log: [String] = []
    var offset = 1
    var isBig: Bool { tally + offset > 3 }
    var longest: Int { words.map { $0.count }.max() ?? 0 }
    var first: String? { words.first }
  }
  action offsetTapped { offset += 1 }
  onChange(tally) { log.append("tally \(tally)") }
  onChange(tally) { log.append("tally was \(oldValue)") }
  onChange(words) { log.append("words \(words.count)") }
  onChange(words) { log.append("words were \(oldValue.count)") }
  onChange(isBig) { log.append("big \(oldValue) \(isBig)") }
  onChange(longest) { log.append("longest \(oldValue) \(longest)") }
  onChange(first) { log.append("first \(first ?? "none")") }
}

/// Writes beside it.
feature SharedWriterForm {
  shared tally
  shared words
  action counted { tally += 1 }
  action countedTwice { tally += 1; tally += 1 }
  action countedAndBack { tally += 1; tally -= 1 }
  action said(_ word: String) { words.append(word) }
  action saidAll(_ all: [String]) { for word in all { words.append(word) }; tally = all.count }
}

feature SharedForms {
  child hearer: SharedHearer
  child writer: SharedWriterForm
}
