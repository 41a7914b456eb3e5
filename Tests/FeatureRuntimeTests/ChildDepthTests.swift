import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Children far down")
struct ChildDepthTests {
  @Test("R29 a state with twenty nested children is small, and so is the stack that a send takes")
  func smallStack() {
    #expect(MemoryLayout<Nest.State>.size <= 48)
    let store = NestStore(state: Nest.State.levels(21))
    let deep = store.level(20)
    var outermost = 0
    let top: UInt = withUnsafeMutablePointer(to: &outermost) { UInt(bitPattern: $0) }
    for send in [{ _ = deep?.send(.probed) }, { _ = store.send(Nest.Action.probed.below(20)) }] {
      send()
      let bottom = deep.map { UInt($0.count) } ?? 0
      #expect(bottom < top && top - bottom < 256 * 1_024)
    }
  }

  #if os(Linux)
    @Test("R29 twenty nested children are made, answer and go on a stack of 512 KiB")
    func realSmallStack() throws {
      try expectOnSmallStack(
        "ChildDepthTests/(smallStack|depth|ends)", "a feature that contains itself ends")
    }
  #endif

  @Test("R30 a child ten levels down is the same store, and answers")
  func depth() {
    let store = NestStore(state: Nest.State.levels(11))
    let deep = store.level(10)
    #expect(deep?.name == "1" && deep === store.level(10))
    deep?.send(.tapped)
    deep?.send(.appended(3))
    #expect(deep?.count == 1 && deep?.items == [3])
    #expect(store.level(9)?.count == 0)
    deep?.send(.growTapped)
    #expect(deep?.below?.name == "new")
    deep?.below?.send(.closeTapped)
    #expect(deep?.below == nil && deep?.name == "1")
    store.level(4)?.send(.closeTapped)
    #expect(store.level(3)?.below == nil && deep?.count == 1)
  }

  @Test("a feature that contains itself ends with all below it")
  func ends() {
    var reports: [FeatureReport] = []
    let store = NestStore(state: Nest.State.levels(6), onReport: { reports.append($0) })
    let deep = store.level(5)
    store.level(2)?.send(.closeTapped)
    deep?.send(.tapped)
    #expect(deep?.count == 0 && reports.map(\.kind) == [.lostAction])
  }
}
