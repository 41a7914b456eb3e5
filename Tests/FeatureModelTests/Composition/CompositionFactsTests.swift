import FeatureDiagnostics
import FeatureSyntax
import Testing

@testable import FeatureModel

@Suite("What features mean for each other") struct CompositionFactsTests {
  @Test func dismissalsOfEmbeddedChildrenAreTheirParentsToo() {
    let spec = ComposedSpec(
      """
      feature A { action close { stop() }
        mutating func stop() { dismiss } }
      feature B { child a: A }
      feature C { child? a: A }
      feature D { alert prompt { case go { title ""; button("") { dismiss } } } }
      """)
    #expect(spec.diagnostics.isEmpty, "\(spec.diagnostics)")
    #expect(spec.features.mapValues(\.dismisses) == ["A": true, "B": true, "C": false, "D": true])
  }

  @Test func clientsOfChildrenAreInherited() {
    let spec = ComposedSpec(
      """
      client Speech { func stop() async }
      client Device { func open() async }
      """,
      """
      feature A { uses speech: Speech
        action go { run speech.stop() } }
      feature B { uses device: Device
        child a: A
        action go { run device.open() } }
      feature C { uses speech: Speech
        stack path { case b(B), data(x: Int) }
        action go { run speech.stop() } }
      feature D { state { var n = 0 }
        binding n }
      feature E { effect load() async -> Int { success ignored }
        action go { run load } }
      feature F { child d: D; child? e: E }
      """)
    #expect(
      spec.features.mapValues { $0.inheritedClients.map(\.name) }
        == ["A": [], "B": ["speech"], "C": ["device"], "D": [], "E": [], "F": []])
    #expect(
      spec.features.mapValues(\.hasDependencies)
        == ["A": true, "B": true, "C": true, "D": false, "E": true, "F": true])
  }

  @Test func whatClashesIsInheritedByNobody() {
    let spec = ComposedSpec(
      """
      client Speech { func stop() async }
      client Player { func stop() async }
      feature A { uses audio: Speech
        action go { run audio.stop() } }
      feature B { uses audio: Player
        action go { run audio.stop() } }
      feature C { child a: A; child b: B }
      feature D { child c: C }
      """)
    #expect(spec.diagnostics.map(\.id.number) == [1813])
    #expect(spec.features["C"]?.inheritedClients == [])
  }

  static let tree = ComposedSpec(
    """
    feature Tree {
      state { let id: Int; var name = "" }
      children nodes: Tree by id
      child? preview: Tree
      route to { case tree(Tree), leaf }
      stack path { case tree(Tree) }
      child plain: Plain
      binding name
      action add { preview = .init(id: 1); to = .leaf; nodes.append(.init(id: 2)) }
    }
    feature Plain { state { var n = 0 }
      binding n }
    feature A { child? b: B }
    feature B { child? a: A }
    """)

  @Test func featuresThatContainThemselvesAreBoxed() {
    let tree = Self.tree.features["Tree"]
    #expect(Self.tree.diagnostics.isEmpty, "\(Self.tree.diagnostics)")
    #expect(tree?.recursiveChildren == ["nodes", "preview", "to", "path"])
    #expect(
      tree?.fields.map(\.storage)
        == [.plain, .plain, .plain, .presentedBox, .presented, .plain, .plain])
    let enumerations = tree?.children.compactMap { $0.route?.enumeration }
    #expect(enumerations?.map(\.name.description) == ["Tree.To", "Tree.Path"])
    #expect(enumerations?.first?.isIndirect == true)
  }

  @Test func oneBoxBreaksACircle() {
    let storages = ["A", "B"].compactMap { Self.tree.features[$0]?.fields.first?.storage }
    #expect(storages.filter { $0 == .presentedBox }.count == 1)
  }

  @Test func alertsHaveTheirButtonsWithPlacesAndConditions() throws {
    let spec = ComposedSpec(
      """
      feature App {
        state { var n = 0; var isOn = false }
        binding isOn
        alert prompt {
          case delete(name: String) {
            title "Delete \\(name)?"
            message "\\(n) left"
            button("Delete", role: .destructive) { n -= 1; prompt = .done }
            if isOn { button("Keep") } else if n == 1 && name.isEmpty { button("Last \\(n)") { n = 0 } }
            button("Cancel", role: .cancel)
          }
          case done { title "Done" }
        }
        action go { prompt = .delete(name: "a") }
      }
      """)
    #expect(spec.diagnostics.isEmpty, "\(spec.diagnostics)")
    let alerts = try #require(spec.features["App"]?.alerts)
    #expect(alerts.map(\.name) == ["delete", "done"])
    #expect(alerts[0].buttons.map(\.place) == [0, 1, 2, 3])
    #expect(alerts[0].buttons.map(\.role) == [.destructive, nil, nil, .cancel])
    #expect(alerts[0].buttons.map { $0.condition?.reads } == [nil, ["isOn"], ["isOn", "n"], nil])
    #expect(alerts[0].buttons.map { $0.condition?.readsParameters } == [nil, false, true, nil])
    #expect(alerts[0].reads == ["n", "isOn"])
    #expect(alerts[0].buttons[0].body.writes == ["n", "prompt"])
  }

  @Test func sharedValuesHaveTheTypeOfTheirDefault() {
    let spec = ComposedSpec(
      "shared visits = 0\nshared names: [String] = [] stored file(\"names.json\")",
      "feature A { shared visits, names\nstate { var isMany: Bool { visits > names.count } }\n"
        + "binding visits\naction go { names.append(\"\") } }\n"
        + "feature B { child a: A\naction go { a = A.State() } }")
    #expect(spec.diagnostics.isEmpty, "\(spec.diagnostics)")
    #expect(spec.features["A"]?.fields.map(\.type) == [.integer(.int), .array(.string)])
    #expect(spec.features["A"]?.derived.map(\.reads) == [["visits", "names"]])
  }
}
