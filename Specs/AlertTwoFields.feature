/// The alert of `AlertTitle` as people write it first: one field for the title, one for whether
/// it is shown, and a reaction that keeps the two in step.
feature AlertTwoFields {
  state {
    var alertTitle: String?
    var isAlertPresented = false
  }

  /// Without a title there is nothing to show, so `true` is refused then.
  binding isAlertPresented when !newValue || alertTitle != nil

  action failTapped {
    let titles = ["The network is down", "The file is missing", "The disk is full"]
    alertTitle = titles[random(in: 0..<titles.count)]
    isAlertPresented = true
  }

  onChange(isAlertPresented) {
    if !isAlertPresented { alertTitle = nil }
  }

  invariant "an alert that is shown has a title" isAlertPresented == (alertTitle != nil)
}

view AlertTwoFieldsView {
  store AlertTwoFields
  VStack {
    Button("Fail") { send failTapped }
  }
  .alert(alertTitle ?? "Error", isPresented: $isAlertPresented) {
    Button("Understood", role: .cancel) {}
  }
}
