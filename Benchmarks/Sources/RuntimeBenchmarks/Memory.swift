import AllocationCounter
import FeatureRuntime

/// What a store takes beside its state.
@MainActor
func measureMemory(_ table: inout Table) {
  let count = 1000
  var stores: [SmallStore] = []
  stores.reserveCapacity(count)
  let before: Int = allocatedBytes()
  for _ in 0..<count { stores.append(SmallStore(state: .init())) }
  let bytes = Double(allocatedBytes() - before) / Double(count)
  let own = Double(MemoryLayout<Small.State>.size)
  table.figure("memory of a store beside its state", bytes - own, "bytes", bound: 1024)
  let read: Int = allocatedBytes()
  var sum = 0
  for store in stores { sum &+= store.count }
  let signals = Double(allocatedBytes() - read) / Double(count)
  table.figure("the same, once it was read", bytes + signals - own, "bytes", bound: 1024)
  precondition(sum == 0)
}
