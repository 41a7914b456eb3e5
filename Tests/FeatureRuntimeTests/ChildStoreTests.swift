import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Stores of children")
struct ChildStoreTests {
  @Test("a child's store is the same while somebody has it, whatever happens elsewhere")
  func sameStore() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"), .add([1, 2, 3]), .edit("b"), .push("c"))
    let (counter, editor, row, tag) = (
      store.counter, store.editor, store.rows[id: 2], store.editor?.tag
    )
    store.send(.counter(.tapped))
    bench.perform(.reverse, .renameRow(2, "x"), .renameEditor("y"), .push("d"))
    #expect(store.counter === counter && store.editor === editor && editor != nil)
    #expect(store.rows[1] === row && store.rows[id: 2] === row && row?.title == "x")
    #expect(store.editor?.tag === tag && editor?.title == "y")
    #expect(store.counter.count == 1)
  }

  @Test("actions go through the root: to an embedded, presented, listed, routed and stacked child")
  func sends() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"), .add([1]), .edit("b"), .push("c"))
    store.counter.send(.tapped)
    store.editor?.send(.titleTapped)
    store.editor?.tag.send(.tapped)
    store.rows[id: 1]?.isDone = true
    if case .edit(let edit) = store.destination { edit.send(.titleTapped) }
    if case .login(let login) = store.screen { login.send(.tapped) }
    if case .detail(let detail) = store.path.last?.element { detail.title = "z" }
    #expect(store.current.pointee.counter.count == 1)
    #expect(store.current.pointee.editor?.title == "a!" && store.editor?.title == "a!")
    #expect(store.editor?.tag.count == 1 && store.state.editor?.tag.count == 1)
    #expect(store.state.rows[id: 1]?.isDone == true && store.rows[id: 1]?.isDone == true)
    #expect(store.state.destination?.edit?.title == "b!")
    #expect(store.state.screen.login?.count == 1)
    #expect(store.state.path.last?.detail?.title == "z")
    #expect(store.heard == ["tapped", "1 true"])
    #expect(bench.takeReports().isEmpty)
  }

  @Test("actions sent to the root by hand reach the children's stores")
  func rootSends() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"), .add([1]), .push("c"))
    let (editor, row) = (store.editor, store.rows[id: 1])
    store.send(.editor(.titleTapped))
    store.send(.editor(.tag(.markTapped)))
    store.send(.rows(id: 1, .renameTapped))
    #expect(editor?.title == "a!" && editor?.tag.marks == [0] && row?.title == "row 1?")
    store.send(.editor(.dismiss))
    #expect(store.editor == nil)
    store.send(.path(.popToRoot))
    #expect(store.path.isEmpty)
  }

  @Test("R4 a write that comes late is dropped, an action sent by hand is reported once")
  func late() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"), .add([1]))
    let (editor, row, tag) = (store.editor, store.rows[id: 1], store.editor?.tag)
    let binding: FeatureBinding<String>? = editor?.bindings.title
    bench.perform(.clear, .remove(1))
    let before: App.State = store.state
    binding?.wrappedValue = "late"
    row?.isDone = true
    #expect(store.state == before && bench.takeReports().isEmpty)
    #expect(editor?.title == "a" && binding?.wrappedValue == "a" && row?.title == "row 1")
    editor?.send(.titleTapped)
    let reports = bench.takeReports()
    #expect(reports.map(\.kind) == [.lostAction] && reports.first?.action == "titleTapped")
    tag?.send(.tapped)
    #expect(bench.takeReports().map(\.action) == ["tapped"])
    store.send(.editor(.titleTapped))
    #expect(bench.takeReports().map(\.action) == ["editor(.titleTapped)"])
    store.send(.editor(.binding(.title("x"))))
    store.send(.rows(id: 1, .binding(.isDone(true))))
    #expect(bench.takeReports().isEmpty)
    #expect(store.state == before)
  }

  @Test("R4 what comes late never reaches a successor in the same place")
  func successor() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"))
    let old = store.editor
    bench.perform(.succeed("a"))
    let new = store.editor
    #expect(new !== old && new != nil)
    old?.title = "late"
    old?.send(.titleTapped)
    #expect(new?.title == "a" && old?.title == "a")
    #expect(bench.takeReports().map(\.kind) == [.lostAction])
  }

  @Test("what was queued for a child is reported where another took its place meanwhile")
  func queuedForSuccessor() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"), .add([1]))
    let (old, row) = (store.editor, store.rows[id: 1])
    let observer = store.observe { [weak store] in
      guard store?.counter.count == 1 else { return }
      // All of it waits its turn: the editor is replaced before its own actions come.
      store?.send(.perform(.succeed("b")))
      store?.send(.perform(.swapRow(1)))
      old?.send(.titleTapped)
      old?.title = "late"
      row?.send(.renameTapped)
    }
    store.counter.send(.tapped)
    observer.cancel()
    #expect(store.editor?.title == "b" && old?.title == "a")
    // A row that was taken out and put back in one action is the same one.
    #expect(store.rows[id: 1] === row && row?.title == "again?")
    #expect(bench.takeReports().map(\.action) == ["editor(.titleTapped)"])
  }

  @Test("a child's store holds its root, a binding its store; nothing else does")
  func lifetimes() {
    weak var weakRoot: AppStore?
    weak var weakEditor: EditorStore?
    var tag: TagStore?
    var binding: FeatureBinding<String>?
    do {
      let bench = ChildBench()
      bench.perform(.show("a"))
      weakRoot = bench.store
      weakEditor = bench.store.editor
      tag = bench.store.editor?.tag
    }
    #expect(weakRoot != nil && weakEditor == nil)
    tag?.send(.tapped)
    #expect(tag?.count == 1 && weakRoot?.state.editor?.tag.count == 1)
    binding = weakRoot?.editor?.bindings.title
    tag = nil
    #expect(weakRoot != nil)
    binding?.wrappedValue = "x"
    #expect(weakRoot?.state.editor?.title == "x" && binding?.wrappedValue == "x")
    binding = nil
    #expect(weakRoot == nil && weakEditor == nil)
  }

  @Test("a store that was given up is made anew, with what happened meanwhile")
  func givenUp() {
    let bench = ChildBench()
    bench.perform(.show("a"))
    weak var old: EditorStore?
    do {
      let editor = bench.store.editor
      old = editor
    }
    #expect(old == nil)
    bench.store.send(.editor(.titleTapped))
    #expect(bench.store.editor?.title == "a!")
  }

  @Test("rows are a collection: its stores in the order of the ids")
  func rows() {
    let bench = ChildBench()
    bench.perform(.add([3, 1, 2]))
    #expect(bench.store.rows.ids == [3, 1, 2])
    #expect(bench.store.rows.map(\.title) == ["row 3", "row 1", "row 2"])
    let rows = bench.store.rows
    let first = rows[0]
    bench.perform(.remove(3))
    #expect(rows[0] === first && rows[id: 3] == nil && first.title == "row 3")
    #expect(bench.store.rows.count == 2 && bench.store.rows[id: 9] == nil)
  }

  @Test("a row that takes itself out and comes back under its id is another")
  func rowAgain() {
    let bench = ChildBench()
    bench.perform(.add([1]))
    let old = bench.store.rows[id: 1]
    old?.send(.closeTapped)
    #expect(bench.store.rows.isEmpty)
    bench.perform(.add([1]))
    let new = bench.store.rows[id: 1]
    #expect(new !== old)
    new?.send(.renameTapped)
    #expect(new?.title == "row 1?" && old?.title == "row 1")
  }
}
