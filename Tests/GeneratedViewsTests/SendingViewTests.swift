import FeatureRuntime
import SwiftUI
import Testing

@testable import GeneratedViews

/// Views that send to children of their feature by name.
@MainActor
@Suite("Generated views that send to children") struct SendingViewTests {
  private func store() -> ScoreBoardStore {
    let cheering = Player.Dependencies(cheer: {})
    return ScoreBoardStore(
      state: ScoreBoard.State(
        leader: Player.State(id: 7), players: [Player.State(id: 1), Player.State(id: 2)]),
      dependencies: ScoreBoard.Dependencies(leader: cheering, players: cheering))
  }

  @Test("a child: its action, its output, its guard")
  func child() throws {
    let store = store()
    let host = ViewHost(ScoreBoardView(store: store))
    let score = store.leader.score
    try host.find(.button, "Leader scores").tap()
    #expect(store.leader.score == score + 1)
    try host.find(.button, "Leader misses").tap()
    try host.find(.button, "Leader misses").tap()
    #expect(store.leader.chances == 0)
    #expect(throws: ViewFault.self) { try host.find(.button, "Leader scores").tap() }
    try host.find(.button, "Leader wins").tap()
    #expect(store.isOver)
    #expect(host.reports.isEmpty)
  }

  @Test("a presented child: nothing to press while it is not there")
  func presented() throws {
    let store = store()
    let host = ViewHost(ScoreBoardView(store: store))
    #expect(throws: ViewFault.self) { try host.find(.button, "Guest scores").tap() }
    store.send(.guestArrived)
    try host.find(.button, "Guest scores").tap()
    #expect(store.guest?.score == 2)
    store.guest?.send(.missed)
    store.guest?.send(.missed)
    #expect(throws: ViewFault.self) { try host.find(.button, "Guest scores").tap() }
  }

  @Test("a case of a route, of one that is never nil, and an element of a stack")
  func cases() throws {
    let store = store()
    let host = ViewHost(ScoreBoardView(store: store))
    #expect(throws: ViewFault.self) { try host.find(.button, "Focus scores").tap() }
    store.send(.pointedAt(id: 3))
    try host.find(.button, "Focus scores").tap()
    #expect(store.focus?.player?.score == 3)
    try host.find(.button, "Screen scores").tap()
    #expect(store.screen.player?.score == 4)
    #expect(host.lastAnimation != nil)
    #expect(host.findAll(.button, "Round scores").isEmpty)
    store.send(.roundStarted(id: 4))
    try host.find(.button, "Round scores").tap()
    #expect(store.rounds.first?.element.player?.score == 6)
    #expect(host.reports.isEmpty)
  }

  @Test("a row: the one of the id, and no other")
  func row() throws {
    let store = store()
    let host = ViewHost(ScoreBoardView(store: store))
    try host.find(.button, "Player 2 scores").tap()
    #expect(store.players.map(\.score) == [0, 5])
    #expect(host.words.contains("Player 2: 5"))
    #expect(host.reports.isEmpty)
  }

  @Test("'.task' and '.refreshable' wait for what children do")
  func work() async throws {
    let store = store()
    let host = ViewHost(ScoreBoardView(store: store))
    for _ in 0..<10_000 where store.leader.score == 0 { await Task.yield() }
    #expect(store.leader.score == 1)
    try await host.find(.list).refresh()
    #expect(store.leader.score == 2)
    #expect(store.players.map(\.score) == [1, 0])
    host.close()
  }
}
