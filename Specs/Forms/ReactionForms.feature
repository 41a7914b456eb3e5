/// Every form of a reaction, and invariants.
feature ReactionForms {
  state {
    var query = ""
    var count = 0
    var numbers: [Int] = []
    var volume = 5 in 0...10
    var total = 0
    var log: [String] = []
    var scores: [String: Int] = [:]
    var isLong: Bool { query.count > 3 }
  }

  binding query, volume
  binding limited = query when newValue.count <= 5

  /// A field, with the value before the action.
  onChange(query) { log.append("query \(oldValue) -> \(query)") }
  /// A derived value.
  onChange(isLong) { log.append(isLong ? "long" : "short") }
  /// A container.
  onChange(numbers) { total = numbers.reduce(0) { $0 + $1 } }
  /// What another reaction wrote.
  onChange(total) { log.append("total \(total)") }
  /// A write through a binding, changed or not.
  on binding.volume { log.append("volume \(newValue) after \(oldValue)") }
  on binding.limited when newValue.isEmpty { log.append("cleared") }

  /// A write through a binding with parameters, which are bound by position.
  binding scored(_ name: String, at place: Int) = scores[name] ?? place
  on binding.scored(name, _) { log.append("\(name) \(oldValue) -> \(newValue)") }

  action numberAdded(_ n: Int) { numbers.append(n) }
  action unchanged {
    numbers.append(1)
    numbers.removeLast()
  }
  action countTapped { count += 1 }
  action broken { count = -1 }

  invariant "the total is the sum" total == numbers.reduce(0) { $0 + $1 }
  invariant "the count is never negative" count >= 0
}
