/// One player of a game, with a few chances.
feature Player {
  state {
    let id: Int
    var score = 0
    var chances = 2
  }
  output won
  action scored(_ points: Int = 1) when chances > 0 { score += points }
  action missed when chances > 0 { chances -= 1 }
  action cheered { run cheer(); score += 1 }

  effect cheer() async
}

/// A board that acts on its players itself: whatever it shows is sent to by name.
feature ScoreBoard {
  state { var isOver = false }
  child leader: Player
  child? guest: Player
  children players: Player by id
  route focus { case player(Player), rules(text: String) }
  route screen = .player(Player.State(id: 0)) { case player(Player) }
  stack rounds { case player(Player), pause }

  action guestArrived { guest = Player.State(id: 8) }
  action pointedAt(id: Int) { focus = .player(Player.State(id: id)) }
  action roundStarted(id: Int) { rounds.push(.player(Player.State(id: id))) }

  on leader.won { isOver = true }
}

view ScoreBoardView {
  store ScoreBoard
  List {
    Text("\(leader.score) \(guest?.score ?? 0) \(screen.player?.score ?? 0)")
    Button("Leader scores") { send leader.scored }
    Button("Leader misses") { send leader.missed }
    Button("Leader wins") { send leader.won }
    Button("Guest scores") { send guest.scored(2) }
    Button("Focus scores") { send focus.player.scored(3) animation .default }
    Button("Screen scores") { withAnimation { send screen.player.scored(4) } }
    ForEach(players) { player in
      Button("Player \(player.id) scores") { send players[id: player.id].scored(5) }
      Text("Player \(player.id): \(player.score)")
    }
    ForEach(rounds) { round in
      Button("Round scores") { send rounds[id: round.id].player.scored(6) }
    }
  }
  .task { send leader.cheered }
  .refreshable { send leader.cheered; send players[id: 1].cheered }
}
