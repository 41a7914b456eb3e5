import FeatureSyntax
import Testing

@testable import FeatureGeneration

/// How statements of views are printed.
@Suite("Printing views") struct ViewPrintingTests {
  private static let state = """
    state {
      var count = 0
      var step = 1 in 1...10
      var level = 0.5 in 0...1
      var floor = 3 in 2...
      var name = ""
      var note: String?
      var field: Field?
    }
    enum Field: Hashable { case first, second }
    binding step, level, floor, name, field
    binding isNoted = note != nil
    binding part(of n: Int) = count == n
    action tapped when count > 0 { count -= 1 }
    action added(_ n: Int) when n < count { count += n }
    action plain { count = 1 }
    func twice(_ n: Int) -> Int { n * 2 }
    func more(_ n: Int) -> Bool { count > n }
    func both(_ n: Int) -> Bool { count > n && name.isEmpty }
    """

  private func body(_ text: String, members: String = "") -> String {
    PrintedView.body(text, store: Self.state, members: members)
  }

  @Test(
    "one statement",
    arguments: [
      ("Text(\"\\(count)\")", "Text(\"\\(store.count)\")"),
      ("Text(name)", "Text(verbatim: store.name)"),
      ("Text(name.isEmpty ? \"a\" : \"b\")", "Text(store.name.isEmpty ? \"a\" : \"b\")"),
      (
        "Text(note ?? \"none\")",
        "store.note.map { Text(verbatim: $0) } ?? Text(\"none\")"
      ),
      (
        "Button(note ?? \"none\", role: .cancel) { send plain }",
        "Button(role: .cancel) {\n  store.send(.plain)\n} label: {\n"
          + "  store.note.map { Text(verbatim: $0) } ?? Text(\"none\")\n}"
      ),
      ("Text(note ?? name)", "Text(verbatim: store.note ?? store.name)"),
      ("Text(note ?? \"\")", "Text(verbatim: store.note ?? \"\")"),
      (
        "Toggle(\"T\", isOn: .init(get: { count > 1 }, set: { _ in send plain }))",
        "Toggle(\"T\", isOn: Binding<Bool>(get: { store.count > 1 }, "
          + "set: { _ in store.send(.plain) }))"
      ),
      (
        "Text(\"\\(name.isEmpty) and \\(count)\")",
        "Text(\"\\(String(describing: store.name.isEmpty)) and \\(store.count)\")"
      ),
      ("Stepper(\"S\", value: $step)", "Stepper(\"S\", value: $store.step, in: 1...10)"),
      (
        "Stepper(\"S\", value: $step, in: 2...3)", "Stepper(\"S\", value: $store.step, in: 2...3)"
      ),
      ("Stepper(\"S\", value: $floor)", "Stepper(\"S\", value: $store.floor, in: 2...Int.max)"),
      ("Slider(value: $level)", "Slider(value: $store.level, in: 0...1)"),
      (
        "Stepper(\"S\", value: $step.animation())",
        "Stepper(\"S\", value: $store.step.animation(), in: 1...10)"
      ),
      (
        "Toggle(\"T\", isOn: $part(of: 3))",
        "Toggle(\"T\", isOn: store.bindings.part(of: 3).swiftUI)"
      ),
      ("Text(\"\\(twice(3))\")", "Text(\"\\(F.twice(3))\")"),
      ("if more(2) { Divider() }", "if store.read(0).pointee.more(2) {\n  Divider()\n}"),
      ("if both(2) { Divider() }", "if store.state.both(2) {\n  Divider()\n}"),
      ("let n = count\nText(\"\\(n)\")", "let n: Int = store.count\nText(\"\\(n)\")"),
      ("let n = count\nDivider()", "Divider()"),
    ])
  func statement(_ written: String, _ printed: String) {
    #expect(body(written) == printed)
  }

  @Test(
    "buttons and what they send",
    arguments: [
      ("Button(\"B\") { send plain }", "Button(\"B\") { store.send(.plain) }"),
      (
        "Button(\"B\") { send tapped }",
        "Button(\"B\") { store.send(.tapped) }\n  .disabled(!store.canTapped)"
      ),
      (
        "Button(\"B\") { send added(2) }.bold()",
        "Button(\"B\") { store.send(.added(2)) }\n  .disabled(!store.canAdded(2))\n  .bold()"
      ),
      (
        "Button(\"B\") { send tapped; send plain }",
        "Button(\"B\") {\n  store.send(.tapped)\n  store.send(.plain)\n}"
      ),
      (
        "Button(\"B\") { withAnimation(.easeIn) { send plain } }",
        "Button(\"B\") { store.send(.plain, animation: .easeIn) }"
      ),
      ("Button(\"B\") { step = 3 }", "Button(\"B\") { store.step = 3 }"),
      ("Button(\"B\") { step += 1 }", "Button(\"B\") { store.step += 1 }"),
    ])
  func button(_ written: String, _ printed: String) {
    #expect(body(written) == printed)
  }

  @Test(
    "modifiers",
    arguments: [
      (".task { send plain }", ".task { await store.send(.plain).finish() }"),
      (".refreshable { send plain }", ".refreshable { await store.send(.plain).finish() }"),
      (
        ".task { send plain; send tapped }",
        """
        .task {
          var tasks: [FeatureTask] = []
          tasks.append(store.send(.plain))
          tasks.append(store.send(.tapped))
          for task in tasks {
            await task.finish()
          }
        }
        """
      ),
      (".onAppear { send plain }", ".onAppear { store.send(.plain) }"),
      (
        ".onChange(of: count) { new in if new > 3 { send plain } }",
        ".onChange(of: store.count) { _, new in\n  if new > 3 {\n    store.send(.plain)\n  }\n}"
      ),
      (
        ".onChange(of: count, perform: { new in step = new })",
        ".onChange(of: store.count) { _, new in store.step = new }"
      ),
      (
        ".sheet(isPresented: $isNoted) { Divider() }",
        ".sheet(isPresented: store.bindings.isNoted.swiftUI) { Divider() }"
      ),
      (
        ".alert(note ?? \"\", isPresented: $isNoted) { Button(\"OK\") { send plain } }",
        ".alert(store.note ?? \"\", isPresented: store.bindings.isNoted.swiftUI) {\n"
          + "  Button(\"OK\") { store.send(.plain) }\n}"
      ),
    ])
  func modifier(_ written: String, _ printed: String) {
    #expect(body("VStack { Divider() }\n\(written)") == "VStack { Divider() }\n" + printed.shifted)
  }

  @Test("labels and headers that are views become blocks")
  func blocks() {
    #expect(
      body("Section(header: Text(\"H\")) { Divider() }")
        == "Section {\n  Divider()\n} header: {\n  Text(\"H\")\n}")
  }

  @Test("the keyboard is kept in step behind the body, once for each binding")
  func focus() {
    let text = body(
      """
      Form {
        TextField("A", text: $name).focused($field, equals: .first)
        TextField("B", text: $name).focused($field, equals: .second)
      }
      """)
    #expect(text.contains(".focused($fieldFocus, equals: .first)"))
    #expect(text.split(separator: "\n").count { $0.contains("onChange") } == 2)
  }

  @Test("what is passed through stands at its line of the spec")
  func passedThrough() {
    let spec =
      "view V {\n  let n: Int\n  VStack {\n    Badge(n)\n    Text(\"a\")\n      .glass(n)\n  }\n}\n"
    let text = PrintedView(spec: spec).text
    #expect(text.contains("#sourceLocation(file: \"Spec.feature\", line: 4)\n        Badge(n)\n"))
    #expect(text.contains("line: 6)\n        Text(\"a\").glass(n)\n        #sourceLocation()"))
  }

  @Test("a public view has a public initialiser and body, and SwiftUI's import is public")
  func access() {
    let text = PrintedView(
      spec: "view V { let n: Int; state isOn = false; Toggle(\"\\(n)\", isOn: $isOn) }",
      access: .public
    ).text
    #expect(text.contains("  public import SwiftUI\n"))
    #expect(text.contains("  public struct V: View {\n"))
    #expect(text.contains("    public init(n: Int) {\n"))
    #expect(text.contains("    public var body: some View {\n"))
    #expect(text.contains("    @State private var isOn: Bool = false\n"))
  }

  @Test("a spec without views says nothing of SwiftUI")
  func none() {
    #expect(!PrintedView(spec: "feature F { state { var n = 0 } }").file.contains("SwiftUI"))
  }
}

extension String {
  /// Every line moved in.
  fileprivate var shifted: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}
