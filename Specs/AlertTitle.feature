/// An alert that is shown while there is a title for it.
///
/// Whether it is shown is no field of its own, so it cannot fall out of step with the title.
feature AlertTitle {
  state {
    /// The title of the alert; nil while none is shown.
    var alertTitle: String?
  }

  /// Dismissing writes `false`, which clears the title; `true` has no title to invent.
  binding isAlertPresented = alertTitle != nil

  action failTapped {
    let titles = ["The network is down", "The file is missing", "The disk is full"]
    alertTitle = titles[random(in: 0..<titles.count)]
  }
}

view AlertTitleView {
  store AlertTitle
  VStack {
    Button("Fail") { send failTapped }
  }
  .alert(alertTitle ?? "Error", isPresented: $isAlertPresented) {
    Button("Understood", role: .cancel) {}
  }
}
