import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Readers of children")
struct ChildObservationTests {
  @Test("a child's change is told to the readers of that field, and to those of the parent's")
  func fields() {
    let bench = ChildBench(App.State(editor: Editor.State(title: "a")))
    let store = bench.store
    let tally = Tally()
    tally.watch("editor", in: store) { _ = store.editor }
    tally.watch("title", in: store) { _ = store.editor?.title }
    tally.watch("loaded", in: store) { _ = store.editor?.loaded }
    tally.watch("tag", in: store) { _ = store.editor?.tag.count }
    tally.watch("marks", in: store) { _ = store.editor?.tag.marks }
    tally.watch("counter", in: store) { _ = store.counter.count }
    tally.watch("total", in: store) { _ = store.total }
    tally.watch("state", in: store) { _ = store.state }
    store.editor?.send(.titleTapped)
    #expect(tally.take() == ["state", "title"])
    store.editor?.tag.send(.tapped)
    #expect(tally.take() == ["state", "tag"])
    store.send(.counter(.tapped))
    #expect(tally.take() == ["counter", "state", "total"])
    store.send(.counter(.closeTapped))
    #expect(tally.take() == [])
    store.editor?.title = "a!"
    #expect(tally.take() == [])
  }

  @Test("a parent's write is told to exactly the readers of what it changed")
  func parentWrites() {
    let bench = ChildBench(App.State(editor: Editor.State(title: "a"), rows: [Chore.State(id: 1)]))
    let store = bench.store
    let tally = Tally()
    tally.watch("editor", in: store) { _ = store.editor }
    tally.watch("title", in: store) { _ = store.editor?.title }
    tally.watch("loaded", in: store) { _ = store.editor?.loaded }
    tally.watch("tag", in: store) { _ = store.editor?.tag.count }
    tally.watch("counter", in: store) { _ = store.counter.count }
    tally.watch("marks", in: store) { _ = store.counter.marks }
    bench.perform(.renameEditor("b"))
    #expect(tally.take() == ["title"] && store.editor?.title == "b")
    bench.perform(.renameEditor("b"))
    #expect(tally.take() == [])
    bench.perform(.count(5))
    #expect(tally.take() == ["counter"] && store.counter.count == 5)
    bench.perform(.show("b"))
    #expect(tally.take() == ["editor", "loaded", "tag", "title"])
    bench.perform(.clear)
    #expect(tally.take() == ["editor", "loaded", "tag", "title"])
    bench.perform(.clear)
    #expect(tally.take() == [])
    bench.perform(.show("c"))
    #expect(tally.take() == ["editor", "loaded", "tag", "title"])
  }

  @Test("rows: one row's readers for its change, those of the rows for others, nobody else")
  func rows() {
    let bench = ChildBench(App.State(rows: [Chore.State(id: 1), Chore.State(id: 2)]))
    let store = bench.store
    let tally = Tally()
    tally.watch("rows", in: store) { _ = store.rows.ids }
    for id in [1, 2] {
      let row = store.rows[id: id]
      tally.watch("title \(id)", in: store) { _ = row?.title }
      tally.watch("done \(id)", in: store) { _ = row?.isDone }
    }
    store.rows[id: 1]?.isDone = true
    #expect(tally.take() == ["done 1"])
    store.send(.rows(id: 2, .renameTapped))
    #expect(tally.take() == ["title 2"])
    bench.perform(.renameRow(1, "x"))
    #expect(tally.take() == ["title 1"])
    bench.perform(.reverse)
    #expect(tally.take() == ["rows"])
    bench.perform(.add([3]))
    #expect(tally.take() == ["rows"])
    bench.perform(.remove(1))
    #expect(tally.take() == ["rows"])
    bench.perform(.swapRow(2))
    #expect(tally.take() == ["done 2", "rows", "title 2"] || tally.take() == [])
  }

  @Test(
    "routes: another presentation or another plain payload is told, a member of a feature is not")
  func routes() {
    let bench = ChildBench()
    let store = bench.store
    let tally = Tally()
    tally.watch("route", in: store) { _ = store.destination }
    tally.watch("title", in: store) {
      if case .edit(let edit) = store.destination { _ = edit.title }
    }
    bench.perform(.info("a"))
    #expect(tally.take() == ["route", "title"])
    bench.perform(.info("b"))
    #expect(tally.take() == ["route", "title"])
    bench.perform(.edit("x"))
    #expect(tally.take() == ["route", "title"])
    store.send(.destination(.edit(.titleTapped)))
    #expect(tally.take() == ["title"])
    bench.perform(.editAgain)
    #expect(tally.take() == ["title"] && store.state.destination?.edit?.title == "x!+")
    bench.perform(.clearDestination)
    #expect(tally.take() == ["route", "title"])
  }

  @Test("stacks: pushes and pops are told, an element's change only to its readers")
  func stacks() {
    let bench = ChildBench()
    let store = bench.store
    let tally = Tally()
    tally.watch("path", in: store) { _ = store.path.ids }
    bench.perform(.push("a"))
    #expect(tally.take() == ["path"])
    guard case .detail(let detail) = store.path.last?.element else {
      Issue.record("nothing was pushed")
      return
    }
    tally.watch("title", in: store) { _ = detail.title }
    _ = tally.take()
    detail.send(.titleTapped)
    #expect(tally.take() == ["title"])
    bench.perform(.renameTop("b"))
    #expect(tally.take() == ["title"] && detail.title == "b")
    bench.perform(.push("c"))
    #expect(tally.take() == ["path"])
    bench.perform(.meet("m"))
    #expect(tally.take() == ["path"])
    store.send(.path(.pop(from: store.path.ids[0])))
    #expect(tally.take() == ["path"] && detail.title == "b")
  }

  @Test("a refused write is told to the child's binding; an effect's status to its readers")
  func rereads() async {
    let bench = ChildBench(App.State(editor: Editor.State(title: "a")))
    let store = bench.store
    let tally = Tally()
    tally.watch("load", in: store) { _ = store.editor?.load.isRunning }
    tally.watch("title", in: store) { _ = store.editor?.title }
    store.editor?.send(.loadTapped("x"))
    #expect(tally.take() == ["load"])
    await bench.settle()
    await bench.succeed("x")
    #expect(tally.take() == ["load"])
    let task = store.editor?.send(.loadTapped("y"))
    _ = tally.take()
    task?.cancel()
    #expect(tally.take() == ["load"])
  }

  @Test("R16 whoever is told of a child's change reads what every store says alike")
  func valueBeforeSignal() {
    let bench = ChildBench(App.State(editor: Editor.State(title: "a")))
    let store = bench.store
    var seen: [String] = []
    store.editor?.observe { [weak store] in
      seen.append("\(store?.editor?.title ?? "-") \(store?.state.editor?.title ?? "-")")
    }
    store.editor?.send(.titleTapped)
    bench.perform(.renameEditor("b"))
    #expect(seen == ["a a", "a! a!", "b b"])
  }

  @Test("R12 what a child's observer sends is answered in order, after the present action")
  func reentrancy() {
    let bench = ChildBench(App.State(editor: Editor.State(title: "a")))
    let store = bench.store
    let editor = store.editor
    store.counter.observe { [weak store] in
      guard let store, store.counter.count == 1 else { return }
      editor?.send(.titleTapped)
      store.send(.counter(.markTapped))
    }
    store.counter.send(.tapped)
    #expect(editor?.title == "a!" && store.counter.marks == [1] && store.heard == ["tapped"])
  }

  @Test("a child's store prints its own actions")
  func printing() {
    let bench = ChildBench(App.State(editor: Editor.State(title: "a")))
    var lines: [String] = []
    let editor = bench.store.editor
    editor?.printChanges { lines.append($0) }
    bench.store.counter.send(.tapped)
    editor?.send(.titleTapped)
    #expect(lines == ["Editor.titleTapped\n  title: \"a\" → \"a!\""])
  }
}
