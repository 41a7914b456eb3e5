import Foundation
enum Expr: Hashable { case num(Double), add(Expr, Expr), neg(Expr), none2
  var value: Double { switch self { case .num(let n): n
   case .add(let a, let b): a.value + b.value
   case .neg(let e): -e.value
   case .none2: 0 } } }
enum LinkedList: Hashable, Codable { case end, node(value: Int, next: LinkedList) }
struct Tree: Hashable { var value = 1; var kind = Kind.leaf; enum Kind: Hashable { case leaf, branch(Tree) } }
struct Emp {}
struct OnlyLet: Hashable { let a: Int; let b: String? }
struct Nest { struct A { struct B { var x = 1 in 0...3; enum C: Int { case one = 1 } ; var c = C.one } ; var b = B() } ; var a = A() }
struct Defs { var a = 1; var b = [1, 2]; var c: [String: Int] = [:]; var d: Set<Int> = [1]; var e: Int? = 3; var f = Emp(); var g = OnlyLet(a: 1, b: nil); var h = Nest.A.B(x: 9); var i = 2 * 3 + 1; var j = -1; var k = "a" + "b"; var l = true && false; var m = [[1]]; var n: [Int?] = [nil, 1]; var o = 0.1; var p: Float = 1; var q: UInt8 = 0xFF; var r: Character = "x"; var s = Date(timeIntervalSince1970: 3); var t: URL? = URL(string: "a"); var u: Decimal = 1.5; var v: Duration = .seconds(3); var w = 1...3; var x: IndexSet = [1]; var y: Data = Data(); var z: Expr = .add(.num(1), .neg(.num(2))) }
func swap2(_ a: Int, _ b: Int) -> (Int, Int) { (b, a) }
func named(x: Int) -> (low: Int, high: Int?) { (low: x, high: nil) }
func nothing(_ x: Int) -> Int? { guard x > 0 else { return nil }; return x }
func multi(_ s: String) -> String { var out = ""; for (i, c) in s.enumerated() { if i % 2 == 0 { out.append(c) } else { out += String(c).uppercased() } }; return out }
func opt(_ o: Int??) -> Int { 1 }
func rec(_ e: Expr, depth: Int = 0) -> Int { switch e { case .add(let a, let b): return rec(a, depth: depth + 1) + rec(b, depth: depth + 1)
  case .neg(let x): return rec(x, depth: depth + 1)
  case .num, .none2: return depth } }
feature Tricky {
  state {
    var e: Expr = .num(1)
    var l: LinkedList = .end
    var t = Tree()
    var d = Defs()
    var n = 1
    var o: Int?
    var xs: [Int] = []
    var ys: [Double] = []
    var s = ""
    var str2: [String] = []
    var dict: [String: [String: Int]] = [:]
    var r = 1...3
    var r2 = 0..<3
    var bools: [Bool] = []
    var rr: [Tree] = []
    var ee: [Expr?] = []
    var sw: Int { let (a, b) = swap2(1, 2); return a - b }
    var lo: Int { named(x: 3).low + (named(x: 3).high ?? 0) }
    var nested: Int { xs.map { x in xs.filter { $0 > x }.map { y in y + x }.reduce(0, +) }.reduce(0, +) }
    var avg: Double { ys.isEmpty ? 0 : ys.reduce(0, +) / Double(ys.count) }
    var avg2: Double { ys.reduce(0) { $0 + $1 } }
    var avg3: Double { xs.reduce(0) { $0 + Double($1) } }
    var tern: String { n > 1 ? n > 2 ? "a" : "b" : n < 0 ? "c" : "d" }
    var chain: String { xs.filter { $0 > 1 }.map { "\($0)" }.sorted().reversed().joined(separator: ",") }
    var cmp: Bool { (n, s) == (1, "x") }
    var optcmp: Bool { o == 3 && o != nil && (o ?? 0) > 1 }
    var dd: Int { dict["a"]?["b"] ?? dict["c", default: [:]]["d"] ?? 0 }
    var ifx: Int { if let o, o > 1 { o } else if n > 3 { 2 } else { 3 } }
    var swx: String { switch n { case ..<0: "neg"
      case 0: "zero"
      case 1, 2: "few"
      case 3...5: "some"
      default: "many" } }
    var swo: String { switch o { case nil: "nil"
      case 0?: "zero"
      case let x? where x > 3: "big \(x)"
      case .some(let x): "\(x)" } }
    var multiline: String { """
      \(n) "quoted" \\ back
      tab\tend \(s.isEmpty ? "empty" : "full")
      """ }
    var esc: String { "a\"b\\c\n\t\u{1F600}\(n)\(s)" }
    var ex: Double { e.value }
    var rng: [Int] { Array(r) + Array(r2) + (1..<4).map { $0 } + Array(stride(from: 0, to: 4, by: 2)) }
    var inr: Bool { r.contains(n) && (1...).contains(n) && (..<3).contains(n) }
    var sl: [Int] { Array(xs[0..<2]) + Array(xs[1...]) + Array(xs[..<2]) }
    var fl: [Int] { [[1], [2, 3]].flatMap { $0 } }
    var cm: [Int] { ["1", "x"].compactMap { Int($0) } }
    var mx: Int { max(1, 2, n) - min(n, 3) + abs(-n) }
    var clos: [Int] { xs.map { x -> Int in if x > 1 { return 1 }; return 2 } }
    var clos2: [String] { xs.map { x in let y = x * 2; return "\(y)" } }
    var srt: [Tree] { rr.sorted { a, b in a.value < b.value } }
    var anyN: Bool { ee.contains(nil) || ee.contains { $0 == nil } }
    var conv: String { String(Double(n) / 3) + String(describing2) }
    var describing2: Int { Int(3.7) + Int(-2.5.rounded()) + Int("12")! }
    var big: Int { 1_000_000 * 0xFF - 0b1010 + 0o17 }
    var bits: Int { n << 2 | n & 3 ^ ~n }
    var mod: Double { 7.5.truncatingRemainder(dividingBy: 2) }
    var nilc: Int { o ?? xs.first ?? n }
    var force: Int { xs.first! + o! }
    var par: Int { (n + 1) * (n - 1) / ((n) + 2) }
    var neg: Int { -(-n) - -n }
    var not: Bool { !(!bools.isEmpty) }
    var cnt: Int { xs.filter { $0 % 2 == 0 }.count }
    var fst: Int? { xs.first(where: { $0 > 1 }) }
    var zp: [Int] { zip(xs, xs.dropFirst()).map { $1 - $0 } }
    var en: [String] { xs.enumerated().filter { $0.offset > 0 }.map { "\($0.element)" } }
    var mm: Int { xs.min() ?? 0 + (xs.max() ?? 0) }
    var dct: [String] { dict.keys.filter { $0 != "" }.sorted() }
    var dmap: [String: Int] { dict.mapValues { $0.count } }
    var st: Int { Set(xs).count + Set([1, 2]).union([3]).count }
    var dur: Bool { d.v > .milliseconds(3) && d.v * 2 == .seconds(6) }
    var dat: Double { d.s.timeIntervalSince1970 + d.s.addingTimeInterval(3).timeIntervalSince(d.s) }
    var day: Bool { d.s < Date(timeIntervalSince1970: 9) }
    var last: String { str2.last ?? str2.first ?? (str2.isEmpty ? "" : str2[0]) }
  }
  action a { e = .add(e, .num(2)); if case .add(let x, _) = e { e = x }; l = .node(value: 1, next: l); if case .node(let v, let next) = l { n = v; l = next } ; t.kind = .branch(Tree(value: 3)); d.b[0] += 1; d.c["x"] = 3; d.c["y", default: 0] += 1; d.h.x = 99; d.e? += 1; d.n[0] = nil; d.m[0][0] = 3; d.w = 2...4; r = 1...5; r2 = 0..<9 }
  action b { let xs2 = xs.map { $0 + 1 }; xs = xs2; var tmp = xs; tmp.sort(by: >); tmp.append(contentsOf: xs2); xs = tmp; let (q, w) = swap2(1, 2); n = q + w; for i in 0..<xs.count { xs[i] *= 2 }; for i in xs.indices.reversed() where xs[i] > 3 { xs.remove(at: i) }; for (k, v) in dict { for (k2, v2) in v { s += k + k2; n += v2 } }; dict["a", default: [:]]["b"] = 3; dict["a"]?["c"] = 4; dict["a"]?["c", default: 0] += 1; dict["z"] = ["k": 1]; xs.swapAt(0, 1); xs.insert(contentsOf: [1, 2], at: 0); xs = Array(xs.prefix(3)); xs.removeAll { $0 == 2 }; bools = xs.map { $0 > 1 }; str2 = s.split(separator: ",").map { String($0) }; s = str2.joined(); s = String(s.reversed()); while n > 100 { n /= 2 }; outer() }
  mutating func outer() { guard n > 0 else { return }; n -= 1; if n > 0 { inner(n, by: 2) } }
  mutating func inner(_ k: Int, by: Int = 3) { n -= k * by; let old = n; n += old; let result = n; n = result; let value = n; n = value }
  action c(_ x: Int?, e: Expr = .num(3), list: [Int] = [1, 2], text: String = "a\"b", r: Tree = Tree(value: 3)) { if let x { n = x }; self.e = e; xs = list; s = text; t = r; o = x; o = nil; o = o.map { $0 + 1 }; if o == nil, n > 1 { n = 0 }; if let y = o, let z = xs.first, y == z { n = y }; guard let p = o else { n = 1; return }; n = p; var k = p; k += 1; n = k }
}
