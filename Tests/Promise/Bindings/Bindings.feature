import Foundation
enum Tab: Hashable { case home, search(String) }
enum Route: Hashable { case detail(id: Int), edit(Draft), pair(a: Int, b: String?), opt(x: Int?), none2, list([Int]) }
struct Draft: Hashable { var title = ""; var count = 0 in 0...9; var sub = Inner(); var maybe: Inner? }
struct Inner: Hashable { var x = 1; var y: Int?; let z = 3; var list: [Int] = []; var sum: Int { x + 1 } }
struct Row: Identifiable, Hashable { let id: Int; var name = ""; var on = false; var draft: Draft?; var tags: Set<String> = []; var kind: Route = .none2; var price = 1.5 }
feature Bind {
  state {
    var i = 1
    var i8: Int8 = 1
    var u8: UInt8 = 1
    var u: UInt = 1
    var i64: Int64 = 1
    var f: Float = 1
    var d = 1.5
    var c: CGFloat = 1
    var dec: Decimal = 1
    var lim = 5 in 0..<10
    var limD = 0.5 in 0...1
    var s = ""
    var os: String?
    var oi: Int?
    var od: Double?
    var ob: Bool?
    var b = true
    var b2 = false
    var tab = Tab.home
    var tabs: [Tab] = []
    var route: Route = .none2
    var sheet: Route?
    var draft = Draft()
    var odraft: Draft?
    var rows: Identified<Row> = []
    var arr: [Row] = []
    var ints: [Int] = [1]
    var grid: [[Int]] = [[1]]
    var set: Set<Int> = []
    var stabs: Set<Tab> = []
    var dict: [String: Int] = [:]
    var dictD: [String: Draft] = [:]
    var dictO: [Int: [String: Bool]] = [:]
    var date: Date = Date(timeIntervalSince1970: 0)
    var odate: Date?
    var ch: Character = "a"
    var url: URL?
    var sel: Row.ID?
    var dur: Duration = .seconds(1)
    var isLong: Bool { s.count > 3 }
  }
  binding i, i8, u8, u, i64, f, d, c, dec, lim, limD, s, os, b, tab, route, sheet, draft, odraft, rows, arr, set, dict, date, odate, ch, url, sel, dur
  binding p1 = draft.title
  binding p2 = draft.sub.x
  binding p3 = draft.maybe?.x
  binding p4 = odraft?.maybe?.y
  binding p5 = odraft?.sub.x ?? 3
  binding p6 = odraft?.maybe?.y ?? 0
  binding p7 = odraft?.maybe
  binding q1 = os != nil
  binding q2 = os == nil
  binding q3 = odraft?.maybe != nil
  binding q4 = !(os != nil)
  binding q5 = !(os == nil)
  binding q6 = !b
  binding q7 = !(!b)
  binding q8 = nil != os
  binding r1 = tab == .home
  binding r2 = tab != .home
  binding r3 = .home == tab
  binding r4 = tab == .search("x")
  binding r5(_ t: Tab) = tab == t
  binding r6(_ t: Tab) = stabs.contains(t)
  binding r7 = sel == 3
  binding r8 = draft.sub.x == 3
  binding r9 = os == "x"
  binding r10 = i == 3
  binding r11 = (tab == .home)
  binding s1 = os ?? ""
  binding s2 = oi ?? 0
  binding s3 = ob ?? false
  binding s4 = !(ob ?? false)
  binding s5 = os ?? s
  binding s6 = odraft ?? Draft()
  binding t1(_ x: Int) = set.contains(x)
  binding t2(_ x: Int) = !set.contains(x)
  binding t3(row id: Int, tag: String) = rows[id: id]?.tags.contains(tag) ?? false
  binding u1(_ id: Int) = rows[id: id]?.name
  binding u2(_ id: Int) = rows[id: id]?.name ?? ""
  binding u3(_ id: Int) = rows[id: id]?.draft?.title ?? ""
  binding u4(_ id: Int) = rows[id: id]
  binding u5(_ id: Int) = rows[id: id] != nil
  binding u6(at i: Int) = ints[i]
  binding u7(at i: Int) = arr[i].name
  binding u8x(at i: Int) = arr[i].draft?.title ?? ""
  binding u9(r: Int, c: Int) = grid[r][c]
  binding u10 = ints[0]
  binding u11(_ id: Int) = rows[id: id]?.draft != nil
  binding u12(_ id: Int) = rows[id: id]?.kind == .none2
  binding u13(_ id: Int) = rows[id: id]?.kind.detail.id
  binding u14(_ id: Int) = String(rows[id: id]?.price ?? 0)
  binding u15(at i: Int) = String(ints[i])
  binding u16(at i: Int) = rows[i].name
  binding v1(_ k: String) = dict[k]
  binding v2(_ k: String) = dict[k, default: 3]
  binding v3(_ k: String) = dict[k] ?? 3
  binding v4(_ k: String) = dict[k] != nil
  binding v5(_ k: String) = dictD[k]?.title ?? ""
  binding v6(_ k: String) = dictD[k, default: Draft()].title
  binding v7(a: Int, b: String) = dictO[a]?[b] ?? false
  binding v8(a: Int, b: String) = dictO[a, default: [:]][b, default: false]
  binding v9 = dict["a"]
  binding w1 = route.detail.id
  binding w2 = route.edit
  binding w3 = route.edit?.title
  binding w4 = route.edit?.title ?? ""
  binding w5 = route.pair.a
  binding w6 = route.pair.b
  binding w7 = sheet.detail.id
  binding w8 = sheet.edit?.count ?? 0
  binding w9 = sheet?.detail.id
  binding w10 = route.opt.x
  binding w11 = route.list
  binding w12 = sheet.list ?? []
  binding w13 = sheet.edit != nil
  binding x1 = String(i)
  binding x2 = String(d)
  binding x3 = String(u8)
  binding x4 = String(f)
  binding x5 = String(limD)
  binding x6 = String(oi ?? 0)
  binding x7 = String(draft.count)
  binding x8 = String(i64)
  binding y1 = Double(i)
  binding y2 = Int(d)
  binding y3 = Int8(i)
  binding y4 = Float(d)
  binding y5 = Double(u8)
  binding y6 = CGFloat(d)
  binding y7 = Int(u)
  binding y8 = UInt(i)
  binding y9 = Double(lim) / 10
  binding y10 = Double(i8) * 2 + 1
  binding z1 = d * 1.8 + 32
  binding z2 = i + 1
  binding z3 = 1 + i
  binding z4 = i - 1
  binding z5 = 10 - i
  binding z6 = i * 3
  binding z7 = 3 * i
  binding z8 = -i
  binding z9 = d / 3
  binding z10 = 3 / d
  binding z11 = -(d - 3) * 2
  binding z12 = (i + 3) * 2
  binding z14 = f * 2
  binding z15 = String(i + 1)
  binding z16 = u8 + 1
  binding z17 = draft.count * 2
  binding z21 = c / 2
}
