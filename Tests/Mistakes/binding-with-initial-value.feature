feature Player {
  state { var volume = 3 }
  binding isPlaying: Bool = false
  action up { volume += 1 }
}
