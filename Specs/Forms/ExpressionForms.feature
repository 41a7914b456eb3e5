/// Every form of an expression.
feature ExpressionForms {
  enum Size: Int, CaseIterable, Comparable, Hashable { case small = 1, medium, large }
  enum Route: Hashable {
    case home
    case detail(id: Int)
    case pair(x: Int, y: String)
    case text(String)
  }
  struct Point: Hashable {
    var x = 0
    var y = 0
    var sum: Int { x + y }
    func moved(by n: Int) -> Point { Point(x: x + n, y: y + n) }
  }

  state {
    var a = 7
    var b = 2
    var ratio = 0.75
    var text = " Hello "
    var flag = true
    var maybe: Int?
    var point = Point()
    var maybePoint: Point?
    var size = Size.medium
    var route: Route = .detail(id: 4)
    var numbers: [Int] = [3, 1, 2]
    var words: [String] = ["b", "a"]
    var table: [String: [Int]] = ["x": [1, 2]]
    var chosen: Set<Int> = [1, 2]

    /// Literals.
    var integers: [Int] { [1_000, 0x1F, 0o17, 0b101, -3] }
    var floats: [Double] { [1.5, 2e3, 0x1p-1] }
    var strings: [String] { ["tab\t\"quoted\"", #"raw \n"#, "\(a) and \(b + 1)", "\u{1F600}"] }
    var lines: String {
      """
      first \(a)
        second
      """
    }
    var dictionary: [String: Int] { ["one": 1, "two": 2] }
    var emptyDictionary: [String: Int] { [:] }
    var emptySet: Set<Int> { Set<Int>() }

    /// Arithmetic, comparison, logic, the ternary, ranges.
    var sum: Int { (a + b) * a - b / 2 % 3 }
    var negative: Int { -a }
    var isLess: Bool { a < b || a >= b && !(a == b) }
    var word: String { a > b ? "more" : a == b ? "same" : "less" }
    var isNear: Bool { (1...10).contains(a) && (0..<3).contains(b) }
    var conversions: [Double] { [Double(a), Double(Int(ratio)), Double(Int8(b))] }
    var texts: [String] { [String(a), String(ratio), "\(flag)"] }
    var parsed: Int { Int(text.trimmed) ?? -1 }

    /// Optionals and members.
    var isNil: Bool { maybe == nil }
    var orZero: Int { maybe ?? 0 }
    var chained: Int? { maybePoint?.moved(by: 1).x }
    var chainedSum: Int { maybePoint?.sum ?? point.sum }
    var first: Int? { table["x"]?.first }
    var second: Int { table["x", default: []].last ?? 0 }

    /// Enums: implicit members, payloads by name, raw values, comparison.
    var isMedium: Bool { size == .medium && size > .small }
    var raw: Int { size.rawValue }
    var sizes: [Size] { Size.allCases }
    var fromRaw: Size? { Size(rawValue: 3) }
    var detailID: Int? { route.detail.id }
    var pairText: String? { route.pair.y }
    var routeText: String? { route.text }
    var isHome: Bool { route.home }

    /// `if` and `switch` as expressions.
    var grade: String {
      switch a {
      case ..<0: "negative"
      case 0: "zero"
      case 1...9: "digit"
      default: "many"
      }
    }
    var kind: String {
      if flag, let maybe {
        "maybe \(maybe)"
      } else {
        switch route {
        case .home: "home"
        case .detail(let id): "detail \(id)"
        case .pair(let x, let y): "pair \(x) \(y)"
        case .text: "text"
        }
      }
    }

    /// Closures and the functions that take them.
    var doubled: [Int] { numbers.map { $0 * 2 } }
    var odd: [Int] { numbers.filter { n in n % 2 == 1 } }
    var present: [Int] { words.compactMap { Int($0) } }
    var flat: [Int] { table.values.flatMap { $0 } }
    var hasBig: Bool { numbers.contains(where: { $0 > 2 }) }
    var firstBig: Int? { numbers.first(where: { $0 > 1 }) }
    var firstBigIndex: Int? { numbers.firstIndex(where: { $0 > 1 }) }
    var arePositive: Bool { numbers.allSatisfy { $0 > 0 } }
    var ascending: [Int] { numbers.sorted() }
    var descending: [Int] { numbers.sorted(by: { $0 > $1 }) }
    var total: Int { numbers.reduce(0) { $0 + $1 } }
    var product: Int { numbers.reduce(1, { total, n in total * n }) }
    var largest: Int { numbers.max() ?? min(a, b) }
    var smallest: Int { max(abs(negative), numbers.min() ?? 0) }
    var pairs: [String] { zip(numbers, words).map { "\($0)\($1)" } }
    var indexed: [String] { words.enumerated().map { index, word in "\(index)\(word)" } }
    var positions: [Int] { numbers.indices.map { $0 + 1 } }

    /// The usual members.
    var counts: Int { numbers.count + words.count + text.count + chosen.count + table.count }
    var joined: String { words.sorted().joined(separator: ", ") }
    var upper: String { text.trimmed.uppercased() }
    var hasH: Bool { text.contains("H") && !text.isEmpty && text.trimmed.hasPrefix("He") }
    var reversedNumbers: [Int] { Array(numbers.reversed()) }
    var slice: [Int] { Array(numbers.prefix(2)) + Array(numbers.dropFirst(2)) }
    var ends: Int { (numbers.first ?? 0) + (numbers.last ?? 0) }
    var united: Set<Int> { chosen.union([5]).intersection([1, 5]) }
    var keys: [String] { table.keys.sorted() }
  }

  binding a, b, ratio, text, flag, maybe, maybePoint, route, size

  action grow { maybePoint = point.moved(by: a) }
  action choose {
    let label = if flag { "on" } else { "off" }
    text = switch size {
    case .small: label
    case .medium, .large: label + "!"
    }
  }
}
