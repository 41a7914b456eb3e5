import FeatureDiagnostics
import FeatureSyntax
import Testing

@testable import FeatureModel

@Suite("State of composed features") struct ComposedStateTests {
  static let children = """
    feature Counter { state { var count = 0 }
      binding count
      action tapped { count += 1 } }
    feature Editor { state { let id: Int; var title = ""; var notes: [String] = [] }
      binding title
      action cleared { title = "" } }

    """

  static let spec = ComposedSpec(
    children + """
      struct Place { var x = 0 }
      shared visits = 0
      feature App {
        child counter: Counter
        shared visits
        child? editor: Editor
        state { var first = 1 }
        children rows: Editor by id
        child one: Editor
        route to { case edit(Editor), info(text: String); alert failed(code: Int) { title "\\(code)" } }
        route screen = .count(Counter.State()) { case count(Counter), place(Place) }
        stack path { case edit(Editor), two(Editor.State, at: Int) }
        dialog menu { case choose { title "" } }
        binding first
        binding title = to.edit.title
        binding text = to.info.text
        binding isEditing = editor != nil
        binding name = editor?.title ?? ""
        action whole { editor = nil; to = .info(text: ""); screen = .place(Place()); menu = .choose }
        action parts { editor?.title = ""; to.edit?.title = ""; to.edit?.notes.append("") ; counter.count = 1 }
        action many(_ id: Int, _ top: StackID) {
          rows[id: id]?.title = ""; rows.append(Editor.State(id: 1)); rows = []
          path.push(.edit(.init(id: 2))); path.pop(to: top); path[id: top]?.edit?.title = ""; visits += 1
        }
        action watched { first = 2 }
        onChange(counter.count) { first += 1 }
        onChange(editor.title) { first += 1 }
      }
      """)

  private var app: FeatureDefinition? { Self.spec.features["App"] }

  @Test func nothingIsSaidAboutIt() {
    #expect(Self.spec.diagnostics.isEmpty, "\(Self.spec.diagnostics)")
  }

  @Test func fieldsOfTheStateComeFirst() {
    #expect(
      app?.fields.map(\.name)
        == [
          "first", "counter", "visits", "editor", "rows", "one", "to", "screen", "path", "menu",
        ])
  }

  @Test func eachIsAFieldOfAnOrdinaryType() {
    #expect(
      app?.fields.map(\.type.description)
        == [
          "Int", "Counter.State", "Int", "Editor.State?", "Identified<Editor.State>",
          "Editor.State", "App.To?", "App.Screen", "FeatureStack<App.Path>", "App.Menu?",
        ])
    #expect(
      app?.fields.map(\.storage)
        == [
          .plain, .plain, .shared, .presented, .plain, .plain, .presented, .presented, .plain,
          .presented,
        ])
    #expect(app?.fields.filter(\.isScalar).map(\.name) == ["first", "visits"])
  }

  @Test func aChildIsMadeWhereItsStateNeedsNothing() {
    let defaults = app?.fields.map { $0.defaultValue.map { "\($0.kind)".prefix(9) } ?? "none" }
    #expect(
      defaults
        == [
          "integer(\"", "construct", "integer(\"", "nilLitera", "array([])", "none", "nilLitera",
          "enumCase(", "array([])", "nilLitera",
        ].map { $0.prefix(9) })
  }

  @Test func aWholePresentationIsComparedByItsIdentity() {
    #expect(
      Self.spec.detections("whole")
        == [.presentation, .presentation, .presentation, .presentation])
  }

  @Test func partsOfChildrenAreWrittenInPlace() {
    #expect(Self.spec.detections("parts") == [.assignment, .assignment, .always, .assignment])
    #expect(
      Self.spec.detections("many")
        == [.assignment, .answer, .assignment, .always, .count, .assignment, .atEnd])
  }

  @Test(arguments: ["title", "text"])
  func aPayloadIsWrittenInPlaceByABindingToo(_ name: String) throws {
    let binding = try #require(app?.bindings.first { $0.name == name })
    guard case .setter(let body) = binding.write else {
      Issue.record("it has no setter")
      return
    }
    var finder = AssignmentFinder()
    finder.visit(body.statements)
    let first = try #require(finder.found.first)
    #expect(first.write == Write(.field("to"), .assignment))
    #expect(Place(first.place)?.steps.isEmpty == false)
  }

  @Test func payloadsThatAreWrittenAreKnown() {
    let to = app?.children.first { $0.name == "to" }?.route?.enumeration
    #expect(to?.payloadsWritten == ["edit", "info"])
    #expect(to?.payloadsRead == ["edit", "info"])
    let path = app?.children.first { $0.name == "path" }?.route
    #expect(path?.enumeration.payloadsWritten == ["edit"])
    #expect(path?.cases.map(\.feature) == ["Editor", nil])
  }

  @Test func membersOfChildrenCanBeWatched() {
    #expect(app?.changeHandlers.map(\.reads) == [["counter"], ["editor"]])
    #expect(app?.changeHandlers.map(\.value.type.description) == ["Int", "String?"])
  }

  @Test func theyAreNumberedInOrder() {
    #expect(
      app?.children.map(\.name)
        == ["counter", "editor", "rows", "one", "to", "screen", "path", "menu"])
    #expect(app?.children.map(\.number) == Array(0..<8))
  }

  @Test func aStateWithAnIDIsIdentifiable() {
    #expect(Self.spec.features["Editor"]?.isIdentifiable == true)
    #expect(app?.isIdentifiable == false)
  }
}

/// Finds the assignments of a setter.
private struct AssignmentFinder: IRVisitor {
  var found: [(place: Expression, write: Write)] = []

  mutating func visit(_ statement: Statement) {
    if case .assign(let place, _, _, let write) = statement.kind { found.append((place, write)) }
    visitChildren(of: statement)
  }

  mutating func visit(_ expression: Expression) {}
}
