/// Specs that break the rules of shared values, each with the place that it finds marked.
extension CompositionRuleCases {
  static let shared: [DeclarationRuleCase] = [
    DeclarationRuleCase(
      1845,
      """
      shared syncUps: [Int] = []
      feature List { shared ⟦syncUp⟧
        action cleared { syncUp = [] } }
      """),
    DeclarationRuleCase(
      1846,
      """
      shared ⟦count⟧: Int
      feature Counter { shared count
        action tapped { count += 1 } }
      """),
    DeclarationRuleCase(
      1847,
      """
      struct Settings { var isOn = false }
      shared ⟦settings⟧: Settings = Settings() stored file("settings.json")
      feature App { shared settings
        action tapped { settings.isOn.toggle() } }
      """),
    DeclarationRuleCase(
      1848,
      """
      shared count: Int = 0 stored ⟦default⟧("count")
      feature App { shared count
        action tapped { count += 1 } }
      """),
    DeclarationRuleCase(
      1849,
      """
      shared count: Int = 0 stored file(⟦"count-\\(1)"⟧)
      feature App { shared count
        action tapped { count += 1 } }
      """),
    DeclarationRuleCase(
      1850,
      """
      shared a: Int = 0 stored file("value.json")
      shared ⟦b⟧: Int = 0 stored file("value.json")
      feature App { shared a, b
        action tapped { a += b; b += 1 } }
      """),
  ]
}
