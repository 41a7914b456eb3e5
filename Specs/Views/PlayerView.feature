/// A button whose state belongs to whoever shows it.
view PlayButton {
  binding isPlaying: Bool
  Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
}

/// A player: what it plays is given to it, whether it plays is its own.
view PlayerView {
  let title: String
  state isPlaying = false
  VStack {
    Text(title)
      .foregroundStyle(isPlaying ? .primary : .secondary)
    PlayButton(isPlaying: $isPlaying)
  }
}

preview "Player" { PlayerView(title: "Song") }
