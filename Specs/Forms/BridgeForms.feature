// Every form of a representable, once.

func shortened(_ text: String) -> String { String(text.prefix(20)) }

/// A switch of the app's own that tells of what code sets as well.
representable EagerSwitch: LoudSwitch {
  binding isOn: Bool
  binding changes: Int
  binding refusals: Int
  let tag: Int
  update {
    // Only what differs is set.
    view.isOn = isOn
    view.tag = tag + 1
    view.tintColor = .clear
    if tag > 10 { view.isHidden = true } else { view.isHidden = false }
  }
  event valueChanged {
    isOn = view.isOn
    changes += 1
  }
  delegate LoudSwitchDelegate {
    func loudSwitchWillChange(_ parent: LoudSwitch) { refusals = parent.tag }
    func loudSwitch(_ aSwitch: LoudSwitch, mayTurn updates: Bool) -> Bool {
      let isRefused = updates && aSwitch.tag > 5
      if isRefused { refusals += 1 }
      return !isRefused
    }
  }
}

representable NoteEditor: UITextView {
  binding text: String
  binding isEditing: Bool
  let context: String?
  let isLocked: Bool
  update {
    view.text = isLocked ? shortened(text) : text
    view.isEditable = !isLocked
    view.accessibilityLabel = context
    view.textAlignment = .natural
    view.font = UIFont.systemFont(ofSize: 17)
    for line in view.subviews where line.tag == 1 { line.isHidden = isLocked }
  }
  delegate UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { text = textView.text ?? "" }
    func textViewDidBeginEditing(_ textView: UITextView) { isEditing = true }
    func textViewDidEndEditing(_ textView: UITextView) { isEditing = false }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      guard !isLocked else { return false }
      let first = view.subviews.first
      first?.tag = range.location
      return text != "\n"
    }
  }
}

representable SearchField: UISearchBar {
  binding query: String
  binding searched: [String]
  update { view.text = query }
  delegate UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { query = searchText }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      searched.append(query)
      swift { searchBar.resignFirstResponder() }
    }
  }
}

representable Volume: UISlider {
  binding level: Float
  update { view.value = level }
  event valueChanged { level = view.value }
  event touchUpInside { level = (level * 10).rounded() / 10 }
}

/// Nothing is carried down and nothing comes back.
representable Rule: UIView {}
