/// Every form of an action, output and function.
feature ActionForms {
  state {
    var title = ""
    var total = 0
    var log: [String] = []
    var isLocked = false
  }

  /// Outputs: with parameters, without, several in one line.
  output finished(total: Int), failed
  output renamed(to: String)

  /// A pure function of the feature.
  func squared(_ n: Int) -> Int { n * n }

  /// Mutating functions may call each other and give a value.
  mutating func remember(_ entry: String) { log.append(entry) }
  mutating func add(_ n: Int) -> Int {
    total += n
    remember("add \(n)")
    return total
  }

  action addTapped { total += 1 }
  action addSquare(of n: Int) { total += squared(n) }
  action addMany(_ numbers: [Int], times: Int = 1) {
    for number in numbers { total += number * times }
  }
  /// A parameter shadows the field; `self.` reaches it.
  action rename(to title: String) {
    self.title = title
    emit renamed(to: title)
  }
  /// A guard over the state.
  action lockTapped when !isLocked { isLocked = true }
  /// A guard over the state and a parameter.
  action spend(_ amount: Int) when amount > 0 && amount <= total { total -= amount }
  action sumTapped {
    let sum = add(2)
    if sum > 3 { remember("much") } else { remember("little") }
  }
  /// Queued: they run after this action, in the order sent.
  action sendTapped {
    send logged("first")
    send addTapped
    remember("now")
  }
  private action logged(_ text: String) { remember(text) }
  /// Nothing is given where everything has a default.
  action restartTapped(at total: Int = 0) { self.total = total }
  action againTapped { send restartTapped }
  /// The function's defaults are filled in, and it is not the parameter that has its name.
  action addTwice(_ addTwice: Int) { total += addTwice * 2 }
  action finishTapped { emit finished(total: total) }
  action failTapped {
    emit failed
    dismiss
  }
  action resetTitleTapped { reset title, log }
  action resetTapped { reset }
  /// Handled in hand-written Swift.
  extern action imported(numbers: [Int])
}
