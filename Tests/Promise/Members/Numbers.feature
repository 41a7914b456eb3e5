feature Numbers {
  state {
    var i = 1
    var i8: Int8 = 1
    var u: UInt = 2
    var u64: UInt64 = 3
    var f: Float = 1.5
    var d = 2.5
    var c: CGFloat = 3.5
    var dec: Decimal = 1.25
    var b = true
    var date: Date?
    var when: Date = Date(timeIntervalSince1970: 0)
    var url: URL? = URL(string: "https://a.b")
    var id: UUID?
    var data: Data = Data()
    var dur: Duration = .seconds(2)
    var set: IndexSet = []
    var m1: Int { i * 2 + 3 / 2 % 4 - -i }
    var m2: Double { d * 2 + 1 }
    var m3: Double { Double(i) * d / 2 }
    var m4: Int { Int(d) + Int(f) + Int(u) + Int(i8) }
    var m5: Int { Int(d.rounded()) }
    var m6: Float { f.rounded() * 2 }
    var m8: Double { d.squareRoot() }
    var m9: Int { abs(i) + min(i, 2, 3) + max(1, i) }
    var m10: Bool { i > 1 && i <= 3 || i != 4 && !(i == 5) }
    var m11: Bool { d.isNaN || d.isInfinite || d.isFinite }
    var m12: Int { Int.max / 2 + Int.min / 2 }
    var m13: Double { .pi * d * Double.pi }
    var m14: CGFloat { c * 2 + CGFloat(d) }
    var m15: Decimal { dec * 2 + Decimal(i) }
    var m16: Int { i.isMultiple(of: 2) ? 1 : i.signum() }
    var m17: UInt8 { UInt8(clamping: i) }
    var m18: Int? { Int(exactly: d) }
    var m19: Int { i & 3 | 4 ^ 5 }
    var m21: Int { ~i }
    var m22: Int { i &+ 1 }
    var m23: Int { 0xFF + 0b11 + 0o7 + 1_000 }
    var m24: Double { 1e3 + 0.5 + 1.5e-2 }
    var m27: Bool { (0..<10).contains(i) && (0.0...1.0).contains(d) }
    var m28: Double { when.timeIntervalSince1970 }
    var m29: Date { when.addingTimeInterval(60) }
    var m30: Bool { date.map { $0 > when } ?? false }
    var m31: String { url?.absoluteString ?? "" }
    var m33: String { id?.uuidString ?? "" }
    var m34: Int { data.count }
    var m35: Duration { dur * 2 + .milliseconds(3) }
    var m36: Bool { dur > .seconds(1) }

    var m38: Double { Double(i8) + Double(f) + Double(c) }
    var m39: Bool { b && !b || b == false }
    var m40: Double { d > 0 ? d : -d }
    var m41: Double { min(max(d, 0), 1) }
    var m42: Double { i > 0 ? 1 : d }
    var m43: Int { if b { 1 } else if i > 2 { 2 } else { 3 } }
    var m44: Int { switch i { case 0: 1
      case 1...3: 2
      case let x where x > 10: x
      default: 0 } }
    var m45: String { String(i) + String(d) + String(f) }
    var m46: String { "\(dec) \(dur) \(f) \(c) \(u)" }
    var m48: Double { d.truncatingRemainder(dividingBy: 2) }
    var m49: Date { when + 60 }
    var m52: Bool { i == 1 ? b : !b }
    var m53: [Int] { [1, 2, 3].map { $0 * i } }
    var m54: [Double] { [1, 2.5, 3] }
    var m56: Int { [3, 1].sorted().first! }
    var m57: Bool { when < Date.distantFuture }
    var m58: Bool { Double(i) == d }
    var m59: String { i == 1 ? "one" : i == 2 ? "two" : "many" }
    var m60: Int { Int("12") ?? -1 }
  }
  action go {
    i += 1
    i -= 1; i *= 2
    i /= 2
    i %= 3
    d += 1.5
    d = Double(i)
    f = Float(d)
    c = 4
    dec += 1
    u += 1
    i8 = Int8(clamping: i)
    dur = .milliseconds(5)
    dur += .seconds(1)
    when = now
    date = now.addingTimeInterval(5)
    id = uuid()
    i = random(in: 0..<10)
    d = random(in: 0...1)
    set.insert(3)
    data = Data()
    i.negate()
    b.toggle()
    d.round()
    i <<= 1
    i |= 4
  }
}
