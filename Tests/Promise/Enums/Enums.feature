enum Tree: Hashable { case leaf(Int), node([Tree]) }
enum Auto: Hashable { case leaf, node(Auto2) }
enum Auto2: Hashable { case back([Auto]) }
enum Level: Int, Comparable, CaseIterable, Codable { case low = 1, mid, high = 10 }
enum Plain: Codable, Comparable, CaseIterable { case a, b, c }
enum Str: String, Codable, Comparable { case one, two = "2", three }

enum Er: Error { case bad(code: Int), worse }
enum Empty2: Hashable {}
enum Many: Hashable, Codable { case one(Int), two(a: Int, b: String), three(String?), four([Int]), five(x: Int?), none2 }

struct Names: Codable { let id: Int; var `in` = 1; var `self` = 3; var title = "" }
feature Enums: Codable {
  enum In: String, Codable { case a, b; var title: String { switch self { case .a: "A"
   case .b: "B" } }
   var next: In { self == .a ? .b : .a }
   mutating func flip() { self = next }
   static func parse(_ s: String) -> In? { In(rawValue: s) }
   static func initial2() -> In { .a } }
  state {
    var level = Level.low
    var levels: [Level] = Level.allCases
    var plain: Plain = .a
    var many: Many = .one(1)
    var i = In.a
    var str: Str?
    var ml: Level { levels.max() ?? .low }
    var sorted: [Level] { levels.sorted() }
    var sorted2: [Level] { levels.sorted { $0 > $1 } }
    var gt: Bool { level > .low && level >= Level.mid }
    var p: Int { many.one ?? 0 }
    var p2: String { many.two?.b ?? "" }
    var p2b: Int? { many.two.a }
    var p3: String { many.three ?? "" }
    var p4: [Int] { many.four ?? [] }
    var p5: Int { many.five.x ?? 0 }
    var none: Bool { many.none2 }
    var raw: Int { level.rawValue + Level.high.rawValue }
    var fromRaw: Level? { Level(rawValue: 3) }
    var all: [String] { Level.allCases.map { "\($0.rawValue)" } }
    var t: String { i.title + i.next.title }
    var idx: Int { Plain.allCases.firstIndex(of: plain) ?? 0 }
    var cnt: Int { Plain.allCases.count }
    var desc: String { "\(plain) \(level)" }
    var inSet: Bool { [Plain.a, .b].contains(plain) }
    var sw: Int {
      switch (level, plain) {
      case (.low, .a): return 1
      case (.low, _), (_, .a): return 2
      case (_, .b): return 3
      case (_, .c): return 4
      }
    }
    var sw2: String { switch many {
      case .one(let x) where x > 3: "big"
      case .one(1): "one"
      case .one: "other"
      case .two(let a, "x"): "x\(a)"
      case let .two(a, b): "\(a)\(b)"
      case .three(nil): "nil"
      case .three(let s?): s
      case .four(let xs): "\(xs.count)"
      case .five(x: nil): "no"
      case .five(x: 2): "small"
      case .five(x: let y?): "\(y)"
      case .none2: "none"
    } }
    var sw3: Int { switch str { case .one?: 1
      case .some(.two): 2
      case .three: 3
      case nil: 4 } }
    var sw4: Int { switch str { case .none: 0
      case .some(let s): s.rawValue.count } }
  }
  binding level, plain, i
  binding one = many.one
  binding a = many.two.a
  binding five = many.five.x
  binding levelRaw: Int { get { level.rawValue } set { level = Level(rawValue: newValue) ?? level } }
  action flip { i.flip(); i = .initial2(); i = In.parse("a") ?? .b }
  action next { if let n = In(rawValue: "b") { i = n }
    if case .two(let a, _) = many, a > 1 { many = .one(a) }
    guard case .one(let x) = many else { return }
    many = .two(a: x, b: "x")
    for l in Level.allCases where l > .low { levels.append(l) }
    levels.sort()
    plain = Plain.allCases[0]
  }
}
