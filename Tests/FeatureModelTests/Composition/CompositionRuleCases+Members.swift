/// Specs that break the rules of children, routes, stacks and alerts, each with the place that it finds marked.
extension CompositionRuleCases {
  static let members: [DeclarationRuleCase] = [
    DeclarationRuleCase(
      1800,
      """
      feature Counter { state { var count = 0 }
        action tapped { count += 1 } }
      feature App { child counter: ⟦Conter⟧ }
      """),
    DeclarationRuleCase(
      1801,
      """
      feature Row { state { var title = "" }
        binding title }
      feature App { children ⟦rows⟧: Row by id }
      """),
    DeclarationRuleCase(
      1802,
      """
      feature Memo { state { let url: URL; let id: Int }
        action played { } }
      feature App { children memos: Memo by ⟦url⟧ }
      """),
    DeclarationRuleCase(
      1803,
      """
      struct Key { var text = "" }
      feature Row { state { let id: Key } }
      feature App { children ⟦rows⟧: Row by id }
      """),
    DeclarationRuleCase(
      1804,
      """
      feature App {
        enum Prompt { case a, b }
        state { var kind = Prompt.a }
        binding kind
        alert ⟦prompt⟧ { case failed { title "Failed" } }
      }
      """),
    DeclarationRuleCase(
      1805,
      """
      feature Editor { state { var title = "" }
        binding title }
      feature App {
        child? editor: Editor
        action ⟦editorDismissal⟧ { editor = nil }
      }
      """),
    DeclarationRuleCase(
      1806,
      """
      feature App { route ⟦destination⟧ { } }
      """),
    DeclarationRuleCase(
      1807,
      """
      feature App { stack path {
        case info(text: String)
        alert ⟦failed⟧ { title "Failed" }
      } }
      """),
    DeclarationRuleCase(
      1808,
      """
      feature App { alert prompt { case ⟦failed⟧ { message "Try again." } } }
      """),
    DeclarationRuleCase(
      1809,
      """
      feature App { alert prompt { case delete { title "Delete?"
        button("Delete", role: ⟦.destroy⟧) } } }
      """),
    DeclarationRuleCase(
      1810,
      """
      feature App { alert prompt { case delete { title "Delete?"
        button("Keep", role: .cancel)
        button(⟦"Later"⟧, role: .cancel) } } }
      """),
    DeclarationRuleCase(
      1811,
      """
      feature App { state { var name: String? }
        binding name
        alert prompt { case delete { title "Delete?"
        if let ⟦name⟧ { button("Rename") } } } }
      """),
    DeclarationRuleCase(
      1812,
      """
      feature Editor { state { var title = ""
        init { if title.isEmpty { ⟦dismiss⟧ } } }
        binding title }
      """),
    DeclarationRuleCase(
      1813,
      """
      client Speech { func stop() async }
      client Player { func stop() async }
      feature A { uses audio: Speech
        action stopped { run audio.stop() } }
      feature B { uses audio: Player
        action stopped { run audio.stop() } }
      feature App { child a: A
        child ⟦b⟧: B }
      """),
    DeclarationRuleCase(
      1814,
      """
      feature App { stack path = ⟦[]⟧ { case info(text: String) } }
      """),
    DeclarationRuleCase(
      1815,
      """
      feature Tree { state { var name = "" }
        binding name
        child ⟦left⟧: Tree }
      """),
    DeclarationRuleCase(
      1816,
      """
      client Server { func load() async }
      feature Loader {
        uses server: Server
        effect load = server.load()
        state { var isBusy: Bool { load.isRunning } }
        action started { run load }
      }
      feature App { state { var n = 0 }
        child loader: Loader
        action tapped { if ⟦loader.isBusy⟧ { n += 1 } } }
      """),
  ]
}
