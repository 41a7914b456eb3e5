import FeatureRuntime
import Observation

/// Who is told of a change, and what telling costs.
@MainActor
func measureNotifications(_ measure: Measure, _ table: inout Table) {
  let counters = ReaderCounters()
  table.figure(
    "readers told of a change of one field of 5", Double(counters.told(of: .incrementTapped)),
    "readers", bound: 1)
  table.figure(
    "readers told of an action that changes nothing", Double(counters.told(of: .amountSet(0))),
    "readers", bound: 0)
  table.figure(
    "readers told of a refused change, in a domain", Double(counters.told(of: .stepSet(0))),
    "readers", bound: 0)
  let silent = SmallStore(state: .init())
  let watched = ReaderCounters().store
  let observable = HandWrittenObservable()
  let times: [Double] = measure.nanoseconds(
    steps: 100_000,
    [
      { for _ in 0..<$0 { silent.send(.amountSet(0)) } },
      { for _ in 0..<$0 { watched.send(.amountSet(0)) } },
      { for _ in 0..<$0 { tell({ observable.count }) { observable.count += 1 } } },
      { for _ in 0..<$0 { tell({ silent.count }) { silent.send(.incrementTapped) } } },
    ])
  table.ratio(
    "a send that changes nothing, 5 readers, beside none", times[1], to: times[0], bound: 2)
  table.ratio("telling a reader, beside an @Observable class", times[3], to: times[2], bound: 2)
}

/// A reader that is told of one change.
@MainActor
private func tell(_ read: () -> Int, _ change: () -> Void) {
  withObservationTracking {
    _ = read()
  } onChange: {
  }
  change()
}

/// A store with a reader for each of its fields, and how often they were told.
@MainActor
private final class ReaderCounters {
  let store = SmallStore(state: .init())
  private var runs = 0

  init() {
    let store: SmallStore = store
    let reads: [@MainActor () -> Void] = [
      { _ = store.count }, { _ = store.step }, { _ = store.level }, { _ = store.isOn },
      { _ = store.amount },
    ]
    for read in reads {
      store.observe { [weak self] in
        read()
        self?.runs += 1
      }
    }
  }

  /// How many readers read again after the action.
  func told(of action: Small.Action) -> Int {
    let before: Int = runs
    store.send(action)
    return runs - before
  }
}
