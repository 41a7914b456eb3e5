import AllocationCounter
import FeatureRuntime

/// What rows and depth cost: one row among many with live stores, one child far below the root.
@MainActor
func measureFamilies(_ measure: Measure, _ table: inout Table) {
  let few: FamilyListStore = list(count: 10)
  let many: FamilyListStore = list(count: 100_000)
  let edits: [Double] = measure.nanoseconds(
    steps: 100_000, [few, many].map { store in { sendToRows(store, $0) } })
  table.ratio("send to one row by id of 100,000, beside 10", edits[1], to: edits[0], bound: 3)

  let small: FamilyListStore = list(count: 10)
  let large: FamilyListStore = list(count: 10_000)
  let smallRows: [FamilyRowStore] = Array(small.rows)
  let largeRows: [FamilyRowStore] = Array(large.rows)
  let sends: [Double] = measure.nanoseconds(
    steps: 100_000,
    [smallRows, largeRows].map { rows in { for step in 0..<$0 { rows[step % 10].send(.tapped) } } })
  table.ratio("send to a row, 10,000 row stores alive, beside 10", sends[1], to: sends[0], bound: 3)

  let leaf = FamilyLeafStore(state: .init())
  let depth1 = FamilyDepth1Store(state: .init())
  let depth5 = FamilyDepth5Store(state: .init())
  let depth10 = FamilyDepth10Store(state: .init())
  let below5: FamilyLeafStore = depth5.next.next.next.next.next
  let below10: FamilyLeafStore = depth10.next.next.next.next.next.next.next.next.next.next
  let below1: FamilyLeafStore = depth1.next
  let depths: [Double] = measure.nanoseconds(
    steps: 200_000,
    [leaf, below1, below5, below10].map { store in { for _ in 0..<$0 { store.send(.tapped) } } })
  table.ratio("send to a child, beside a root", depths[1], to: depths[0], bound: 40)
  table.ratio("send five levels down, beside one", depths[2], to: depths[1], bound: 1.5)
  table.ratio("send ten levels down, beside one", depths[3], to: depths[1], bound: 2)
  let before: Int = allocationCount()
  for _ in 0..<1000 { below5.send(.tapped) }
  let allocations = Double(allocationCount() - before) / 1000
  table.figure("heap allocations five levels down", allocations, "blocks", bound: 0)
  withExtendedLifetime((smallRows, largeRows)) {}
}

@MainActor
private func list(count: Int) -> FamilyListStore {
  FamilyListStore(
    state: .init(rows: Identified((0..<count).map { FamilyRow.State(id: $0) })))
}

@MainActor
private func sendToRows(_ store: FamilyListStore, _ steps: Int) {
  for step in 0..<steps { store.send(.rows(id: step % 10, .tapped)) }
}
