import SwiftUI

struct PlayButton: View {
  @Binding var isPlaying: Bool

  init(isPlaying: Binding<Bool>) {
    _isPlaying = isPlaying
  }

  var body: some View {
    Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
  }
}

struct PlayerView: View {
  let title: String
  @State private var isPlaying = false

  init(title: String) {
    self.title = title
  }

  var body: some View {
    VStack {
      Text(verbatim: title)
        .foregroundStyle(isPlaying ? .primary : .secondary)
      PlayButton(isPlaying: $isPlaying)
    }
  }
}
