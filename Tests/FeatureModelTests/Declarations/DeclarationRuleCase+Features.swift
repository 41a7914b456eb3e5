extension DeclarationRuleCase {
  static let state: [Self] = [
    .feature(1260, "state { var x = 1 }\n⟦state⟧ { var y = 1 }"),
    .feature(1261, "state { init { }\n ⟦init⟧ { } }"),
    .feature(1263, "state { var ⟦x⟧ = y; var y = x }"),
    .feature(1264, "state { var x = 1 }\naction a(_ v: Int) { }\nbinding y = ⟦(x, x)⟧ -> a"),
    .feature(1265, "state { var x = 1 in ⟦5⟧ }"),
    .feature(1265, "state { var y = 5; var x = 1 in 1...⟦y⟧ }"),
    .feature(1266, "state { var x = \"\" in ⟦1...2⟧ }"),
    .feature(1267, "state { var x: Int? in ⟦1...2⟧ }"),
    .feature(1268, "state { var x = 1.5 in ⟦1..<2⟧ }"),
    .feature(1269, "state { var x: UInt8 = 1 in 1...⟦300⟧ }"),
    .feature(1269, "state { var x = 1 in ⟦0.5⟧...2 }"),
    .feature(1270, "state { var x = 1 in ⟦2...1⟧ }"),
    .feature(1270, "state { var x = 1 in ⟦1..<1⟧ }"),
    .feature(1271, "state { var x = ⟦11⟧ in 1...10 }"),
    .feature(1271, "state { var x = ⟦10⟧ in 1..<10 }"),
    .feature(1271, "state { var x = ⟦-1⟧ in 0... }"),
    Self(1271, "struct A { var x = ⟦0.5⟧ in 1...2 }"),
    .feature(1272, "state { var x = ⟦y⟧; var y = 1 }"),
    .feature(1274, "state { var x = ⟦uuid⟧() }"),
    .feature(1274, "state { var x: Date = ⟦now⟧ }"),
    Self(1276, "struct A { static var ⟦x⟧ = 1 }"),
  ]

  static let members: [Self] = [
    .feature(1280, "action ⟦a⟧"),
    .feature(1282, "state { var count = 1 }\nbinding ⟦coutn⟧"),
    .feature(1283, "state { let x = 1 }\nbinding ⟦x⟧"),
    .feature(1284, "state { var x: Int { 1 } }\nbinding ⟦x⟧"),
    .feature(1285, "state { var x = 1 }\nbinding ⟦x⟧(y: Int)"),
    .feature(
      1286,
      "state { var x = 1 }\naction a(_ v: Int) { }\nbinding y: Int { get { x } set ⟦{ x = newValue }⟧ } -> a"
    ),
    .feature(1287, "state { var x = 1 }\nbinding x -> ⟦a⟧"),
    .feature(1288, "state { var x = 1 }\naction a(_ v: Bool) { }\nbinding x -> ⟦a⟧"),
    .feature(1288, "state { var x = 1 }\naction a { }\nbinding x -> ⟦a⟧"),
    .feature(1289, "state { var x = 1 }\nbinding x\non binding.⟦y⟧ { x = 2 }"),
    .feature(1290, "state { var x = 1 }\non ⟦y⟧.z { x = 2 }"),
    .feature(1291, "state { var x = 1 }\nbinding x\non ⟦binding.x⟧(y) { x = 2 }"),
    .feature(
      1292,
      "state { var x = 1; var y = \"\" }\nbinding x, y\non binding.x, ⟦binding.y⟧ { x = 2 }"),
    .feature(
      1293, "state { var x = 1 }\naction a(_ v: Int) { }\nbinding x -> a\non binding.⟦x⟧ { x = 2 }"
    ),
    .feature(
      1294,
      "state { var a: Set<Int> = [] }\nbinding b(_ x: Int) = a.contains(x)\non binding.b(⟦newValue⟧) { a = [] }"
    ),
    .feature(
      1294, "state { var a: Set<Int> = [] }\nbinding b(_ ⟦newValue⟧: Int) = a.contains(newValue)"),
    .feature(1294, "action a(x: Int, y ⟦x⟧: Int) { }"),
    Self(1295, "feature F: ⟦Hashable⟧ { }"),
  ]

  static let notBuilt: [Self] = [
    Self(1900, "extern feature ⟦G⟧ { state { var x = 1 } }"),
  ]

  static let representables: [Self] = [
    .field(2050, "update { ⟦text⟧ = \"a\" }"),
    .field(2050, "update { if view.isEditing { ⟦text⟧.append(\"a\") } }"),
    .field(2051, "event editingChanged { ⟦size⟧ = 2 }"),
    .field(2051, "update { ⟦size⟧ = 2 }"),
    .field(2052, "event ⟦editingchanged⟧ { text = \"\" }"),
    Self(2053, "representable R: UITextView { event ⟦valueChanged⟧ { } }"),
    Self(2053, "representable R: NSTextField { event ⟦editingChanged⟧ { } }"),
    .field(2054, "update { view.tag = size }\n⟦update⟧ { view.text = text }"),
    .field(2055, "binding ⟦view⟧: Int"),
    .field(2055, "let ⟦body⟧: Int"),
    .field(2055, "let ⟦_text⟧: Int"),
    Self(2056, "representable R: ⟦UIViewController⟧ { update { } }"),
    .field(2057, "delegate D { func f(a: Int = ⟦1⟧) { } }"),
    .field(1200, "binding ⟦text⟧: Int"),
    .field(1200, "event valueChanged { }\nevent ⟦valueChanged⟧ { }"),
    .field(1200, "delegate D { func f(_ a: Int) { }\nfunc ⟦f⟧(_ b: Int) { } }"),
    .field(1200, "delegate D { func f() { } }\ndelegate ⟦D⟧ { func g() { } }"),
    Self(1200, "struct R { var a = 1 }\nrepresentable ⟦R⟧: UIView { update { } }"),
    .field(1220, "binding a: ⟦Strng⟧"),
    .field(1300, "update { view.text = ⟦txet⟧ }"),
    .field(1300, "event editingChanged { text = ⟦placeholder⟧ }"),
    .field(1376, "event editingChanged { ⟦send stop⟧ }"),
    .field(1381, "delegate D { func f(_ field: UITextField) { ⟦field⟧ = view } }"),
    .field(1502, "delegate D { func f(_ a: Bool) -> Bool { if a { return true } ⟦}⟧ }"),
    .field(1502, "delegate D { func f(_ a: Bool) -> UIView? { if a { return view } ⟦}⟧ }"),
  ]

  /// A member of a representable with `binding text: String` and `let size: Int`.
  private static func field(_ id: Int, _ member: String) -> Self {
    Self(
      id, "representable R: UITextField {\nbinding text: String\nlet size: Int\n\(member)\n}")
  }

  /// All of them.
  static let all =
    names + types + conformances + state + members + representables + notBuilt
}
