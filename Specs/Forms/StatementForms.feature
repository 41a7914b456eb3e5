/// Every form of a statement.
feature StatementForms {
  enum Event: Hashable {
    case tick
    case moved(x: Int, y: Int)
    case named(String)
    case nested(inner: Inner?)
  }
  enum Inner: Hashable { case low(Int), high }
  struct Item: Identifiable {
    let id: Int
    var name = ""
    var marks: [Int] = []
    mutating func mark(_ n: Int) { marks.append(n) }
    mutating func clear() { marks = [] }
  }

  state {
    var count = 0
    var ratio = 1.0
    var text = ""
    var flag = false
    var maybe: Int?
    var maybeItem: Item?
    var numbers: [Int] = []
    var matrix: [[Int]] = [[0, 0], [0, 0]]
    var words: Set<String> = []
    var table: [String: Int] = [:]
    var items: Identified<Item> = []
    var event = Event.tick
    var log: [String] = []
  }

  action assignments {
    count = 1
    count += 9
    count -= 2
    count *= 3
    count /= 4
    count %= 4
    ratio /= 2
    text = "a"
    text += "b"
    flag.toggle()
    maybe = nil
    maybe = 3
    maybe? += 1
    matrix[1][0] = 5
    matrix[0][1] += 7
  }
  action locals(start: Int) {
    let one = start
    var two: Int = one + 1
    let (low, high) = (min(one, two), max(one, two))
    two += high
    let three: Int
    if two > 3 { three = low } else { three = 0 }
    count = three + two
  }
  action branches(n: Int) {
    if n < 0 {
      log.append("negative")
    } else if n == 0 {
      log.append("zero")
    } else {
      log.append("positive")
    }
    if let maybe { log.append("maybe \(maybe)") }
    if let value = maybe, value > n { log.append("greater") }
    if var value = maybe {
      value += n
      count = value
    }
    if case .moved(let x, let y) = event { log.append("moved \(x) \(y)") }
    if case .moved(x: 0, _) = event, flag { log.append("at the edge") }
    if case let .named(name) = event { log.append(name) }
  }
  action guards(n: Int) {
    guard n > 0 else {
      log.append("refused")
      return
    }
    guard let value = maybe, case .named(let name) = event else { return }
    log.append("\(name) \(value)")
  }
  action switches(event: Event) {
    self.event = event
    switch event {
    case .tick: log.append("tick")
    case .moved(let x, _) where x < 0: log.append("left")
    case .moved(x: 0, y: 0): log.append("home")
    case .moved: log.append("elsewhere")
    case .named("end"), .named("stop"): log.append("over")
    case .named(let name): log.append(name)
    case .nested(inner: .low(let n)?): log.append("low \(n)")
    case .nested(inner: .high?): log.append("high")
    case .nested(inner: nil): log.append("nothing")
    }
    switch (count, flag) {
    case (0, true): log.append("zero and on")
    case (1...9, _): log.append("one digit")
    case let (n, isOn): log.append("\(n) \(isOn)")
    }
    switch text {
    case "": log.append("empty")
    case "a", "b": log.append("a letter")
    default: break
    }
  }
  action loops {
    for number in numbers where number > 0 { count += number }
    for (index, number) in numbers.enumerated() {
      if number == 0 { continue }
      if index > 3 { break }
      log.append("\(index): \(number)")
    }
    for (key, value) in table where value > 1 { words.insert(key) }
    for index in 0..<3 { matrix[0][index % 2] += index }
    for index in stride(from: 10, to: 0, by: -5) { numbers.append(index) }
    while count > 10 { count -= 7 }
    while let last = numbers.last, last < 0 { numbers.removeLast() }
  }
  action matches(events: [Event], found: [Int?]) {
    for case .moved(let x, _) in events where x > 0 { count += x }
    for case let value? in found { count += value }
    for case (let index, .tick) in events.enumerated() { log.append("tick \(index)") }
    let low = 1, high = 2
    var next = low, last: Int = high
    next += 1
    last += next
    count += last
    flag = [.tick, .named("end")].contains(event)
    text = String(describing: event)
  }
  action arrays {
    numbers = [3, 1, 2]
    numbers.append(4)
    numbers.append(contentsOf: [5, 6])
    numbers += [7]
    numbers.insert(0, at: 0)
    numbers.remove(at: 1)
    numbers.removeFirst()
    numbers.removeLast()
    numbers.swapAt(0, 1)
    numbers.sort()
    numbers.sort(by: { $0 > $1 })
    numbers.reverse()
    numbers.removeAll(where: { $0 == 2 })
    if let last = numbers.popLast() { count = last }
    numbers[0] = 9
  }
  action setsAndDictionaries {
    words.insert("x")
    words.formUnion(["y", "z"])
    words.remove("x")
    words.subtract(["z"])
    words.formIntersection(["y"])
    table["a"] = 1
    table["b", default: 10] += 1
    table["a"] = nil
    table.removeValue(forKey: "c")
    table.removeAll()
    words.removeAll()
  }
  action identified {
    items.append(Item(id: 1, name: "one"))
    items.insert(Item(id: 2, name: "two"), at: 0)
    items[id: 1]?.name = "uno"
    items[id: 1]?.mark(7)
    items[id: 3] = Item(id: 3)
    items[id: 3]?.marks.append(1)
    items.move(fromOffsets: [0], toOffset: 2)
    items.remove(id: 3)
    items.sort(by: { $0.id < $1.id })
    maybeItem = items.first
    maybeItem?.mark(8)
    maybeItem?.clear()
  }
  action put(_ item: Item) { items.append(item) }
  action putFirst(_ item: Item) { items.insert(item, at: 0) }
  action emptyItems {
    items.removeAll(where: { $0.id == 1 })
    items.removeAll()
  }
  action strings {
    text = "hello"
    text.append(" world")
    text.removeLast()
    text.insert("H", at: text.startIndex)
    text.removeAll()
  }
  action environment {
    text = "\(uuid())"
    flag = now > Date(timeIntervalSince1970: 0)
    count = random(in: 1...6)
    ratio = random(in: 0.0..<1.0)
  }
}
