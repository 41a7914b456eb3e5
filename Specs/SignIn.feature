client Accounts {
  func signIn(name: String, password: String) async throws -> String
  func confirm(_ code: String) async throws -> Bool
}

/// The second step: a code that was sent to the person who signs in.
feature CodeEntry {
  uses accounts: Accounts
  state {
    let name: String
    var code = ""
    var isWrong = false
  }
  binding code = code when newValue.count <= 6
  output confirmed

  action confirmTapped when code.count == 6 && !check.isRunning { run check(code) }
  action giveUpTapped { dismiss }

  effect check = accounts.confirm(_ code) {
    success(isRight) {
      isWrong = !isRight
      if isRight { emit confirmed }
    }
    failure(message) { isWrong = !message.isEmpty }
  }
}

/// What is shown to those who are in.
feature Welcome {
  state {
    let name: String
    var visits = 0
  }
  action appeared { visits += 1 }
}

/// What can be set by those who are in.
feature AccountSettings {
  state {
    var name: String
    var wantsMail = false
  }
  binding name, wantsMail
  output renamed(name: String)

  action saveTapped {
    emit renamed(name: name)
    dismiss
  }
}

/// Signing in: through an alert, where something fails, a sheet for the code, and a stack behind it.
feature SignIn {
  uses accounts: Accounts
  state {
    var name = ""
    @secret var password = ""
    var canSubmit: Bool { !name.trimmed.isEmpty && password.count >= 8 && !request.isRunning }
  }
  binding name, password
  child? code: CodeEntry
  stack path { case welcome(Welcome), settings(AccountSettings) }
  alert problem {
    case failed(message: String) {
      title "You are not signed in"
      message "\(message)"
      button("Try again") { run request(name: name, password: password) }
      button("Forget it", role: .cancel)
    }
    case abandoned {
      title "No code, no entry"
      button("OK", role: .cancel)
    }
  }

  action submitTapped when canSubmit { run request(name: name, password: password) }
  action settingsTapped when !path.isEmpty { path.push(.settings(AccountSettings.State(name: name))) }
  action signOutTapped {
    path.popToRoot()
    password = ""
  }

  effect request = accounts.signIn(name name, password password) {
    success(realName) {
      self.name = realName
      code = CodeEntry.State(name: realName)
    }
    failure(message) { problem = .failed(message: message) }
    policy latest
  }

  on code.confirmed {
    code = nil
    path.push(.welcome(Welcome.State(name: name)))
  }
  on code.giveUpTapped { problem = .abandoned }
  on path[_].settings.renamed(newName) { name = newName }
}
