/// Noughts and crosses for two players at one screen.
feature TicTacToe {
  enum Player: Hashable {
    case cross, nought
    var opponent: Player { self == .cross ? .nought : .cross }
    var sign: String {
      switch self {
      case .cross: "X"
      case .nought: "O"
      }
    }
  }

  state {
    /// Three rows of three places; nil where nobody has played.
    var board: [[Player?]] = [[nil, nil, nil], [nil, nil, nil], [nil, nil, nil]]
    var turn = Player.cross
    var wins: [Player: Int] = [:]

    var isFull: Bool { board.allSatisfy { row in row.allSatisfy { $0 != nil } } }
    var winner: Player? {
      if hasWon(.cross, on: board) { return .cross }
      if hasWon(.nought, on: board) { return .nought }
      return nil
    }
    var isOver: Bool { winner != nil || isFull }
    var title: String {
      if let winner {
        "\(winner.sign) wins"
      } else if isFull {
        "A draw"
      } else {
        "\(turn.sign) to play"
      }
    }
  }

  func hasWon(_ player: Player, on board: [[Player?]]) -> Bool {
    for index in 0..<3 {
      if (0..<3).allSatisfy({ board[index][$0] == player }) { return true }
      if (0..<3).allSatisfy({ board[$0][index] == player }) { return true }
    }
    return (0..<3).allSatisfy({ board[$0][$0] == player })
      || (0..<3).allSatisfy({ board[$0][2 - $0] == player })
  }

  action cellTapped(row: Int, column: Int)
  when !isOver && (0..<3).contains(row) && (0..<3).contains(column) && board[row][column] == nil {
    board[row][column] = turn
    if let winner {
      wins[winner, default: 0] += 1
    } else {
      turn = turn.opponent
    }
  }
  action playAgainTapped when isOver { reset board, turn }
}
