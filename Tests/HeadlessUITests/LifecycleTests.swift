import Foundation
import SwiftUI
import Testing

@MainActor
private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private struct Loud: View {
  let name: String
  let log: Log
  var body: some View {
    Text(verbatim: name)
      .onAppear { log.add("+\(name)") }
      .onDisappear { log.add("-\(name)") }
      .task {
        log.add("run \(name)")
        do {
          try await Task.sleep(for: .seconds(3600))
          log.add("slept \(name)")
        } catch {
          log.add("cancelled \(name)")
        }
      }
  }
}

private struct Switching: View {
  let log: Log
  @State private var isShown = true
  @State private var query = "a"
  @State private var count = 0
  var body: some View {
    NavigationStack {
      VStack {
        if isShown { Loud(name: "x", log: log) }
        Button("Flip") { isShown.toggle() }
        Button("Query") { query += "b" }
        Button("Count") { count += 1 }
        NavigationLink("Push") { Loud(name: "pushed", log: log) }
      }
      .onChange(of: count, initial: true) { old, new in log.add("count \(old)>\(new)") }
      .onChange(of: query) { log.add("query") }
      .task(id: query) { log.add("search \(query)") }
    }
  }
}

private struct Refreshing: View {
  @State private var rows = ["a"]
  var body: some View {
    List {
      ForEach(rows, id: \.self) { row in
        Text(verbatim: row).swipeActions { Button("Pin") { rows.append("pinned") } }
      }
      .onDelete { rows.remove(atOffsets: $0) }
      .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable {
      await Task.yield()
      rows = ["x", "y", "z"]
    }
  }
}

extension Array {
  fileprivate mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }

  fileprivate mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}

@MainActor
@Suite struct LifecycleTests {
  private func settle(_ log: Log, until line: String) async {
    for _ in 0..<10_000 where !log.lines.contains(line) { await Task.yield() }
  }

  @Test("A task runs while its view is there, and is cancelled when it goes")
  func task() async throws {
    let log = Log()
    let host = ViewHost(Switching(log: log))
    #expect(log.lines == ["+x", "count 0>0"])
    await settle(log, until: "run x")
    try host.find(.button, "Flip").tap()
    await settle(log, until: "cancelled x")
    #expect(log.lines.filter { $0.hasSuffix("x") } == ["+x", "run x", "-x", "cancelled x"])
  }

  @Test("A screen that is covered disappears, and appears again")
  func covered() async throws {
    let log = Log()
    let host = ViewHost(Switching(log: log))
    try host.find(.navigationLink, "Push").tap()
    #expect(log.lines.filter { $0.first == "+" || $0.first == "-" } == ["+x", "-x", "+pushed"])
    try host.pop()
    #expect(log.lines.suffix(2).sorted() == ["+x", "-pushed"])
    host.close()
    #expect(log.lines.last == "-x")
  }

  @Test("A task begins anew for another id")
  func taskIdentity() async throws {
    let log = Log()
    let host = ViewHost(Switching(log: log))
    await settle(log, until: "search a")
    try host.find(.button, "Query").tap()
    await settle(log, until: "search ab")
    #expect(log.lines.filter { $0.hasPrefix("search") } == ["search a", "search ab"])
    #expect(log.lines.contains("query"))
    try host.find(.button, "Count").tap()
    #expect(log.lines.contains("count 0>1"))
    #expect(!log.lines.contains("search abb"))
  }

  @Test("Letting the host go cancels what runs")
  func release() async throws {
    let log = Log()
    var host: ViewHost? = ViewHost(Switching(log: log))
    await settle(log, until: "run x")
    weak let released: ViewHost? = host
    host = nil
    await settle(log, until: "cancelled x")
    #expect(released == nil)
    #expect(log.lines.contains("cancelled x"))
  }

  @Test("Rows are deleted, moved, swiped and refreshed")
  func rows() async throws {
    let host = ViewHost(Refreshing())
    try await host.find(.list).refresh()
    #expect(host.findAll(.text).map(\.label).filter { $0 != "Pin" } == ["x", "y", "z"])
    try host.find(.list).delete(at: [1])
    try host.find(.list).move(from: [1], to: 0)
    #expect(host.findAll(.text).map(\.label).filter { $0 != "Pin" } == ["z", "x"])
    try host.find(.button, "Pin").tap()
    #expect(host.words.contains("pinned"))
  }
}
