import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Shared values")
struct SharedTests {
  @Test("all features of a tree see one value, whoever writes it")
  func oneValue() {
    let store = LibraryStore(state: Library.State())
    store.left.send(.add("a"))
    store.send(.showTapped)
    store.shown?.send(.add("b"))
    store.send(.add("c"))
    let expected = ["first", "a", "b", "c"]
    #expect(store.books == expected && store.left.books == expected)
    #expect(store.right.books == expected && store.shown?.books == expected)
    #expect(store.state.right.books == expected && store.state.books == expected)
    store.send(.resetRight)
    #expect(store.right.books == expected)
  }

  @Test("two trees that are given one storage see one value; two that are not, two")
  func trees() {
    let storage = SharedStorage()
    let one = LibraryStore(state: Library.State(), shared: storage)
    let two = ShelfStore(state: Shelf.State(books: ["other"]), shared: storage)
    let apart = ShelfStore(state: Shelf.State())
    one.send(.add("a"))
    two.send(.add("b"))
    #expect(one.books == ["first", "a", "b"] && two.books == one.books)
    #expect(apart.books == ["first"])
  }

  @Test("readers everywhere are told, once, and nobody where nothing changes")
  func readers() {
    let storage = SharedStorage()
    let store = LibraryStore(state: Library.State(), shared: storage)
    let other = ShelfStore(state: Shelf.State(), shared: storage)
    let tally = Tally()
    tally.watch("root", in: store) { _ = store.books }
    tally.watch("left", in: store) { _ = store.left.books }
    tally.watch("right", in: store) { _ = store.right.books }
    tally.watch("heard", in: store) { _ = store.left.heard }
    tally.watch("other", in: other) { _ = other.books }
    tally.watch("state", in: other) { _ = other.state }
    store.right.send(.add("a"))
    #expect(tally.take() == ["heard", "left", "other", "right", "root", "state"])
    store.left.send(.clear)
    #expect(tally.take() == ["heard", "left", "other", "right", "root", "state"])
    store.left.send(.clear)
    #expect(tally.take() == [])
  }

  @Test("those above and beside react to it, each once")
  func reactions() {
    let store = LibraryStore(state: Library.State())
    store.send(.showTapped)
    store.left.send(.add("a"))
    #expect(store.heard == [2])
    #expect(store.left.heard == 1 && store.right.heard == 1 && store.shown?.heard == 1)
    store.send(.add("b"))
    #expect(store.heard == [2, 3])
    #expect(store.left.heard == 2 && store.right.heard == 2 && store.shown?.heard == 2)
  }

  @Test("a state that a store gives is a value: later writes do not reach it, nor does it others")
  func snapshots() {
    let store = LibraryStore(state: Library.State())
    let before = store.state
    store.left.send(.add("a"))
    #expect(before.books == ["first"] && before.left.books == ["first"])
    #expect(before != store.state)
    var copy = store.state
    copy.books.append("x")
    #expect(store.books == ["first", "a"] && store.state.books == store.books)
  }

  @Test("a state that no store has taken up is a value")
  func values() {
    var one = Shelf.State()
    let two = one
    one.books.append("a")
    #expect(two.books == ["first"] && one.books == ["first", "a"] && one != two)
  }

  @Test("asserted in the test store like any field")
  func testStore() async {
    let test = TestStore<Library>(state: Library.State())
    await test.send(.left(.add("a"))) {
      $0.books = ["first", "a"]
      $0.left.books = ["first", "a"]
      $0.right.books = ["first", "a"]
      $0.left.heard = 1
      $0.right.heard = 1
      $0.heard = [2]
    }
    #expect(test.state.books == ["first", "a"])
    await withKnownIssue {
      await test.send(.add("b")) {
        $0.books.append("c")
        $0.left = Shelf.State(books: ["first", "a", "b"], heard: 2)
        $0.right = Shelf.State(books: ["first", "a", "b"], heard: 2)
        $0.heard = [2, 3]
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "After .add(\"b\"), the state differs:\n  books[2]: expected \"c\", is \"b\""
      ]
    }
    #expect(test.state.books == ["first", "a", "b"])
    await test.finish()
  }

  @Test("stored in a file: loaded, saved atomically after a while, and on request")
  func files() throws {
    let folder = try TemporaryFolder()
    do {
      let storage = SharedStorage(.files(in: folder.url), delay: .seconds(1_000))
      let store = LibraryStore(state: Library.State(), shared: storage)
      store.left.send(.add("a"))
      #expect(folder.names.isEmpty)
      storage.flush()
      #expect(folder.text("books.json") == #"["first","a"]"#)
      store.send(.add("b"))
    }
    // What was not written when the last store went is written then.
    #expect(folder.text("books.json") == #"["first","a","b"]"#)
    let store = LibraryStore(state: Library.State(), shared: SharedStorage(.files(in: folder.url)))
    #expect(store.books == ["first", "a", "b"])
  }

  @Test("a file that cannot be read is kept aside, and reported")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"newer\":1}", to: "books.json")
    var reports: [FeatureReport] = []
    let storage = SharedStorage(.files(in: folder.url))
    let store = LibraryStore(
      state: Library.State(), shared: storage, onReport: { reports.append($0) })
    #expect(store.books == ["first"] && reports.map(\.kind) == [.unreadableValue])
    store.send(.add("a"))
    storage.flush()
    #expect(folder.names == ["books.json", "books.json.unreadable-1"])
    #expect(folder.text("books.json.unreadable-1") == "{\"newer\":1}")
    #expect(folder.text("books.json") == #"["first","a"]"#)
  }

  @Test("stored in the user's defaults: loaded, saved, and kept aside where it cannot be read")
  func defaults() throws {
    let suite = "featuregen.tests.\(UUID().uuidString)"
    let settings = try #require(UserDefaults(suiteName: suite))
    defer { settings.removePersistentDomain(forName: suite) }
    let persistence = SharedPersistence.files(
      in: FileManager.default.temporaryDirectory, defaults: suite)
    let place = SharedPlace.defaults("books")
    let (text, broken) = (Data(#"["a","b"]"#.utf8), Data("{".utf8))
    #expect(try persistence.load(place) == nil)
    try persistence.save(place, text)
    #expect(try persistence.load(place) == text)
    try persistence.save(place, broken)
    try persistence.setAside(place)
    try persistence.save(place, text)
    #expect(settings.data(forKey: "books.unreadable-1") == broken)
    #expect(try persistence.load(place) == text)
  }

  @Test("what cannot be kept aside is not overwritten; what cannot be saved is reported")
  func failures() async {
    struct Broken: Error {}
    var reports: [FeatureReport] = []
    let broken = SharedPersistence(
      load: { _ in Data("x".utf8) }, save: { _, _ in Issue.record("it is overwritten") },
      setAside: { _ in throw Broken() })
    let storage = SharedStorage(broken)
    let store = ShelfStore(state: Shelf.State(), shared: storage, onReport: { reports.append($0) })
    store.send(.add("a"))
    storage.flush()
    #expect(reports.map(\.kind) == [.unreadableValue, .unreadableValue])
    let full = SharedStorage(
      SharedPersistence(load: { _ in nil }, save: { _, _ in throw Broken() }, setAside: { _ in }))
    let other = ShelfStore(state: Shelf.State(), shared: full, onReport: { reports.append($0) })
    other.send(.add("a"))
    full.flush()
    while reports.count < 3 { await Task.yield() }
    #expect(reports.last?.kind == .unsavedValue)
  }
}

/// A folder that goes with the test.
private final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func text(_ name: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }
}
