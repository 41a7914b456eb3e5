/// A feature of the usual size, for the cost of a send, a read and a binding's write.
feature Small {
  state {
    var count = 0
    var step = 1 in 1...10
    var level = 0.5
    var isOn = false
    var amount = 0
  }

  binding amount

  action incrementTapped { count += step }
  action amountSet(_ value: Int) { amount = value }
  action stepSet(_ value: Int) { step = value }
  action levelSet(_ value: Double) { level = value }
  action toggled { isOn.toggle() }
}
