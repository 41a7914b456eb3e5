import FeatureRuntime
import SwiftUI
import Testing

@testable import GeneratedViews

/// Work that views begin, and what is passed through.
@MainActor
@Suite("Generated views with work") struct WorkViewTests {
  /// Work that lasts until it is let go on, and says whether it was cancelled.
  private actor Gate {
    private(set) var begun = 0
    private(set) var cancelled = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async -> [String] {
      begun += 1
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append($0) }
      } onCancel: {
        Task { await self.cancel() }
      }
      return ["Loaded \(begun)"]
    }

    private func cancel() {
      cancelled += 1
      open()
    }

    func open() {
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  private func store(_ gate: Gate) -> LibraryStore {
    LibraryStore(
      state: Library.State(), dependencies: Library.Dependencies(load: { await gate.pass() }))
  }

  private func until(_ condition: () async -> Bool) async {
    for _ in 0..<10_000 {
      if await condition() { return }
      await Task.yield()
    }
  }

  @Test("'.task' begins with the view, and its effects end with it")
  func task() async throws {
    let gate = Gate()
    let store = store(gate)
    let host = ViewHost(LibraryList(store: store))
    await until { await gate.begun == 1 }
    #expect(await gate.begun == 1)
    #expect(!host.findAll(.progressView).isEmpty)
    host.close()
    await until { await gate.cancelled == 1 }
    #expect(await gate.cancelled == 1)
    await until { !store.load.isRunning }
    #expect(!store.load.isRunning)
    #expect(store.titles.isEmpty)
  }

  @Test("'.refreshable' waits for what was begun, and searching filters")
  func refresh() async throws {
    let gate = Gate()
    let store = store(gate)
    let host = ViewHost(LibraryList(store: store))
    await until { await gate.begun == 1 }
    await gate.open()
    await until { store.titles == ["Loaded 1"] }
    #expect(host.words.contains("Loaded 1"))

    let list = try host.find(.list)
    let refreshing = Task { try await list.refresh() }
    await until { await gate.begun == 2 }
    #expect(store.titles == ["Loaded 1"])
    await gate.open()
    try await refreshing.value
    #expect(store.titles == ["Loaded 2"])

    try host.find(.searchField).type("1")
    #expect(store.query == "1")
    #expect(!host.words.contains("Loaded 2"))
    #expect(host.reports.isEmpty)
    host.close()
  }

  @Test("a view and a modifier of the app's are given what the spec says")
  func passedThrough() throws {
    let store = LevelsStore(state: Levels.State())
    let host = ViewHost(LevelsView(store: store))
    try host.find(.slider).set(0.75)
    #expect(store.level == 0.75)
    #expect(host.words.contains("0.75"))
    #expect(host.text.contains("opacity(0.5)"))
    try host.find(.button).tap()
    #expect(store.isFull)
    #expect(!host.text.contains("opacity(0.5)"))
    #expect(host.reports.isEmpty)
  }
}
