import FeatureRuntime
import Observation

/// What a read costs outside of a tracking scope, and inside of one beside `@Observable`.
@MainActor
func measureReads(_ measure: Measure, _ table: inout Table) {
  let store = SmallStore(state: .init())
  let observable = HandWrittenObservable()
  var sum = 0
  let times: [Double] = measure.nanoseconds(
    steps: 1_000_000,
    [
      { for _ in 0..<$0 { sum &+= store.count } },
      { for _ in 0..<$0 { sum &+= observable.count } },
    ])
  table.figure("a read outside of a tracking scope", times[0], "ns", bound: 20)
  table.ratio("the same, beside an @Observable class", times[0], to: times[1], bound: 1)
  precondition(sum != 1)
}

@MainActor @Observable
final class HandWrittenObservable {
  var count = 0
}
