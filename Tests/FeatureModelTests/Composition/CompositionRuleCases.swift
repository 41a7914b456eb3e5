/// One spec or more for each rule of composition, with the place that it finds marked.
enum CompositionRuleCases {
  private static let counter = """
    feature Counter {
      state { let id: Int; var count = 0 }
      output finished(total: Int)
      binding count
      binding digit(at index: Int) = count
      binding sent = count -> tapped
      action tapped(_ n: Int) { count += n }
      private action reset { count = 0 }
    }

    """

  /// A spec of one feature beside a counter.
  private static func app(_ id: Int, _ members: String) -> DeclarationRuleCase {
    DeclarationRuleCase(
      id, counter + "feature App {\nstate { var n = 0; var text = \"\" }\n\(members)\n}")
  }

  /// The same mistakes in other forms.
  static let variants: [DeclarationRuleCase] = [
    app(1800, "child? a: ⟦Conter⟧"),
    app(1800, "children a: ⟦Conter⟧ by id"),
    app(1800, "child a: ⟦Counter.State⟧"),
    app(1800, "child a: ⟦Counter?⟧"),
    app(1800, "child a: ⟦[Counter]⟧"),
    app(1800, "child a: ⟦Int⟧"),
    app(1800, "child a: ⟦Conter⟧\naction b { a.count = 1; send a.tapped; n = a.x }"),
    app(1301, "child? a: Counter\naction b { a = ⟦Counter⟧(id: 1) }"),
    app(1804, "route ⟦output⟧ { case info(x: Int) }"),
    app(1804, "alert ⟦counter⟧ { case a { title \"\" } }"),
    app(1804, "struct Info { var x = 1 }\nstack ⟦info⟧ { case a(x: Int) }"),
    app(1804, "route ⟦feature⟧ { case info(x: Int) }"),
    app(1804, "struct InfoAction { var x = 1 }\nstack ⟦info⟧ { case a(x: Int) }"),
    app(1805, "stack path { case a(x: Int) }\naction ⟦pathPop⟧ { n = 1 }"),
    app(1805, "alert prompt { case a { title \"\" } }\nbinding ⟦promptContent⟧ = n == 1"),
    app(1805, "child? counter: Counter\nfunc ⟦counterChild⟧() -> Int { 1 }"),
    app(1805, "route to { alert a { title \"\" } }\nbinding ⟦toContent⟧ = n == 1"),
    app(1806, "stack ⟦path⟧ { }"),
    app(1806, "dialog ⟦menu⟧ { }"),
    app(1807, "stack path { case a(x: Int); dialog ⟦b⟧ { title \"\" } }"),
    app(1808, "route to { alert ⟦a⟧ { message \"\" } }"),
    app(1809, "alert a { case b { title \"\"; button(\"\", role: ⟦.cancle⟧) } }"),
    app(1809, "alert a { case b { title \"\"; button(\"\", role: ⟦1⟧) } }"),
    app(
      1810,
      "alert a { case b { title \"\"; if n == 1 { button(\"x\", role: .cancel) }; "
        + "button(⟦\"y\"⟧, role: .cancel) } }"),
    app(1811, "alert a { case b { title \"\"; if case ⟦1 = n⟧ { button(\"x\") } } }"),
    DeclarationRuleCase(
      1812,
      "feature F { state { var n = 0; init { n = 1; ⟦stop⟧() } }\nmutating func stop() { dismiss } }"
    ),
    app(1830, "child a: Counter\non a.⟦nothing⟧ { n = 1 }"),
    app(1830, "child? a: Counter\non a.⟦count⟧ { n = 1 }"),
    app(1830, "children a: Counter by id\non a[id].⟦sent⟧ { n = id }"),
    app(1830, "child a: Counter\non a.⟦nothing⟧(x), a.finished(x) { n = x }"),
    app(1832, "child a: Counter\non a.⟦reset⟧ { n = 1 }"),
    app(1833, "stack path { case a(Counter) }\naction b { send path[id: path.ids[0]].⟦b⟧.tapped }"),
    app(1834, "route to { case a(Int) }\naction b { send to.⟦a⟧.tapped }"),
    app(1835, "route to { case a(Counter) }\non ⟦to⟧ { n = 1 }"),
    app(1835, "route to { case a(Counter) }\non ⟦to.a⟧ { n = 1 }"),
    app(1835, "child a: Counter\naction b { send ⟦a⟧ }"),
    app(1836, "route to { alert a { title \"\" } }\non to.⟦a⟧.dismissed { n = 1 }"),
    app(1836, "alert a { case b { title \"\" } }\naction c { send ⟦a⟧.b }"),
    app(1837, "stack path { case a(Counter) }\naction b { send ⟦path⟧.a.tapped(1) }"),
    app(1837, "children a: Counter by id\naction b { send a[⟦at⟧: 1].tapped(1) }"),
    app(1838, "route to { case a(Counter) }\non to.a[⟦id⟧].tapped { n = 1 }"),
    app(1839, "children a: Counter by id\non a[⟦id + 1⟧].tapped { n = 1 }"),
    app(1842, "child a: Counter\noutput x from a.⟦finishd⟧"),
    app(1845, "shared ⟦visits⟧\naction b { visits += 1 }"),
    app(1852, "child a: Counter\naction b { send a.⟦count⟧(1) }"),
    app(1291, "child a: Counter\non ⟦a.finished⟧(x, y) { n = x }"),
    app(1293, "child a: Counter\non a.binding.⟦sent⟧ { n = 1 }"),
    app(1294, "children a: Counter by id\non a[id].finished(⟦id⟧) { n = id }"),
    app(1307, "action b { send ⟦a⟧.tapped(1) }"),
    app(1307, "output x from ⟦a⟧.finished"),
    app(1290, "on ⟦a⟧.tapped { n = 1 }"),
    app(1201, "child a: Counter\naction ⟦a⟧ { n = 1 }"),
    app(1201, "route a { case b(x: Int) }\nbinding ⟦a⟧ = n"),
    app(1200, "child a: Counter\nchild ⟦a⟧: Counter"),
    app(1200, "route a { case b(x: Int), ⟦b⟧(y: Int) }"),
  ]

  /// All of them.
  static let all = members + events + shared + variants
}
