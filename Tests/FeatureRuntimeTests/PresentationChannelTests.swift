import FeatureRuntime
import Testing

@MainActor
@Suite("Presentations that are written")
struct PresentationChannelTests {
  @Test("nil takes down a child that is shown; where none is it does nothing")
  func child() {
    let bench = ChildBench()
    let store = bench.store
    let channel = store.bindings.editor
    bench.perform(.show("a"))
    #expect(channel.wrappedValue?.title == "a")
    channel.wrappedValue = nil
    #expect(store.editor == nil)
    channel.wrappedValue = nil
    #expect(bench.takeReports().isEmpty)
  }

  @Test("nil by a channel of what was shown before is late, though its successor was read")
  func late() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"))
    let first = store.bindings.editor
    #expect(first.wrappedValue?.title == "a")
    bench.perform(.show("b"))
    let second = store.bindings.editor
    #expect(second.wrappedValue?.title == "b")
    #expect(store.editor?.title == "b")
    first.wrappedValue = nil
    #expect(store.editor?.title == "b")
    second.wrappedValue = nil
    #expect(store.editor == nil)
    bench.perform(.show("c"))
    #expect(first.wrappedValue?.title == "c")
    first.wrappedValue = nil
    #expect(store.editor == nil)
  }

  @Test("nil takes down what is shown where nobody has read it")
  func unread() {
    let bench = ChildBench()
    bench.perform(.show("a"))
    bench.store.editor = nil
    #expect(bench.store.editor == nil)
  }

  @Test("what is shown can be written back; anything else is reported and changes nothing")
  func refusedWrite() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.show("a"))
    let first = store.editor
    store.editor = first
    #expect(bench.takeReports().isEmpty)
    bench.perform(.show("b"))
    store.editor = first
    #expect(store.editor?.title == "b")
    #expect(bench.takeReports().map(\.kind) == [.refusedWrite])
    store.destination = .delete
    #expect(store.destination == nil)
    #expect(
      bench.takeReports().map(\.message) == [
        "«destination» is presented by an action, not by a write"
      ])
  }

  @Test("a route is taken down alike, whichever case it shows")
  func route() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.edit("a"))
    let shown = store.destination
    #expect(shown?.id == store.destination?.id)
    bench.perform(.edit("b"))
    store.destination = nil
    #expect(store.destination != nil && store.destination != shown)
    store.destination = nil
    #expect(store.destination == nil)
  }

  @Test("a shorter path takes elements off; one of other elements is late")
  func stack() {
    let bench = ChildBench()
    let store = bench.store
    bench.perform(.push("a"), .push("b"), .push("c"))
    var path = store.path
    path.removeLast()
    store.path = path
    #expect(store.path.compactMap(\.element.detailTitle) == ["a", "b"])
    let old = store.path
    store.path = path
    store.path.removeAll()
    #expect(store.path.isEmpty)
    bench.perform(.push("d"))
    store.path = old
    #expect(store.path.count == 1)
    #expect(bench.takeReports().isEmpty)
    store.path = store.path + store.path
    #expect(store.path.count == 1)
    #expect(bench.takeReports().map(\.kind) == [.refusedWrite])
  }
}

@Suite("Channels that say whether something is shown")
struct PresenceChannelTests {
  private final class Shown {
    var title: String? = "first"
  }

  @Test("false means what was shown when the channel was made or read last")
  func presence() {
    let shown = Shown()
    let channel = FeatureBinding<Bool>(
      of: { shown.title }, get: { shown.title != nil }, set: { if !$0 { shown.title = nil } })
    #expect(channel.wrappedValue)
    shown.title = "second"
    channel.wrappedValue = false
    #expect(shown.title == "second")
    #expect(channel.wrappedValue)
    channel.wrappedValue = true
    channel.wrappedValue = false
    #expect(shown.title == nil)
    shown.title = "third"
    channel.wrappedValue = false
    #expect(shown.title == "third")
  }
}

extension AppStore.Path {
  @MainActor fileprivate var detailTitle: String? {
    guard case .detail(let store) = self else { return nil }
    return store.title
  }
}
