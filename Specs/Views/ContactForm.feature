/// A form whose fields are read each by its own control, with the keyboard in the state.
feature ContactForm {
  enum Field: Hashable { case name, email }
  state {
    var name = ""
    var email = ""
    var age = 18 in 0...130
    var isSubscribed = false
    var focus: Field?
    var isSent = false
  }
  binding name, email, age, isSubscribed
  binding focus

  /// The name comes first.
  on binding.focus { if newValue == .email, name.isEmpty { focus = .name } }

  action sendTapped when !name.isEmpty && !email.isEmpty { isSent = true }
}

view ContactFormView {
  store ContactForm
  Form {
    TextField("Name", text: $name).focused($focus, equals: .name)
    TextField("Email", text: $email).focused($focus, equals: .email)
    Stepper("Age \(age)", value: $age)
    Toggle("News", isOn: $isSubscribed)
    ContactSummary(store: store)
  }
}

view ContactSummary {
  store ContactForm
  Section {
    Text(isSent ? "Sent" : "Not sent")
    Button("Send") { send sendTapped }
  }
}
