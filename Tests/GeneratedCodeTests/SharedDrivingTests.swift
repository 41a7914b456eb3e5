import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@testable import GeneratedCode

/// Values that all features of a tree share.
@MainActor @Suite("Generated shared values") struct SharedDrivingTests {
  @Test("two tabs on one value: each is told, and each reacts to what the other wrote")
  func tabs() async {
    let store = TabsStore(state: .init())
    var lines: [String] = []
    let observation = store.observe { lines.append(store.summaryTab.line) }
    store.profileTab.name = "Ada"
    #expect(store.summaryTab.profile.name == "Ada" && store.profileTab.profile.name == "Ada")
    #expect(lines == ["Nobody: 0", "Ada: 0"] && store.summaryTab.seen == 1)
    store.profileTab.score = 12
    #expect(store.summaryTab.profile.score == 10 && lines.last == "Ada: 10")
    store.summaryTab.send(.resetTapped)
    #expect(store.profileTab.name == "Nobody" && lines.last == "Nobody: 0")
    store.profileTab.send(.appeared)
    #expect(store.summaryTab.visits == 1 && store.summaryTab.seen == 3)
    withExtendedLifetime(observation) {}
  }

  @Test("a shared value is stated like any field, in each state that names it")
  func stated() async {
    let test = TestStore<Tabs>(state: .init())
    await test.send(.profileTab(.binding(.name("Ada")))) {
      $0.profileTab.profile.name = "Ada"
      $0.summaryTab.profile.name = "Ada"
      $0.summaryTab.seen = 1
    }
    await test.send(.profileTab(.appeared)) {
      $0.profileTab.visits = 1
      $0.summaryTab.visits = 1
    }
    await test.send(.summaryTab(.resetTapped)) {
      $0.profileTab.profile = Profile()
      $0.summaryTab.profile = Profile()
      $0.summaryTab.seen = 2
    }
    await test.finish()
  }

  @Test("two trees with one storage share it; two trees with their own do not")
  func trees() {
    let storage = SharedStorage()
    let first = TabsStore(state: .init(), shared: storage)
    let second = TabsStore(state: .init(), shared: storage)
    let third = TabsStore(state: .init())
    first.profileTab.name = "Ada"
    #expect(second.summaryTab.profile.name == "Ada")
    #expect(third.summaryTab.profile.name == "Nobody")
  }
}
