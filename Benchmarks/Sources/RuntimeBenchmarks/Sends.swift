import AllocationCounter
import FeatureRuntime

/// What an action costs, by hand and by a binding, in a small state and in a wide one.
@MainActor
func measureSends(_ measure: Measure, _ table: inout Table) {
  let small = SmallStore(state: .init())
  let wide = WideStore(state: .init())
  let hand = HandWrittenStore()
  let times: [Double] = measure.nanoseconds(
    steps: 1_000_000,
    [
      { for _ in 0..<$0 { hand.send(.incrementTapped) } },
      { for _ in 0..<$0 { small.send(.incrementTapped) } },
      { for _ in 0..<$0 { wide.send(.incrementTapped) } },
      { for step in 0..<$0 { small.send(.amountSet(step)) } },
      { for step in 0..<$0 { small.amount = step } },
    ])
  table.ratio("send, beside a hand-written switch", times[1], to: times[0], bound: 5)
  table.ratio("send with 200 fields, beside 5", times[2], to: times[1], bound: 1.3)
  table.ratio("a binding's write, beside the action", times[4], to: times[3], bound: 1.5)
  let before: Int = allocationCount()
  for _ in 0..<1000 { small.send(.incrementTapped) }
  let allocations = Double(allocationCount() - before) / 1000
  table.figure("heap allocations of a send", allocations, "blocks", bound: 0)
}
