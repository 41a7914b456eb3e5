import FeatureRuntime
import Foundation
import Observation
import Testing

/// Counts how often what `read` reads is told to have changed; it reads again each time.
@MainActor
final class Watcher {
  private(set) var told = 0

  init<F: Feature>(_ store: FeatureStore<F>, _ read: @escaping @MainActor () -> Void) {
    var isFirst = true
    store.observe { [weak self] in
      read()
      if !isFirst { self?.told += 1 }
      isFirst = false
    }
  }
}

/// How often each was told.
@MainActor
func told(_ watchers: Watcher...) -> [Int] {
  watchers.map { $0.told }
}

let fixedID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7))

@MainActor
func makeCounter(
  count: Int = 0, step: Int = 1, onOutput: (@MainActor (Counter.Output) -> Void)? = nil,
  onDismiss: (@MainActor () -> Void)? = nil,
  onReport: @escaping @MainActor (FeatureReport) -> Void = { _ in }
) -> CounterStore {
  CounterStore(
    state: Counter.State(id: fixedID, count: count, step: step), uuid: { fixedID },
    onOutput: onOutput, onDismiss: onDismiss, onReport: onReport)
}

@MainActor
@Suite("Store")
struct StoreTests {
  @Test("an action is reduced when send returns")
  func sendIsSynchronous() {
    let store = makeCounter(step: 3)
    store.send(.incrementTapped)
    #expect(store.count == 3)
    #expect(store.state.count == 3)
    #expect(!store.isEven)
  }

  @Test("init runs once, with the environment's identifiers")
  func startRuns() {
    #expect(makeCounter().log == ["started \(fixedID)"])
  }

  @Test("a domain clamps at the initialiser, by a binding and by hand")
  func domainClamps() {
    let store = makeCounter(step: 99)
    #expect(store.step == 10)
    store.step = -4
    #expect(store.step == 1)
    var state = store.state
    state.step += 40
    #expect(state.step == 10)
  }

  @Test("a false guard ignores the action")
  func guardIgnores() {
    let store = makeCounter()
    #expect(!store.canDecrementTapped)
    store.send(.decrementTapped)
    #expect(store.count == 0)
    store.send(.incrementTapped)
    #expect(store.canDecrementTapped)
    #expect(store.canSpend(1) && !store.canSpend(2))
  }

  @Test("onChange sees the value from before the action, and runs where it differs")
  func changeHandler() {
    let store = makeCounter()
    store.send(.incrementTapped)
    #expect(store.log.last == "0 to 1")
    let entries = store.log.count
    store.send(.spend(0))
    #expect(store.log.count == entries)
    store.send(.imported(numbers: [2, 3]))
    #expect(store.log.last == "1 to 6")
  }

  @Test("outputs go to the app, after the state is stored")
  func outputs() {
    var heard: [Counter.Output] = []
    var counts: [Int] = []
    var store: CounterStore?
    store = makeCounter(count: 9) { output in
      heard.append(output)
      counts.append(store?.count ?? -1)
    }
    store?.send(.incrementTapped)
    store?.send(.reached(count: 3))
    #expect(heard == [.reached(count: 10), .reached(count: 3)])
    #expect(counts == [10, 10])
  }

  @Test("a broken invariant names itself and the action")
  func invariant() {
    var reports: [FeatureReport] = []
    let store = makeCounter(count: 999, onReport: { reports.append($0) })
    store.send(.incrementTapped)
    #expect(reports.map { $0.kind } == [.brokenInvariant])
    #expect(reports.first?.message.contains("the count is small") == true)
    #expect(reports.first?.action == "incrementTapped")
  }

  @Test("an unheard dismissal is reported once, a heard one calls onDismiss")
  func dismissal() {
    var reports: [FeatureReport] = []
    makeCounter(onReport: { reports.append($0) }).send(.twiceTapped)
    #expect(reports.map { $0.kind } == [.unheardDismissal])
    var dismissed = 0
    makeCounter(onDismiss: { dismissed += 1 }).send(.twiceTapped)
    #expect(dismissed == 1)
  }

  @Test("R3 a thousand binding writes are read back at once")
  func echo() {
    let store = makeCounter()
    for number in 0..<1_000 {
      let text = String(number % 100)
      store.token = text
      #expect(store.token == text)
    }
  }

  @Test("R11 exactly the readers of what changed are told")
  func precision() {
    let store = makeCounter(count: 1)
    let count = Watcher(store) { _ = store.count }
    let step = Watcher(store) { _ = store.step }
    let even = Watcher(store) { _ = store.isEven }
    let whole = Watcher(store) { _ = store.state }
    store.send(.nothing)
    store.send(.spend(0))
    #expect(told(count, step, even, whole) == [0, 0, 0, 0])
    store.send(.incrementTapped)
    #expect(told(count, step, even, whole) == [1, 0, 1, 1])
    store.fahrenheit = store.fahrenheit
    #expect(told(count, step, even, whole) == [1, 0, 1, 1])
    store.step = 4
    #expect(told(count, step, even, whole) == [1, 1, 1, 2])
  }

  @Test("R12 sends of an observer are queued, in order, each with a state that matches")
  func reentrantSends() {
    let store = makeCounter()
    var seen: [Int] = []
    store.observe {
      seen.append(store.count)
      if store.count == 1 {
        store.send(.incrementTapped)
        store.send(.incrementTapped)
        #expect(store.count == 1)
      }
    }
    store.send(.incrementTapped)
    #expect(seen == [0, 1, 2, 3])
    #expect(store.count == 3)
  }

  @Test("R14 sends of a reducer run after it, before send returns")
  func sendInReducer() {
    let store = makeCounter(onDismiss: {})
    store.send(.twiceTapped)
    #expect(store.count == 2)
  }

  @Test("R16 an observer reads the state that it is told of")
  func valueBeforeSignal() {
    let store = makeCounter()
    var pairs: [[Int]] = []
    store.observe { pairs.append([store.count, store.state.count]) }
    store.send(.incrementTapped)
    #expect(pairs == [[0, 0], [1, 1]])
  }

  @Test("withObservationTracking is told once, after the state is stored")
  func plainObservation() {
    let store = makeCounter()
    let told = Counts()
    withObservationTracking {
      _ = store.count
      _ = store.isEven
    } onChange: {
      MainActor.assumeIsolated { told.values.append(store.current.pointee.count) }
    }
    store.send(.incrementTapped)
    store.send(.incrementTapped)
    #expect(told.values == [1])
  }

  @Test("a cancelled observer runs no more")
  func cancelledObserver() {
    let store = makeCounter()
    var runs = 0
    let observer = store.observe {
      _ = store.count
      runs += 1
    }
    observer.cancel()
    store.send(.incrementTapped)
    #expect(runs == 1)
  }

  @Test("R28 printed changes name the changed fields and no secret")
  func printing() {
    let store = makeCounter()
    var lines: [String] = []
    store.printChanges { lines.append($0) }
    store.send(.failTapped(reason: "down"))
    store.token = "hush"
    #expect(
      lines == [
        "Counter.failTapped(reason: \"down\")\n  alertTitle: nil → \"down\"",
        "Counter.binding(.token(•••))\n  token: •••",
      ])
  }

  @Test("R20 a store that nobody holds is freed with its observers")
  func release() {
    weak var weakStore: CounterStore?
    do {
      let store = makeCounter()
      weakStore = store
      store.observe { [weak store] in _ = store?.count }
      store.send(.incrementTapped)
    }
    #expect(weakStore == nil)
  }
}

@MainActor
final class Counts {
  var values: [Int] = []
}
