/// What the vocabulary does not have is passed through as it is written, its arguments translated.
feature Levels {
  state {
    var level = 0.5 in 0...1
    var isFull: Bool { level == 1 }
  }
  binding level
  action filled { level = 1 }
}

view LevelsView {
  store Levels
  VStack {
    LevelBadge(value: level) { send filled }
    Slider(value: $level)
      .emphasized(isFull)
    swift { Text(verbatim: "\(store.level)") }
  }
  .padding()
}
