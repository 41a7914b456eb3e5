import FeatureRuntime
import Testing

@MainActor
@Suite("Robustness")
struct RobustnessTests {
  @Test("fields with numbers beyond a word are told apart")
  func wide() {
    let store = WideStore(state: Wide.State())
    let watchers = [1, 63, 64, 65, 69].map { index in
      Watcher(store) { _ = store.value(index) }
    }
    store.send(.changed(64))
    #expect(watchers.map { $0.told } == [0, 0, 1, 0, 0])
    store.send(.changed(1))
    #expect(watchers.map { $0.told } == [1, 0, 1, 0, 0])
  }

  @Test("not a number equals itself: no reader is told")
  func notANumber() {
    let store = WideStore(state: Wide.State())
    let sum = Watcher(store) { _ = store.sum }
    store.send(.summed(.nan))
    store.send(.summed(.nan))
    #expect(told(sum) == [1])
    store.send(.summed(1))
    #expect(told(sum) == [2])
  }

  @Test("ten thousand chained sends take no stack and are all done when send returns")
  func chain() {
    let store = WideStore(state: Wide.State())
    store.send(.countedDown(from: 10_000))
    #expect(store.total == 10_000)
  }

  @Test("R23 sends of eight tasks are serialised")
  func manyTasks() async {
    let store = WideStore(state: Wide.State())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 { await store.send(.countedDown(from: 1)) }
        }
      }
    }
    #expect(store.total == 8_000)
  }

  @Test("a send from onOutput is queued behind those of the reducer")
  func sendFromOutput() {
    var store: CounterStore?
    var outputs = 0
    store = makeCounter(count: 9) { _ in
      outputs += 1
      store?.send(.spend(10))
      #expect(store?.count == 10)
    }
    store?.send(.incrementTapped)
    #expect(store?.count == 0)
    #expect(outputs == 1)
  }

  @Test("an observer's reread of one store leads to a send in another")
  func twoStores() {
    let first = makeCounter()
    let second = makeCounter()
    first.observe {
      if first.count > second.count { second.send(.incrementTapped) }
    }
    first.send(.incrementTapped)
    #expect(second.count == 1)
  }

  @Test("reading a store inside its own reducer traps")
  func readInReducer() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let store = WideStore(state: Wide.State())
        Wide.store = store
        store.send(.readStore)
      }
    }
  }
}
