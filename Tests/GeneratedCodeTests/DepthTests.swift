import FeatureTesting
import Foundation
import Testing

@testable import FeatureRuntime
@testable import GeneratedCode

/// Children far below the root, whose actions go past the features in between where these say nothing.
@MainActor @Suite("Depth", .serialized) struct DepthTests {
  private func state() -> Depth10.State {
    let two = Depth2.State(probe: .init(), next: .init(probe: .init(), next: .init()))
    let four = Depth4.State(probe: .init(), next: .init(probe: .init(), next: two))
    let six = Depth6.State(probe: .init(), next: .init(probe: .init(), next: four))
    let eight = Depth8.State(probe: .init(), next: .init(probe: .init(), next: six))
    return Depth10.State(probe: .init(), next: .init(probe: .init(), next: eight))
  }

  private func leaf(_ root: Depth10Store) -> DepthLeafStore {
    root.next.next.next.next.next.next.next.next.next.next
  }

  @Test("R30: an action ten levels down compares nothing of those above and beside it")
  func siblings() {
    let root = Depth10Store(state: state())
    let leaf = leaf(root)
    DepthProbe.comparisons = 0
    leaf.send(.tapped)
    leaf.count = 7
    #expect(DepthProbe.comparisons == 0)
    #expect(leaf.count == 7)
    #expect(root.state.next.next.next.next.next.next.next.next.next.next.count == 7)
  }

  @Test("R30: nobody above answers an action of which nobody above has anything to say")
  func direct() {
    let root = Depth10Store(state: state())
    #expect(leaf(root).storeCore.channel?.direct?.above.count == 10)
    let above = DepthAboveStore(state: .init(next: .init()))
    #expect(above.next.storeCore.channel?.direct?.above.count == 1)
    #expect(above.next.next.storeCore.channel?.direct == nil)
    above.next.next.send(.tapped)
    above.next.next.send(.twice)
    #expect(above.next.heard == 3 && above.state.next.next.count == 3)
  }

  @Test("readers at each level are told of what changed below them, and of nothing else")
  func readers() {
    let root = Depth10Store(state: state())
    let leaf = leaf(root)
    let middle = root.next.next.next.next.next
    var told: [String: Int] = [:]
    root.observe {
      _ = root.state
      told["root", default: 0] += 1
    }
    middle.observe {
      _ = middle.state
      told["middle", default: 0] += 1
    }
    middle.observe {
      _ = middle.probe
      told["probe", default: 0] += 1
    }
    leaf.observe {
      _ = leaf.count
      told["count", default: 0] += 1
    }
    leaf.observe {
      _ = leaf.log
      told["log", default: 0] += 1
    }
    leaf.send(.tapped)
    #expect(told == ["root": 2, "middle": 2, "probe": 1, "count": 2, "log": 1])
    leaf.send(.refused)
    #expect(told == ["root": 2, "middle": 2, "probe": 1, "count": 2, "log": 1])
    #expect(middle.state.next.next.next.next.next.count == 1)
    leaf.send(.appended)
    #expect(told == ["root": 3, "middle": 3, "probe": 1, "count": 2, "log": 2])
    #expect(middle.state.next.next.next.next.next.log == [1])
  }

  @Test("what a leaf sends, starts, tells and asks for arrives as if it had gone through the root")
  func aftermath() async {
    let clock = TestClock()
    var dismissals = 0
    var reports: [FeatureReport] = []
    let root = Depth10Store(
      state: state(), clock: clock, onDismiss: { dismissals += 1 },
      onReport: { reports.append($0) })
    let leaf = leaf(root)
    leaf.send(.twice)
    #expect(leaf.count == 2)
    leaf.send(.tapped)
    #expect(leaf.count == 3)
    let task = leaf.send(.waited)
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(
      leaf.count == 103 && root.state.next.next.next.next.next.next.next.next.next.next.count == 103
    )
    leaf.send(.closed)
    #expect(dismissals == 1 && reports.isEmpty)
  }

  @Test("printed and recorded actions go through the root, and name the way")
  func watched() async {
    let root = Depth10Store(state: state())
    let leaf = leaf(root)
    leaf.send(.tapped)
    var recorded: [Depth10.Action] = []
    root.record { recorded.append($0.action) }
    leaf.send(.tapped)
    #expect(recorded.count == 1 && leaf.count == 2)
    root.stopRecording()
    leaf.send(.tapped)
    #expect(recorded.count == 1 && leaf.count == 3)
    let test = TestStore<DepthAbove>(state: .init(next: .init()))
    await test.send(.next(.next(.tapped))) { $0.next.next.count = 1 }
    await test.finish()
  }
}
