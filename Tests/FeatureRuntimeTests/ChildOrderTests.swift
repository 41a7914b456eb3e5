import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Children and their parents")
struct ChildOrderTests {
  @Test("outputs reach the parent in order, in the same reduction, grandchildren's too")
  func outputs() {
    let bench = ChildBench(App.State(counter: Tag.State(count: 9)))
    bench.store.counter.send(.tapped)
    #expect(bench.store.heard == ["reached 10", "reached -10"])
    bench.perform(.show("a"))
    for _ in 0..<10 { bench.store.editor?.tag.send(.tapped) }
    #expect(bench.store.heard.suffix(2) == ["saved tag 10", "saved tag -10"])
    bench.store.editor?.send(.saved(title: "open"))
    #expect(bench.emitted == [.opened("open")])
  }

  @Test("a child that dismisses itself goes after its parent's handlers")
  func dismissal() {
    let bench = ChildBench()
    bench.perform(.show("a"))
    bench.store.editor?.send(.closeTapped)
    #expect(bench.store.heard == ["closing a"] && bench.store.editor == nil)
    bench.perform(.push("p"), .push("q"))
    if case .detail(let detail) = bench.store.path.first?.element { detail.send(.closeTapped) }
    #expect(bench.store.path.isEmpty)
    bench.perform(.edit("x"))
    bench.store.send(.destination(.edit(.closeTapped)))
    #expect(bench.store.destination == nil && bench.takeReports().isEmpty)
  }

  @Test("an embedded child that dismisses itself dismisses its parent")
  func embeddedDismissal() {
    let bench = ChildBench()
    bench.perform(.show("a"))
    bench.store.editor?.tag.send(.closeTapped)
    #expect(bench.store.editor == nil && bench.takeReports().isEmpty)
    bench.store.counter.send(.closeTapped)
    #expect(bench.takeReports().map(\.kind) == [.unheardDismissal])
  }

  @Test("a successor that a handler shows is not taken down")
  func successor() {
    let bench = ChildBench()
    bench.perform(.show("a"))
    let old = bench.store.editor
    old?.send(.saved(title: "replace"))
    #expect(bench.store.editor?.title == "next" && old?.title == "a")
    let shown = bench.store.editor
    #expect(shown !== old && shown?.id != nil && shown?.id != old?.id)
  }

  @Test("init runs where a child appears: at the start, shown, replaced, pushed; never on a read")
  func starts() {
    let bench = ChildBench(
      App.State(editor: Editor.State(), path: [.detail(Editor.State())]))
    let first = bench.store.state.editor?.id
    #expect(first != nil && bench.store.state.path.first?.detail?.id != nil)
    _ = bench.store.editor?.id
    bench.perform(.renameEditor("x"))
    #expect(bench.store.state.editor?.id == first)
    bench.perform(.show("b"))
    let second = bench.store.state.editor?.id
    #expect(second != nil && second != first)
    bench.perform(.push("p"), .edit("d"))
    #expect(bench.store.state.path.last?.detail?.id != nil)
    #expect(bench.store.state.destination?.edit?.id != nil)
    let path = bench.store.state.path.map { $0.detail?.id }
    bench.perform(.renameTop("z"))
    #expect(bench.store.state.path.map { $0.detail?.id } == path)
  }

  @Test("late dismissals are ignored")
  func lateDismissals() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"), .edit("x"))
    let editor = Dismissal(of: store.current.pointee.$editor)
    let destination = Dismissal(of: store.current.pointee.$destination)
    bench.perform(.show("b"), .edit("y"))
    store.send(.editor(editor))
    store.send(.destination(.dismissal(destination)))
    #expect(store.editor?.title == "b" && store.state.destination?.edit?.title == "y")
    store.send(.editor(Dismissal(of: store.current.pointee.$editor)))
    store.send(.destination(.dismiss))
    #expect(store.editor == nil && store.destination == nil)
    store.send(.editor(.dismiss))
    #expect(bench.takeReports().isEmpty)
  }

  @Test("R7 an alert's button opens the next; a dismissal of the first leaves that")
  func alertOpensAlert() {
    let bench = ChildBench()
    let store = bench.store
    #expect(store.promptContent == nil)
    bench.perform(.ask("me"))
    guard let first = store.promptContent else {
      Issue.record("no alert")
      return
    }
    #expect(first.title == "Really me?" && first.buttons.map(\.title) == ["Yes", "No"])
    #expect(first.buttons.map(\.role) == [.destructive, .cancel])
    store.send(.prompt(first.buttons[0].action))
    #expect(store.prompt == .second && store.heard == ["first me"])
    store.send(.prompt(first.dismissal))
    store.send(.prompt(first.buttons[0].action))
    #expect(store.prompt == .second && store.heard == ["first me"])
    if let second = store.promptContent { store.send(.prompt(second.dismissal)) }
    #expect(store.prompt == nil)
    // Without an identity it means whatever is shown.
    bench.perform(.ask("you"))
    store.send(.prompt(.button("second", 0)))
    #expect(store.prompt == .first(name: "you"))
    store.send(.prompt(.dismiss))
    #expect(store.prompt == nil && bench.takeReports().isEmpty)
  }

  @Test("R7 an equal alert that is shown again is another presentation")
  func alertAgain() {
    let bench = ChildBench()
    bench.perform(.ask("me"))
    let old = bench.store.promptContent
    bench.perform(.ask("me"))
    #expect(old?.id != bench.store.promptContent?.id)
    if let old { bench.store.send(.prompt(old.dismissal)) }
    #expect(bench.store.prompt == .first(name: "me"))
  }

  @Test("an alert in a route")
  func routedAlert() {
    let bench = ChildBench(App.State(destination: .delete))
    bench.store.send(.destination(.button("delete", 0)))
    #expect(bench.store.destination == nil && bench.store.heard == ["deleted"])
  }

  @Test("a route that is never nil: its case answers, and goes")
  func neverNil() {
    let bench = ChildBench(App.State(screen: .login(Tag.State(count: 9))))
    guard case .login(let login) = bench.store.screen else {
      Issue.record("no login")
      return
    }
    login.send(.tapped)
    guard case .home("-10") = bench.store.screen else {
      Issue.record("not home")
      return
    }
    login.send(.tapped)
    #expect(bench.takeReports().map(\.kind) == [.lostAction] && login.count == 10)
  }

  @Test("invariants of every feature that was written, once, named by the root's action")
  func invariants() {
    let bench = ChildBench()
    bench.perform(.show("a"))
    bench.store.editor?.title = "much too long a title"
    #expect(
      bench.takeReports().map(\.description) == [
        #"App.editor(.binding(.title("much too long a title"))): Editor: the invariant «the title is short» is broken"#
      ])
    bench.perform(.show("again much too long"), .renameEditor("again much too long, this title"))
    #expect(bench.takeReports().map(\.kind) == [.brokenInvariant])
    bench.perform(.count(200))
    #expect(
      bench.takeReports().map(\.message) == ["Tag: the invariant «the count is small» is broken"])
    bench.perform(.push("this is much too long as well"))
    #expect(bench.takeReports().map(\.kind) == [.brokenInvariant])
    bench.store.send(.path(.popToRoot))
    #expect(bench.takeReports().isEmpty)
  }
}
