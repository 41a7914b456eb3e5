import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@testable import GeneratedCode

/// Rows, trees and tiles: children that are always there or come and go by their ids.
@MainActor @Suite("Generated children") struct ChildDrivingTests {
  private func id(_ number: Int) -> UUID {
    UUID(uuidString: "00000000-0000-0000-0000-00000000000\(number)") ?? UUID()
  }

  private func rows() -> Identified<ChecklistRow.State> {
    [
      ChecklistRow.State(id: id(1), title: "Milk"), ChecklistRow.State(id: id(2), title: "Bread"),
      ChecklistRow.State(id: id(3), title: "Salt"),
    ]
  }

  @Test("a checklist sorts itself a second after the last tick")
  func checklist() async {
    let clock = TestClock()
    let test = TestStore<Checklist>(state: .init(rows: rows()), clock: clock)
    await test.send(.rows(id: id(1), .binding(.isDone(true)))) {
      $0.rows[id: self.id(1)]?.isDone = true
    }
    await clock.advance(by: .milliseconds(800))
    await test.send(.rows(id: id(2), .binding(.isDone(true)))) {
      $0.rows[id: self.id(2)]?.isDone = true
    }
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await test.receive(.sortRows) { state in
      state.rows.sort { !$0.isDone && $1.isDone }
    }
    await test.send(.rows(id: id(3), .removeTapped)) { $0.rows.remove(id: self.id(3)) }
    await test.finish()
  }

  @Test(
    "a row's store stays the same, reads its last value when it is gone, and its writes do nothing")
  func rowStores() throws {
    var reports: [FeatureReport] = []
    let store = ChecklistStore(state: .init(rows: rows()), onReport: { reports.append($0) })
    let row = try #require(store.rows[id: id(2)])
    #expect(store.rows.count == 3 && store.rows[1] === row)
    row.title = "Rye"
    #expect(store.state.rows[id: id(2)]?.title == "Rye")
    let channel = row.bindings.title
    row.send(.removeTapped)
    #expect(store.rows.count == 2 && store.rows[id: id(2)] == nil && row.title == "Rye")
    channel.wrappedValue = "late"
    #expect(reports.isEmpty && row.title == "Rye")
    row.send(.removeTapped)
    #expect(reports.count == 1)
  }

  @Test("exactly the readers of the row that changed are told")
  func rowObservation() throws {
    let store = ChecklistStore(state: .init(rows: rows()), clock: TestClock())
    var titles: [Int: Int] = [:]
    var ids = 0
    var observers: [StoreObserver] = []
    for (index, row) in store.rows.enumerated() {
      observers.append(
        store.observe {
          _ = row.title
          titles[index, default: 0] += 1
        })
    }
    observers.append(
      store.observe {
        _ = store.rows.ids
        ids += 1
      })
    store.send(.rows(id: id(2), .binding(.title("Rye"))))
    #expect(titles == [0: 1, 1: 2, 2: 1] && ids == 1)
    store.send(.rows(id: id(2), .binding(.title("Rye"))))
    #expect(titles == [0: 1, 1: 2, 2: 1] && ids == 1)
    store.send(.addTapped)
    #expect(titles == [0: 1, 1: 2, 2: 1] && ids == 2)
    withExtendedLifetime(observers) {}
  }

  @Test("a tree: actions, outputs and sheets at any depth")
  func outline() async {
    let leaf = Outline.State(id: 3, title: "leaf")
    let test = TestStore<Outline>(
      state: .init(id: 1, parts: [Outline.State(id: 2, parts: [leaf])]))
    #expect(test.state.count == 3)
    await test.send(.parts(id: 2, .parts(id: 3, .noteTapped))) {
      $0.parts[id: 2]?.parts[id: 3]?.note = OutlineNote.State(text: "leaf")
    }
    await test.send(.parts(id: 2, .parts(id: 3, .note(.binding(.text("twig")))))) {
      $0.parts[id: 2]?.parts[id: 3]?.note?.text = "twig"
    }
    await test.send(.parts(id: 2, .parts(id: 3, .note(.saveTapped)))) {
      $0.parts[id: 2]?.parts[id: 3]?.title = "twig"
      $0.parts[id: 2]?.parts[id: 3]?.note = nil
    }
    await test.send(.parts(id: 2, .parts(id: 3, .addTapped(number: 4)))) {
      $0.parts[id: 2]?.parts[id: 3]?.parts.append(Outline.State(id: 4))
    }
    #expect(test.outputs == [.touched(id: 3)])
    await test.finish()
  }

  @Test("ten tiles follow their meters; an alarm of any is heard once")
  func dashboard() async {
    func tile(_ name: String) -> Meter.State { Meter.State(name: name) }
    let (stream, input) = AsyncStream<Double>.makeStream()
    let test = TestStore<Dashboard>(
      state: .init(
        power: tile("power"), gas: tile("gas"), water: tile("water"), heat: tile("heat"),
        cold: tile("cold"), sun: tile("sun"), wind: tile("wind"), inside: tile("inside"),
        outside: tile("outside"), cellar: tile("cellar")),
      dependencies: .init(meters: Meters(values: { _ in stream })))
    await test.send(.gas(.appeared))
    input.yield(120)
    await test.receive(.gas(.follow(of: "gas", .value(120)))) {
      $0.gas.value = 120
      $0.alarms = ["gas"]
    }
    input.yield(130)
    await test.receive(.gas(.follow(of: "gas", .value(130)))) { $0.gas.value = 130 }
    await test.send(.gas(.disappeared))
    #expect(test.state.total == 130)
    await test.finish()
  }
}
