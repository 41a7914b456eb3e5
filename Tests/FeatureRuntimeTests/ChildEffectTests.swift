import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Effects of children")
struct ChildEffectTests {
  @Test("a child's effect delivers to the child, with and without a store of it")
  func delivery() async {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"), .add([1, 2]), .push("p"))
    store.send(.editor(.loadTapped("x")))
    store.send(.rows(id: 2, .loadTapped))
    let path: StackID? = store.path.ids.last
    if let path { store.send(.path(id: path, .detail(.loadTapped("y")))) }
    await bench.settle()
    #expect(store.editor?.load.isRunning == true)
    #expect(
      store.effects.active.map(\.action) == [
        #"editor(.loadTapped("x"))"#, "rows(id: 2, .loadTapped)",
        #"path(id: #0, .detail(.loadTapped("y")))"#,
      ])
    await bench.succeed("x")
    await bench.succeed("row 2")
    await bench.succeed("y")
    #expect(store.state.editor?.loaded == ["x"] && store.editor?.load.isRunning == false)
    #expect(
      store.rows.map(\.title) == ["row 1", "row 2"] && store.state.rows[id: 2]?.title == "row 2")
    #expect(store.state.path.last?.detail?.loaded == ["y"])
    #expect(store.effects.active.isEmpty && bench.takeReports().isEmpty)
  }

  @Test("a child's effects end with it: removed, replaced, popped, dismissed")
  func ends() async {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"), .add([1, 2]), .push("p"), .edit("d"))
    store.editor?.send(.loadTapped("editor"))
    store.rows[id: 1]?.send(.loadTapped)
    store.send(.destination(.edit(.loadTapped("destination"))))
    if let id = store.path.ids.last { store.send(.path(id: id, .detail(.loadTapped("path")))) }
    await bench.settle()
    #expect(bench.jobs.started.count == 4)
    bench.perform(.show("b"))
    #expect(bench.jobs.cancelled == ["editor"])
    bench.perform(.remove(1))
    store.send(.path(.pop))
    store.send(.destination(.dismiss))
    #expect(bench.jobs.cancelled == ["editor", "row 1", "path", "destination"])
    await bench.settle()
    #expect(store.effects.active.isEmpty && store.heard.isEmpty)
    #expect(store.editor?.loaded == [] && bench.takeReports().isEmpty)
  }

  @Test("effects of a child that the same action takes down are not started")
  func notStarted() async {
    let bench = ChildBench()
    bench.perform(.show("a"))
    let task = bench.store.editor?.send(.loadAndCloseTapped)
    await bench.settle()
    #expect(bench.store.editor == nil && bench.jobs.started.isEmpty)
    await task?.finish()
    #expect(bench.takeReports().isEmpty)
  }

  @Test("R19 two rows run one effect each: cancelling one leaves the other")
  func twoRows() async {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.add([1, 2]))
    for id in [1, 2] { store.rows[id: id]?.send(.loadTapped) }
    await bench.settle()
    store.rows[id: 1]?.send(.cancelTapped)
    await bench.settle()
    #expect(bench.jobs.started == ["row 1", "row 2"] && bench.jobs.cancelled == ["row 1"])
    await bench.succeed("row 2")
    #expect(store.rows[id: 2]?.title == "row 2")
  }

  @Test("R20 releasing the root ends the effects of its children")
  func release() async {
    let jobs: Jobs
    weak var weakStore: AppStore?
    do {
      let bench = ChildBench()
      jobs = bench.jobs
      weakStore = bench.store
      bench.perform(.show("a"), .add([1]))
      bench.store.send(.editor(.loadTapped("editor")))
      bench.store.rows[id: 1]?.send(.loadTapped)
      await bench.settle()
    }
    #expect(weakStore == nil)
    #expect(jobs.cancelled.sorted() == ["editor", "row 1"])
  }

  @Test("finish waits for what a child's action started, cancel ends it")
  func tasks() async {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.add([1, 2]))
    let first = store.rows[id: 1]?.send(.loadTapped)
    let second = store.send(.rows(id: 2, .loadTapped))
    await bench.settle()
    bench.jobs.succeed("row 1")
    await first?.finish()
    #expect(store.rows[id: 1]?.title == "row 1")
    second.cancel()
    #expect(store.effects.active.isEmpty && bench.jobs.cancelled == ["row 2"])
  }

  @Test("what a child depends on comes from its parent, or from the child's own place in it")
  func dependencies() async {
    var reports: [FeatureReport] = []
    let clock = TestClock()
    let store = AppStore(
      state: App.State(editor: Editor.State(), rows: [Chore.State(id: 1)]),
      dependencies: App.Dependencies(editor: Editor.Dependencies(load: { "own \($0)" })),
      clock: clock, onReport: { reports.append($0) })
    store.editor?.send(.loadTapped("x"))
    store.rows[id: 1]?.send(.loadTapped)
    await clock.advance(by: .zero)
    #expect(store.editor?.loaded == ["own x"])
    #expect(reports.map(\.kind) == [.missingDependency])
    #expect(
      reports.map(\.description) == [
        "App.rows(id: 1, .loadTapped): Chore: the dependency «load» is not supplied"
      ])
  }

  @Test("an unhandled failure names the root's action")
  func failure() async {
    let bench = ChildBench()
    bench.perform(.show("a"))
    bench.store.editor?.send(.loadTapped("x"))
    await bench.settle()
    bench.jobs.fail("x")
    await bench.settle()
    let reports = bench.takeReports()
    #expect(reports.map(\.kind) == [.unhandledFailure])
    #expect(reports.first?.action == #"editor(.loadTapped("x"))"#)
  }

  @Test("what a child sends itself waits its turn, and does not reach a successor")
  func childSends() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"))
    store.editor?.send(.sendTapped)
    #expect(store.heard == ["tapped", "saved a"] && store.editor?.title == "a!")
    // The parent's own action goes to whatever is shown when its turn comes.
    bench.perform(.sendToEditor)
    #expect(store.editor?.title == "a!!")
  }

  @Test("an effect that a new child is asked for runs")
  func newChild() async {
    let bench = ChildBench()
    bench.perform(.showAndLoad)
    await bench.settle()
    await bench.succeed("brief")
    #expect(bench.store.editor?.loaded == ["brief"])
  }

  @Test("a recording replays what children and their effects did")
  func replay() async {
    let bench = ChildBench()
    let store = bench.store
    var recorded: [RecordedAction<App>] = []
    store.record { recorded.append($0) }
    bench.perform(.show("a"), .add([1, 2]), .push("p"))
    store.editor?.send(.loadTapped("x"))
    store.rows[id: 2]?.send(.loadTapped)
    await bench.settle()
    store.editor?.send(.sendTapped)
    await bench.succeed("row 2")
    bench.perform(.succeed("b"))
    store.editor?.send(.titleTapped)
    store.rows[id: 1]?.isDone = true
    store.send(.path(.pop))
    store.stopRecording()
    let again = ChildBench()
    again.store.replay(recorded, from: App.State())
    #expect(again.store.state == store.state)
    #expect(again.takeReports().isEmpty && again.store.effects.active.isEmpty)
    #expect(again.store.editor?.id == store.editor?.id)
  }
}
