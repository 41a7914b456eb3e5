/// Specs that break the rules of what is heard of children and sent to them, each with the place that it finds marked.
extension CompositionRuleCases {
  static let events: [DeclarationRuleCase] = [
    DeclarationRuleCase(
      1830,
      """
      feature Counter {
        state { var count = 0 }
        output finished(total: Int)
        binding count
        action tapped { count += 1 }
      }
      feature App { state { var sum = 0 }
        child counter: Counter
        on counter.⟦finishd⟧(total) { sum += total } }
      """),
    DeclarationRuleCase(
      1831,
      """
      feature Counter {
        state { var count = 0 }
        binding count
        action tapped { count += 1 }
      }
      feature App { state { var sum = 0 }
        child counter: Counter
        on counter.binding.⟦cuont⟧ { sum += newValue } }
      """),
    DeclarationRuleCase(
      1832,
      """
      feature Counter {
        state { var count = 0 }
        action tapped { send reset }
        private action reset { count = 0 }
      }
      feature App { child counter: Counter
        action cleared { send counter.⟦reset⟧ } }
      """),
    DeclarationRuleCase(
      1833,
      """
      feature Counter {
        state { var count = 0 }
        output finished(total: Int)
        binding count
        action tapped { count += 1 }
      }
      feature App { state { var sum = 0 }
        route destination { case count(Counter), info(text: String) }
        on destination.⟦cuont⟧.finished(total) { sum += total } }
      """),
    DeclarationRuleCase(
      1834,
      """
      feature App { state { var sum = 0 }
        route destination { case info(text: String) }
        on destination.⟦info⟧.closed { sum += 1 } }
      """),
    DeclarationRuleCase(
      1835,
      """
      feature Counter {
        state { var count = 0 }
        binding count
        action tapped { count += 1 }
      }
      feature App { state { var sum = 0 }
        child counter: Counter
        on ⟦counter⟧ { sum += 1 } }
      """),
    DeclarationRuleCase(
      1836,
      """
      feature App { state { var sum = 0 }
        alert prompt { case failed { title "Failed"
          button("Retry") } }
        on ⟦prompt⟧.retry { sum += 1 } }
      """),
    DeclarationRuleCase(
      1837,
      """
      feature Row { state { let id: Int; var isDone = false }
        binding isDone
        action toggled { isDone.toggle() } }
      feature App { children rows: Row by id
        action all { send ⟦rows⟧.toggled } }
      """),
    DeclarationRuleCase(
      1838,
      """
      feature Counter {
        state { var count = 0 }
        binding count
        action tapped { count += 1 }
      }
      feature App { state { var sum = 0 }
        child counter: Counter
        on counter[⟦id⟧].tapped { sum += 1 } }
      """),
    DeclarationRuleCase(
      1839,
      """
      feature Row { state { let id: Int; var isDone = false }
        binding isDone
        action toggled { isDone.toggle() } }
      feature App { state { var sum = 0 }
        children rows: Row by id
        on rows[⟦1⟧].toggled { sum += 1 } }
      """),
    DeclarationRuleCase(
      1840,
      """
      feature Counter {
        state { var count = 0 }
        output finished(total: Int)
        binding count
        action tapped { count += 1 }
      }
      feature Page { child counter: Counter }
      feature App { state { var sum = 0 }
        child page: Page
        on page.⟦counter⟧.finished(total) { sum += total } }
      """),
    DeclarationRuleCase(
      1841,
      """
      feature Counter {
        state { var count = 0 }
        output finished(total: Int)
        binding count
        action tapped { count += 1 }
      }
      feature App { state { var sum = 0 }
        child counter: Counter
        on counter.finished(total), ⟦counter.tapped⟧ { sum += 1 } }
      """),
    DeclarationRuleCase(
      1842,
      """
      feature Counter {
        state { var count = 0 }
        output finished(total: Int)
        binding count
        action tapped { count += 1 }
      }
      feature App { child counter: Counter
        output done from counter.⟦tapped⟧ }
      """),
    DeclarationRuleCase(
      1843,
      """
      feature Counter {
        state { var count = 0 }
        output finished(total: Int)
        binding count
        action tapped { count += 1 }
      }
      feature App { child counter: Counter
        output ⟦finished⟧(sum: Double) from counter.finished }
      """),
    DeclarationRuleCase(
      1844,
      """
      feature Counter {
        state { var count = 0 }
        binding count
        action tapped { count += 1 }
      }
      feature App { child counter: Counter
        action cleared { send counter.⟦binding⟧.count(0) } }
      """),
    DeclarationRuleCase(
      1852,
      """
      feature Counter {
        state { var count = 0 }
        binding count
        action tapped { count += 1 }
      }
      feature App { child counter: Counter
        action twice { send counter.⟦taped⟧ } }
      """),
    DeclarationRuleCase(
      1853,
      """
      feature Counter {
        state { var count = 0 }
        binding count
        action tapped { count += 1 }
      }
      feature App { stack path { case count(Counter) }
        action cleared { ⟦path[0]⟧.count?.count = 0 } }
      """),
  ]
}
