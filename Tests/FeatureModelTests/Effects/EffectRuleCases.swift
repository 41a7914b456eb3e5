/// One spec or more for each rule of clients and effects, with the place that it finds marked.
enum EffectRuleCases {
  private static let client = """
    client Client {
      func now() -> Int
      func load(_ id: Int, in list: String) async throws -> String
      func follow() stream -> Int
      func stop() async
    }

    """

  /// A spec of one feature that uses the client.
  private static func using(_ id: Int, _ members: String, alsoFinds: Set<Int> = [])
    -> DeclarationRuleCase
  {
    DeclarationRuleCase(
      id,
      client + "feature F {\nuses c: Client\nstate { var n = 0; var text = \"\" }\n\(members)\n}",
      alsoFinds: alsoFinds)
  }

  private static func own(_ id: Int, _ members: String, alsoFinds: Set<Int> = [])
    -> DeclarationRuleCase
  {
    .feature(
      id, "state { var n = 0; var text = \"\" }\n\(members)", alsoFinds: alsoFinds)
  }

  static let clients: [DeclarationRuleCase] = [
    DeclarationRuleCase(1700, "client C { func ⟦size⟧() throws -> Int }"),
    DeclarationRuleCase(1701, "client C { func ⟦all⟧() async stream -> Int }"),
    DeclarationRuleCase(
      1702, "enum E: Error { case a }\nclient C { func all() stream throws(⟦E⟧) -> Int }"),
    DeclarationRuleCase(
      1703, "enum E { case a }\nclient C { func all() async throws(⟦E⟧) -> Int }"),
    own(1703, "effect e() async throws(⟦Int⟧)"),
    DeclarationRuleCase(1704, "client C { func load(_ page: Int = ⟦1⟧) async }"),
    DeclarationRuleCase(1705, "client Speech { }\nfeature F { uses s: ⟦Speach⟧ }"),
    DeclarationRuleCase(1705, "struct A { var x = 1 }\nfeature F { uses s: ⟦A⟧ }"),
    DeclarationRuleCase(
      1705,
      "feature F { uses s: ⟦Speach⟧\nstate { var n = 0 }\naction a { n = s.now(); run s.stop() } }"),
    own(1706, "action a { run ⟦c⟧.stop() }"),
    DeclarationRuleCase(
      1706, client + "feature F { state { var n = 0 }\naction a { n = ⟦c⟧.now() } }"),
    own(1706, "effect e = ⟦c⟧.stop()\naction a { run e }"),
    using(1707, "action a { run c.⟦stpo⟧() }"),
    using(1707, "action a { n = c.⟦noww⟧() }"),
    using(1707, "effect e = c.⟦stpo⟧()\naction a { run e; n = 1 }"),
    using(1707, "effect e() async = swift { await ⟦c⟧.stpo() }\naction a { run e; n = 1 }"),
    using(1708, "effect e = ⟦c.now⟧()\naction a { run e; n = 1 }"),
    using(1709, "action a { n = 1; run ⟦c.now⟧() }"),
    using(1710, "action a { run ⟦c.follow⟧() }"),
    using(1711, "action a { n = 1; ⟦c.stop⟧() }"),
    using(1711, "action a { text = ⟦c.load⟧(1, in: \"\") }"),
    using(1712, "invariant \"a\" ⟦c.now⟧() > 0"),
    using(1712, "action a when ⟦c.now⟧() > 0 { n = 1 }"),
    .init(1712, client + "feature F { uses c: Client\nstate { var x = ⟦c.now⟧() } }"),
    .init(1712, client + "feature F { uses c: Client\nstate { var x: Int { ⟦c.now⟧() } } }"),
    using(1713, "action a { let all = [1].map { $0 + ⟦c.now⟧() }; n = all[0] }"),
    using(1714, "action a { n = 1; run ⟦c⟧ }"),
    using(1714, "action a { n = ⟦c⟧ }"),
    using(1714, "action a { n = 1; cancel ⟦c⟧ }"),
    using(1714, "effect e = ⟦c⟧()\naction a { run e; n = 1 }"),
    using(1715, "action a { n = c.⟦now⟧ }"),
    DeclarationRuleCase(1716, "client C { }\npublic feature F { uses c: ⟦C⟧ }"),
  ]

  static let effects: [DeclarationRuleCase] = [
    own(1720, "effect ⟦e⟧() -> Int\naction a { run e }"),
    using(1721, "effect e = ⟦c.load⟧(_ id)\naction a { run e(1) }"),
    using(1721, "effect e = ⟦c.stop⟧(now)\naction a { run e(now: 1) }"),
    using(1722, "effect e = c.load(_ id, ⟦of⟧ list)\naction a { run e(1, in: \"\") }"),
    using(1722, "effect e = c.load(⟦id⟧, in list)\naction a { run e(1, in: \"\") }"),
    own(1723, "effect e() async { ⟦failure⟧ { n = 1 } }\naction a { run e }"),
    own(1723, "effect e() async -> Int { ⟦value⟧(x) { n = x } }\naction a { run e }"),
    own(1723, "effect e() async { ⟦finished⟧ { n = 1 } }\naction a { run e }"),
    own(1723, "effect e() stream -> Int { ⟦success⟧(x) { n = x } }\naction a { run e }"),
    own(1723, "effect e() stream -> Int { ⟦failure⟧ ignored }\naction a { run e }"),
    own(1724, "effect e() async { success { n = 1 }; ⟦success⟧ { n = 2 } }\naction a { run e }"),
    own(1725, "effect e() async { success(⟦x⟧) { n = x } }\naction a { run e }"),
    own(1725, "effect e() stream -> Int { finished(⟦x⟧) { n = 1 } }\naction a { run e }"),
    own(1726, "effect e() async { ⟦success ignored⟧ }\naction a { run e }"),
    own(1727, "effect e() async { success -> ⟦lodaed⟧ }\naction loaded { n = 1; run e }"),
    own(1727, "effect e every .seconds(1) -> ⟦n⟧\naction a { run e }"),
    own(
      1728,
      "effect e() async -> Int { success -> ⟦b⟧ }\naction a { run e }\naction b(_ x: String) { text = x }"
    ),
    own(
      1728,
      "effect e() async -> Int { success -> ⟦b⟧ }\naction a { run e }\naction b(x: Int, y: Int) { n = x + y }"
    ),
    own(
      1728, "effect e after .seconds(1) -> ⟦b⟧\naction a { run e }\naction b(x: Int) { n = x }"),
    own(
      1729,
      "effect e() async { success -> b(⟦n⟧) }\naction a { run e }\naction b(_ x: Int) { n = x }"),
    own(
      1729,
      "func twice() -> Int { n * 2 }\neffect e() async { success -> b(⟦twice⟧()) }\naction a { run e }\naction b(_ x: Int) { n = x }"
    ),
    own(
      1729,
      "effect e() async { success -> b(⟦e⟧.isRunning) }\naction a { run e }\naction b(_ x: Bool) { n = x ? 1 : 0 }"
    ),
    own(1730, "effect e() async = swift { print(⟦state⟧.n) }\naction a { run e }"),
    own(1731, "effect e() async { throttle .seconds(1) keeping ⟦lest⟧ }\naction a { run e }"),
    own(1732, "effect e() async\naction a { n = ⟦e⟧ }\naction b { run e }"),
    own(1733, "effect e() async\naction a { n = 1; ⟦e⟧() }"),
    own(1734, "effect e() async\naction a { n = e.⟦runing⟧ ?? 1 }\naction b { run e }"),
    .feature(
      1735, "state { var x: Bool = ⟦e.isRunning⟧ }\neffect e() async\naction a { run e; x = true }"
    ),
    own(1736, "action a { run ⟦b⟧ }\naction b { n = 1 }"),
    own(1736, "action a { cancel ⟦n⟧; n = 1 }"),
    using(1737, "action a { cancel ⟦c.stop⟧; n = 1 }"),
    .feature(
      1738,
      "state { var n = 0; var isBusy: Bool { isFree() }; var x: Bool { e.running != nil } }\nfunc isFree() -> Bool { !x }\neffect e() async\nonChange(⟦isBusy⟧) { n = 1 }\naction a { run e }"
    ),
    own(1739, "effect e() async -> Int { success(x, ⟦y⟧) { n = x } }\naction a { run e }"),
    own(1740, "effect e() async { policy first; ⟦policy⟧ latest }\naction a { run e }"),
    own(
      1740,
      "effect e() async { debounce .seconds(1); ⟦throttle⟧ .seconds(1) keeping first }\naction a { run e }"
    ),
  ]

  /// Rules of other parts as clients and effects meet them.
  static let others: [DeclarationRuleCase] = [
    own(1200, "effect e() async\neffect ⟦e⟧() stream\naction a { run e }"),
    DeclarationRuleCase(1200, "client C { func a() async; func ⟦a⟧() -> Int }"),
    DeclarationRuleCase(1200, "client C { }\nclient ⟦C⟧ { }"),
    DeclarationRuleCase(1201, "client C { }\nfeature F { uses a: C\neffect ⟦a⟧() async }"),
    DeclarationRuleCase(1201, "client C { }\nfeature F { uses a: C\nstate { var ⟦a⟧ = 1 } }"),
    own(1201, "effect ⟦n⟧() async"),
    own(1201, "effect go() async { success { n = 1 } }\naction ⟦go⟧ { run go }"),
    own(1202, "effect ⟦send⟧() async"),
    own(1205, "enum ⟦LoadEvent⟧ { case a }\neffect load() async { success { n = 1 } }"),
    DeclarationRuleCase(1205, "feature F { struct ⟦Effect⟧ { var x = 1 } }"),
    DeclarationRuleCase(
      1209, "struct A { var x = 1 }\npublic client C { func ⟦a⟧(_ a: A) async }"),
    DeclarationRuleCase(
      1209, "struct A { var x = 1 }\npublic feature F { effect ⟦e⟧() async -> A }"),
    own(1210, "⟦private⟧ effect e() async"),
    own(1294, "effect e(x: Int) async -> Int { success(⟦x⟧) { n = x } }\naction a { run e(x: 1) }"),
    own(1306, "action a { n = 1; run ⟦lod⟧ }\neffect load() async"),
    own(1306, "action a { n = 1; cancel ⟦lod⟧ }\neffect load() async"),
    own(1320, "effect e every ⟦n⟧ { n += 1 }\naction a { run e }"),
    own(1351, "effect e(x: Int) async\naction a { n = 1; run ⟦e⟧ }"),
    own(1353, "effect e(x: Int) async\naction a { n = 1; run e(⟦1⟧) }"),
    own(1376, "func f() -> Int { ⟦run e⟧; return n }\neffect e() async\naction a { n = f() }"),
  ]

  /// All of them.
  static let all = clients + effects + others
}
