import FeatureDiagnostics
import FeatureSyntax
import Testing

@testable import FeatureModel

@Suite("Events of children") struct ChildEventTests {
  static let children = """
    feature Editor { state { let id: Int; var title = "" }
      output saved(title: String), cancelled
      binding title
      binding part(at index: Int) = title
      action saveTapped(_ n: Int) { emit saved(title: title); dismiss } }
    feature Page { child editor: Editor
      output saved from editor.saved
      action opened { send editor.saveTapped(1) } }

    """

  static let spec = ComposedSpec(
    children + """
      feature App {
        state { var sum = 0; var text = "" }
        child? editor: Editor
        children rows: Editor by id
        child page: Page
        route to { case edit(Editor), info(x: Int) }
        stack path { case edit(Editor), page(Page) }
        on editor.saved(title) when sum < 3 { text = title }
        on rows[id].saveTapped(n) { sum += id + n }
        on rows[id].binding.part(index) { if newValue != oldValue { sum += index + id } }
        on path[id].edit.cancelled { path.pop(to: id) }
        on to.edit.saved(_), page.saved(_), path[_].edit.saved { sum += 1 }
        output done from page.saved, closed from path.edit.cancelled
        action one { send editor.saveTapped(1) }
        action two { send rows[id: 3].saveTapped(1) }
        action three(_ id: StackID) { send path[id: id].page.editor.saveTapped(2) }
        action four { send to.edit.cancelled }
      }
      """)

  private var app: FeatureDefinition? { Self.spec.features["App"] }
  private var handlers: [ChildHandler] { app?.childHandlers ?? [] }

  @Test func nothingIsSaidAboutIt() {
    #expect(Self.spec.diagnostics.isEmpty, "\(Self.spec.diagnostics)")
  }

  @Test func whatIsHeard() {
    #expect(
      handlers.map { $0.sources.map(\.event) }
        == [
          [.output("saved")], [.action("saveTapped")], [.binding("part")], [.output("cancelled")],
          [.output("saved"), .output("saved"), .output("saved")],
        ])
    #expect(
      handlers.map { $0.sources.map(\.child) }
        == [["editor"], ["rows"], ["rows"], ["path"], ["to", "page", "path"]])
    #expect(handlers.last?.sources.map(\.routeCase) == ["edit", nil, "edit"])
    #expect(handlers.last?.sources.map(\.feature) == ["Editor", "Page", "Editor"])
  }

  @Test func theNamesThatItGives() {
    #expect(handlers.map { $0.sources[0].idName } == [nil, "id", "id", "id", nil])
    #expect(handlers.map { $0.sources[0].names } == [["title"], ["n"], ["index"], [], [nil]])
    #expect(handlers[0].sources[0].parameters.map(\.label) == ["title"])
  }

  @Test func aBindingHasItsValues() {
    #expect(handlers.map(\.value) == [nil, nil, .string, nil, nil])
    #expect(handlers.map(\.usesOldValue) == [false, false, true, false, false])
  }

  @Test func aHandlerHasItsGuardAndWhatItTouches() {
    #expect(handlers[0].condition?.reads == ["sum"])
    #expect(handlers.map(\.body.writes) == [["text"], ["sum"], ["sum"], ["path"], ["sum"]])
  }

  @Test func outputsAreHandedOnWithTheirParameters() {
    #expect(app?.outputs.map { $0.parameters.map(\.label) } == [["title"], []])
    #expect(
      app?.outputs.map(\.from)
        == [
          ForwardedOutput(child: "page", routeCase: nil, output: "saved"),
          ForwardedOutput(child: "path", routeCase: "edit", output: "cancelled"),
        ])
  }

  @Test func whatIsSentGoesStepByStep() {
    #expect(Self.spec.sent("one")?.path.map(\.name) == ["editor"])
    #expect(Self.spec.sent("two")?.path.first?.element?.kind == .integer("3"))
    let deep = Self.spec.sent("three")
    #expect(deep?.path.map(\.name) == ["path", "editor"])
    #expect(deep?.path.map(\.routeCase) == ["page", nil])
    #expect(deep?.path.map(\.feature) == ["Page", "Editor"])
    #expect(deep?.action == "saveTapped")
    #expect(Self.spec.sent("four")?.action == "cancelled")
  }
}
