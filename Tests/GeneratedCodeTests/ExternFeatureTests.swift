import FeatureRuntime
import FeatureTesting
import Testing

@testable import GeneratedCode

/// A feature that the app has written by hand, as a child of generated ones.
@MainActor @Suite("Extern features") struct ExternFeatureTests {
  @Test("its outputs, actions and bindings are heard")
  func heard() async {
    let test = TestStore<ExternFeatureForms>(state: .init(game: .init(id: 1)))
    await test.send(.startTapped) { $0.game.score = 3 }
    await test.receive(.game(.started)) { $0.game.score = 0 }
    await test.send(.game(.moved(by: 4))) {
      $0.game.score = 4
      $0.log = ["moved 4"]
    }
    await test.send(.game(.moved(by: 8))) {
      $0.game.score = 12
      $0.best = 12
      $0.log = ["moved 4", "moved 8"]
    }
    await test.send(.game(.binding(.name("Ann")))) {
      $0.game.name = "Ann"
      $0.log = ["moved 4", "moved 8", " to Ann"]
    }
    await test.finish()
  }

  @Test("it stands wherever a child can stand, and is taken down where it asks for it")
  func places() throws {
    let store = ExternFeatureFormsStore(state: .init(game: .init(id: 1)))
    var told = 0
    store.observe {
      _ = store.game.state.score
      told += 1
    }
    store.send(.added(id: 7))
    store.send(.extraTapped(id: 2))
    #expect(store.extra?.state.score == 4 && told == 1)
    store.extra?.send(.left)
    #expect(store.extra == nil && store.log == ["given up"])
    let row = try #require(store.all[id: 7])
    row.send(.moved(by: 11))
    #expect(store.log == ["given up", "7: 11"] && store.total == 1)
    store.send(.playTapped(id: 3))
    store.place?.play?.send(.renamed("Bo"))
    #expect(store.place?.play?.state.name == "Bo")
    store.place?.play?.send(.left)
    #expect(store.place == nil)
    store.send(.pushTapped(id: 4))
    store.path.first?.element.play?.send(.left)
    #expect(store.path.isEmpty)
    store.game.send(.moved(by: 2))
    #expect(store.game.state.score == 2 && told == 2)
  }
}
