import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Composed features in the test store")
struct ChildTestStoreTests {
  @Test("children's actions, effects and presentations are stated like any field")
  func statements() async {
    let clock = TestClock()
    let test = TestStore<App>(
      state: App.State(), dependencies: App.Dependencies(load: { "<\($0)>" }), clock: clock)
    await test.send(.perform(.show("a"))) {
      $0.editor = Editor.State(title: "a", id: TestValues.countingUUIDs()())
    }
    await test.send(.editor(.titleTapped)) {
      $0.editor?.title = "a!"
      $0.heard = ["tapped"]
    }
    await test.send(.editor(.loadTapped("x")))
    await test.receive(.editor(.load("x", .success("<x>")))) { $0.editor?.loaded = ["<x>"] }
    await test.send(.perform(.add([1]))) { $0.rows = [Chore.State(id: 1, title: "row 1")] }
    await test.send(.rows(id: 1, .loadTapped))
    await test.receive(.rows(id: 1, .load(.success("<row 1>")))) {
      $0.rows[id: 1]?.title = "<row 1>"
    }
    await test.send(.perform(.meet("m"))) { $0.path.push(.meeting("m", sync: 1)) }
    await test.send(.path(.popToRoot)) { $0.path.popToRoot() }
    await test.send(.editor(.sendTapped)) {
      $0.editor?.title = "a!!"
      $0.heard = ["tapped", "tapped", "saved a!"]
    }
    await test.send(.editor(.dismiss)) { $0.editor = nil }
    await test.finish()
  }

  @Test("a difference names the fields of what is presented")
  func difference() async {
    let test = TestStore<App>(state: App.State(editor: Editor.State(title: "a")))
    await withKnownIssue {
      await test.send(.editor(.titleTapped)) {
        $0.editor?.title = "b"
        $0.heard = ["tapped"]
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "After .editor(.titleTapped), the state differs:\n  editor.title: expected \"b\", is \"a!\""
      ]
    }
    await test.finish()
  }

  @Test("a child's effect that still runs fails the test, with the root's action")
  func unfinished() async {
    let jobs = Jobs()
    let test = TestStore<App>(
      state: App.State(rows: [Chore.State(id: 1)]),
      dependencies: App.Dependencies(load: { try await jobs.perform($0) }))
    test.timeout = .milliseconds(20)
    await test.send(.rows(id: 1, .loadTapped))
    await withKnownIssue {
      await test.finish()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "The effect «load», started by .rows(id: 1, .loadTapped), still runs."
      ]
    }
  }

  @Test("a child's missing dependency is reported")
  func missing() async {
    let test = TestStore<App>(state: App.State(editor: Editor.State()))
    test.expectReport(.missingDependency)
    await test.send(.editor(.loadTapped("x")))
    await test.finish()
    #expect(test.reports.map(\.kind) == [.missingDependency])
  }
}
