/// A game that was there before the specs: the app has written it by hand.
extern feature FormsGame {
  state {
    let id: Int
    var score: Int = 0
    var name: String = ""
  }
  action started
  action moved(by: Int)
  action renamed(_ name: String)
  action left
  output over(score: Int), given(up: Bool)
  binding name
}

/// Shows it in every place where a child can stand.
feature ExternFeatureForms {
  state {
    var best = 0
    var log: [String] = []
    var total: Int { game.score + all.count }
  }
  child game: FormsGame
  child? extra: FormsGame
  children all: FormsGame by id
  route place { case play(FormsGame), info(text: String) }
  stack path { case play(FormsGame), note(text: String) }

  output finished(score: Int)

  on game.over(score) {
    best = max(best, score)
    emit finished(score: score)
  }
  on game.moved(by) { log.append("moved \(by)") }
  on game.binding.name { log.append("\(oldValue) to \(newValue)") }
  on extra.given(up) { if up { log.append("given up") } }
  on all[id].over(score) { log.append("\(id): \(score)") }

  action startTapped {
    send game.started
    game.score = 3
  }
  action extraTapped(id: Int) { extra = FormsGame.State(id: id, score: 4) }
  action playTapped(id: Int) { place = .play(FormsGame.State(id: id)) }
  action pushTapped(id: Int) { path.push(.play(FormsGame.State(id: id))) }
  action added(id: Int) { all.append(FormsGame.State(id: id)) }
}

/// Its view has the runtime's store, which offers what is said of it above.
view FormsGameView {
  store FormsGame
  VStack {
    FormsScore(store: store)
    TextField("Name", text: $name)
    Button("Start") { send started }
    Button("Move") { send moved(by: 3) }
    Button("Leave") { send left }
    Button("Anonymous") { name = "" }
  }
}

view FormsScore {
  store FormsGame
  Text("Score \(score)")
}

/// It owns the store.
view FormsGameScreen {
  store FormsGame = FormsGameStore(state: .init(id: 3, score: 1))
  FormsGameView(store: store)
}

view FormsGamesView {
  store ExternFeatureForms
  VStack {
    Text("Best \(best), \(game.score)")
    FormsGameView(store: game)
    ForEach(all) { one in FormsScore(store: one) }
    Button("Start") { send all[id: 1].moved(by: 2) }
  }
  .sheet(item: $extra) { shown in FormsGameView(store: shown) }
}
