/// A form that can be sent once everything in it is right.
feature SignUp {
  enum Plan: String, CaseIterable { case free, personal, team }
  enum Status {
    case editing
    case sent(name: String)
  }

  state {
    var email = ""
    var nickname: String?
    @secret var password = ""
    @secret var repeated = ""
    var age = 18 in 0...150
    var plan = Plan.free
    /// Only a team has seats.
    var seats: Int?
    var hasAcceptedTerms = false
    var status = Status.editing

    var isEmailValid: Bool {
      let parts = email.split(separator: "@")
      return parts.count == 2 && parts[1].contains(".")
    }
    var passwordProblem: String? {
      guard !password.isEmpty else { return nil }
      if password.count < 8 { return "Use at least eight characters" }
      return password == repeated ? nil : "The passwords differ"
    }
    var isComplete: Bool {
      isEmailValid && !password.isEmpty && passwordProblem == nil && age >= 18 && hasAcceptedTerms
    }
  }

  output signedUp(email: String, plan: Plan, seats: Int)

  binding email, password, repeated, plan, hasAcceptedTerms
  binding age
  /// Text that is no number is ignored; a number beyond the bounds is moved to the nearest one.
  binding ageText = String(age)
  binding name = nickname ?? ""
  binding isTeam = plan == .team
  binding seatCount = seats ?? 1
  binding isConfirmationShown: Bool {
    get { status != .editing }
    set { if !newValue { status = .editing } }
  }

  onChange(plan) {
    if plan == .team { seats = seats ?? 2 } else { seats = nil }
  }

  action submitTapped when isComplete && status == .editing {
    status = .sent(name: nickname ?? email)
    emit signedUp(email: email, plan: plan, seats: seats ?? 1)
    password = ""
    repeated = ""
  }
  action clearTapped { reset }
}
