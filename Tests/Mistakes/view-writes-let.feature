view PlayButton {
  let isPlaying: Bool
  Button("Play") { isPlaying.toggle() }
}
