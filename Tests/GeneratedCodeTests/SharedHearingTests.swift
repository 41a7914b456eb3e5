import FeatureRuntime
import FeatureTesting
import Testing

@testable import GeneratedCode

/// What a feature is told of shared values that one beside it writes.
@MainActor
@Suite("Shared values that others write") struct SharedHearingTests {
  private func log(_ actions: SharedWriterForm.Action...) -> [String] {
    let store = SharedFormsStore(state: .init())
    for action in actions { store.writer.send(action) }
    return store.hearer.log
  }

  @Test("a scalar is compared with what it was before the action")
  func scalar() {
    #expect(log(.counted) == ["tally 1", "tally was 0"])
    #expect(
      log(.counted, .countedTwice) == [
        "tally 1", "tally was 0", "tally 3", "tally was 1", "big false true",
      ])
    #expect(log(.countedAndBack) == [])
  }

  @Test("a container is marked, and is as it was before the whole action in `oldValue`")
  func container() {
    #expect(
      log(.said("a")) == ["words 1", "words were 0", "longest 0 1", "first a"])
    #expect(
      log(.said("a"), .saidAll(["b", "cc", "d"])) == [
        "words 1", "words were 0", "longest 0 1", "first a", "tally 3", "tally was 0", "words 4",
        "words were 1", "big false true", "longest 1 2",
      ])
  }

  @Test("what is derived reacts where its value is another, and its own fields count too")
  func derived() {
    let store = SharedFormsStore(state: .init())
    store.hearer.send(.offsetTapped)
    store.hearer.send(.offsetTapped)
    #expect(store.hearer.log == [])
    store.writer.send(.counted)
    #expect(store.hearer.log.last == "big false true")
    store.writer.send(.counted)
    #expect(store.hearer.log.suffix(2) == ["tally 2", "tally was 1"])
    #expect(store.hearer.log.count == 5)
  }

  @Test("the test store sees the same")
  func testStore() async {
    let test = TestStore<SharedForms>(state: .init())
    await test.send(.writer(.saidAll(["ab"]))) {
      $0.writer.words = ["ab"]
      $0.writer.tally = 1
      $0.hearer.words = ["ab"]
      $0.hearer.tally = 1
      $0.hearer.log = [
        "tally 1", "tally was 0", "words 1", "words were 0", "longest 0 2", "first ab",
      ]
    }
    await test.finish()
  }
}
