enum Shared2: Hashable, Codable { case one(Int), two }
struct Pt: Hashable, Codable { var x = 0.0; var y = 0.0 }
func dist(_ a: Pt, _ b: Pt) -> Double { let dx = a.x - b.x; let dy = a.y - b.y; return (dx * dx + dy * dy).squareRoot() }
feature TwoA { 
 struct In: Hashable { var k = 1 }
 enum Mode: Hashable { case a, b(In) }
 state { var p = Pt()
 var s: Shared2 = .two
 var o: Cases.State?
 var i = In() 
 var m: TwoB.Mode = .x }
 binding p, s, i, m
 binding k = i.k
 binding px = p.x
 action go { p.x += 1; s = .one(3); i.k += 1 } }
feature TwoB { enum Mode: String, CaseIterable, Codable { case x, y }
 state { var m: Mode = .x
 var a: TwoA.In = TwoA.In(k: 3)
 var am: TwoA.Mode = .b(TwoA.In())
 var d: Double { dist(Pt(), Pt(x: 3, y: 4)) } 
 var kk: Int { am.b?.k ?? 0 } }
 binding m, am
 binding bk = am.b?.k ?? 1
 action go(_ x: TwoA.Mode) { am = x } }
