feature Player {
  state { var isPlaying = false }
  @Binding var isPlaying: Bool
  action toggle { isPlaying.toggle() }
}
