import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@testable import GeneratedCode

/// Alerts and dialogs, from the action that shows them to the button that clears them.
@MainActor @Suite("Generated alerts") struct AlertDrivingTests {
  @Test("R7: an alert's button shows the next, and a late dismissal of the first leaves it there")
  func next() throws {
    let store = AlertsAndDialogsStore(state: .init())
    store.send(.alertTapped)
    #expect(store.prompt == .offer)
    let first = try #require(store.promptContent)
    #expect(first.title == "Alert!" && first.message == "This is an alert")
    #expect(first.buttons.map(\.title) == ["Cancel", "Increment"])
    #expect(first.buttons.map(\.role) == [.cancel, nil])
    store.send(.prompt(first.buttons[1].action))
    #expect(store.count == 1 && store.prompt == .incremented)
    let second = try #require(store.promptContent)
    #expect(second.id != first.id)
    store.send(.prompt(first.dismissal))
    store.send(.prompt(first.buttons[1].action))
    #expect(store.prompt == .incremented && store.count == 1)
    store.send(.prompt(second.dismissal))
    #expect(store.prompt == nil && store.promptContent == nil)
  }

  @Test("a dialog's buttons by name and place, in the test store")
  func dialog() async {
    let test = TestStore<AlertsAndDialogs>(state: .init())
    await test.send(.dialogTapped) { $0.menu = .choose }
    await test.send(.menu(.button("choose", 2))) {
      $0.menu = nil
      $0.count = -1
      $0.prompt = .decremented
    }
    await test.send(.prompt(.dismiss)) { $0.prompt = nil }
    await test.send(.dialogTapped) { $0.menu = .choose }
    await test.send(.menu(.button("choose", 1))) {
      $0.menu = nil
      $0.count = 0
      $0.prompt = .incremented
    }
    await test.send(.menu(.button("choose", 1)))
    await test.send(.prompt(.dismiss)) { $0.prompt = nil }
    await test.send(.prompt(.dismiss))
    await test.finish()
  }

  @Test("whoever reads an alert is told when it comes and goes, and nobody else")
  func observing() {
    let store = AlertsAndDialogsStore(state: .init())
    var prompts: [AlertsAndDialogs.Prompt?] = []
    var counts: [Int] = []
    let first = store.observe { prompts.append(store.prompt) }
    let second = store.observe { counts.append(store.count) }
    store.send(.alertTapped)
    store.send(.prompt(.dismiss))
    store.send(.prompt(.dismiss))
    #expect(prompts == [nil, .offer, nil] && counts == [0])
    withExtendedLifetime((first, second)) {}
  }
}
