import Foundation
struct Row: Identifiable, Hashable { let id: Int; var name = ""; var tags: [String] = []; var sub: Sub?; var n = 1 in 0...5; mutating func bump() { n += 1 } ; mutating func take() -> Int { n -= 1; return n } }
struct Sub: Hashable { var x = 1; var list: [Int] = []; mutating func add(_ i: Int) { list.append(i) } }
enum Mode: Hashable { case idle, running(Int), done(Sub) 
 mutating func next() { switch self { case .idle: self = .running(1)
   case .running(let n) where n > 3: self = .done(Sub(x: n))
   case .running(let n): self = .running(n + 1)
   case .done: self = .idle } } }
func clampTo(_ n: Int, low: Int = 0, _ high: Int = 10) -> Int { max(low, min(n, high)) }
func split(_ s: String) -> (first: String, rest: [String]) { let parts = s.components(separatedBy: ","); return (first: parts.first ?? "", rest: Array(parts.dropFirst())) }
func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) }
func find(_ x: Int, in xs: [Int]) -> Int? { for (i, y) in xs.enumerated() { if x == y { return i } }; return nil }
func sum(_ xs: [Int]) -> Int { var total = 0; for x in xs { total += x }; return total }
func collatz(_ n: Int) -> Int { var n2 = n; var steps = 0; while n2 != 1 { if n2 % 2 == 0 { n2 /= 2 } else { n2 = n2 * 3 + 1 }; steps += 1; if steps > 1000 { break } }; return steps }
feature Stmts {
  state {
    var rows: Identified<Row> = []
    var arr: [Row] = []
    var sub = Sub()
    var maybe: Sub?
    var mode = Mode.idle
    var modes: [Mode] = []
    var grid: [[Int]] = [[1]]
    var dict: [String: [Int]] = [:]
    var dict2: [Int: Row] = [:]
    var dict3: [String: Int] = [:]
    var set: Set<String> = []
    var sets: [Set<Int>] = []
    var text = ""
    var texts: [String?] = []
    var n = 0
    var d = 0.0 in 0...1
    var o: Int?
    var flags: [Bool] = [false]
    var date: Date?
    var dom = 3 in 1..<9
    var undo: [String] = []
    var chars: Character = "a"
    var lastName: String { rows.last?.name ?? "" }
  }
  mutating func bump(_ by: Int = 1) { n += by }
  mutating func pop() -> Int? { let last = arr.popLast(); return last?.n }
  mutating func firstTag(of id: Int) -> String? { guard let row = rows[id: id] else { return nil }; return row.tags.first }
  func isBig(_ x: Int) -> Bool { x > n }
  action a1 { rows[id: 1]?.bump(); rows[id: 1]?.n = 99; rows[id: 1]?.sub?.add(2); rows[id: 1]?.sub = Sub(); rows[id: 1]?.sub?.list[0] = 3; rows[0].n = 2; rows[0].bump(); arr[0].sub?.x += 1; arr[0].tags.append("x"); arr[0] = Row(id: 3) }
  action a2 { maybe?.add(1); maybe?.x = 3; maybe = Sub(x: 1, list: [1]); maybe!.x = 4; sub.list.append(contentsOf: [1, 2]); sub.list += [3]; sub.list.removeAll(); sub = Sub() }
  action a3 { mode.next(); modes.append(.running(3)); modes[0].next(); if case .running(let k) = mode { n = k }; if case .done(let s) = mode, s.x > 1, let f = s.list.first { n = f } }
  action a4 { grid[0][0] += 1; grid.append([1, 2]); grid[0].append(3); for i in grid.indices { for j in grid[i].indices { grid[i][j] *= 2 } } }
  action a5 { dict["a", default: []].append(1); dict["a"]?[0] = 2; dict["a"]?.removeAll(); dict["b"] = nil; dict2[1]?.name = "x"; dict2[1] = Row(id: 1); dict2[1]?.bump(); dict3["a", default: 0] += 1; for (k, v) in dict3 { n += v; text += k }; for (k, v) in dict3.sorted(by: { $0.key < $1.key }) { n += v; text += k }; for k in dict3.keys.sorted() { text += k }; dict3.removeValue(forKey: "a"); let old = dict3.removeValue(forKey: "b"); n += old ?? 0; dict3 = [:]; dict3["x"]? += 1; dict3["y"]! += 1 }
  action a6 { set.insert("a"); let r = set.insert("b"); if r.inserted { n += 1 }; if !set.insert("c").inserted { n += 1 }; set = set.union(["d"]); sets.append([1]); sets[0].insert(2); if sets[0].remove(2) != nil { n += 1 } }
  action a7 { let (f, r) = split("a,b"); text = f; undo = r; let s = split("c"); text += s.first; let x = find(1, in: [1]) ?? clampTo(5, low: 1, 3); n = x + fact(3) + sum([1]) + collatz(3) }
  action a8(_ xs: [Int], with opt: Int?, flag: Bool = true, name: String? = nil) { guard let opt, flag else { return }; guard !xs.isEmpty else { n = -1; return }; n = opt + xs[0]; if let name { text = name } else if flag { text = "f" } }
  action a9 { var i = 0; while i < 10 { i += 1; if i == 3 { continue }; if i > 5 { break }; n += i }; repeatIt() }
  mutating func repeatIt() { for _ in 0..<3 { n += 1 }; for i in stride(from: 0, through: 10, by: 2) { n += i }; for i in (0..<3).reversed() { n -= i }; for (a, b) in zip([1], [2]) { n += a + b } }
  action a11 { bump(); bump(3); if let p = pop() { n = p }; let t = firstTag(of: 1); text = t ?? ""; if isBig(3) { bump(2) } ; while let q = pop() { n += q } ; switch pop() { case nil: n = 0
   case let v?: n = v } ; let z = rows[id: 1]?.take() ?? 0; n += z; if rows[id: 1]?.take() == 3 { n += 1 } ; for x in [pop(), pop()] { n += x ?? 0 } }
  action a12 { n = if o == nil { 1 } else { 2 }; let q = switch mode { case .idle: 1
    case .running(let k): k
    default: 3 }; n += q; text = n > 1 ? "a" : o.map { "\($0)" } ?? "none"; o = o.flatMap { $0 > 1 ? $0 : nil } }
  action a14 { for row in rows { rows[id: row.id]?.tags.append("x") }; for i in rows.indices { rows[i].n += 1 } ; for (i, row) in rows.enumerated() where row.n > i { rows[i].name = "\(i)" } }
}
