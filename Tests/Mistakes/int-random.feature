feature Dice {
  state { var face = 1 in 1...6 }
  action roll { face = Int.random(in: 1...6) }
}
