import FeatureRuntime

/// What appending and editing one element cost among few and among many.
@MainActor
func measureCollections(_ measure: Measure, _ table: inout Table) {
  let few: RowsStore = rowsStore(count: 10)
  let many: RowsStore = rowsStore(count: 100_000)
  let appends: [Double] = measure.nanoseconds(
    steps: 10_000, [few, many].map { store in { appendAndRemove(store, $0) } })
  table.ratio("append to an array of 100,000, beside 10", appends[1], to: appends[0], bound: 1.5)
  let rowAppends: [Double] = measure.nanoseconds(
    steps: 10_000, [few, many].map { store in { appendAndRemoveRow(store, $0) } })
  table.ratio("append of a row to 100,000, beside 10", rowAppends[1], to: rowAppends[0], bound: 3)
  let edits: [Double] = measure.nanoseconds(
    steps: 100_000, [few, many].map { store in { edit(store, $0) } })
  table.ratio("edit of one row by id of 100,000, beside 10", edits[1], to: edits[0], bound: 3)
}

@MainActor
private func rowsStore(count: Int) -> RowsStore {
  RowsStore(
    state: .init(rows: Identified((0..<count).map { Row(id: $0) }), numbers: Array(0..<count)))
}

@MainActor
private func appendAndRemove(_ store: RowsStore, _ steps: Int) {
  for step in 0..<steps {
    store.send(.appended(step))
    store.send(.removedLast)
  }
}

@MainActor
private func appendAndRemoveRow(_ store: RowsStore, _ steps: Int) {
  for _ in 0..<steps {
    store.send(.rowAppended(-1))
    store.send(.rowRemoved(-1))
  }
}

@MainActor
private func edit(_ store: RowsStore, _ steps: Int) {
  for step in 0..<steps { store.send(.toggled(step % 10)) }
}
