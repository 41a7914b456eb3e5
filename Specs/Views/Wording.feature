/// Words of a spec can be translated, wherever they stand; data is shown as it is.
feature Wording {
  state {
    var name: String?
    var count = 0
    var share = 0.5
    var isKnown = false
    var file = "a.txt"
    var notice: String?
  }
  binding isKnown
  binding isNoticeShown = notice != nil

  alert prompt {
    case remove {
      title isKnown ? file : "Unknown file"
      message name ?? "Nobody's"
      button(file) { count += 1 }
      button(isKnown ? "Remove it" : "Remove anyway", role: .destructive) { count += 1 }
      button("Keep \(count)", role: .cancel)
    }
    case share { title "Share \(share) with \(name ?? "nobody") \(isKnown)" }
  }
  dialog menu { case choose { title file; button("First") } }

  action removeTapped { prompt = .remove }
  action shareTapped { prompt = .share }
  action menuTapped { menu = .choose }
  action named(_ name: String) { self.name = name; isKnown = true }
  action noticed(_ text: String?) { notice = text }
}

view WordingView {
  store Wording
  VStack {
    Text(name ?? "Nobody")
    Text(isKnown ? file : "Unknown file").bold()
    Text("by ") + Text(isKnown ? (name ?? "somebody") : "nobody")
    Text(name ?? "")
    Button("Remove") { send removeTapped }
    Toggle(name ?? "Nobody", isOn: $isKnown)
    Button("Share") { send shareTapped }
    Button("Menu") { send menuTapped }
  }
  .navigationTitle(name ?? "Nobody")
  .accessibilityLabel(isKnown ? file : "Unknown file")
  .alert($prompt)
  .confirmationDialog($menu)
  .alert(isKnown ? (name ?? "Nobody") : "Stranger", isPresented: $isNoticeShown) {
    Button(isKnown ? file : "Fine") {}
    Button(name ?? "Stop", role: .cancel) { send noticed(nil) }
  }
}
