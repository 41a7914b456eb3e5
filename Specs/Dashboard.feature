client Meters { func values(of name: String) stream -> Double }

/// One tile: the values of a meter as they come.
feature Meter {
  uses meters: Meters
  state {
    let name: String
    var value = 0.0
    var limit = 100.0 in 0...1_000
    var isHigh: Bool { value > limit }
  }
  binding limit
  output alarm(name: String, value: Double)

  action appeared { run follow(of: name) }
  action disappeared { cancel follow }

  effect follow = meters.values(of name) {
    value(next) { value = next }
    policy latest
  }
  onChange(isHigh) { if isHigh { emit alarm(name: name, value: value) } }
}

/// Ten tiles beside each other.
feature Dashboard {
  state {
    var alarms: [String] = []
    var total: Double { power.value + gas.value + water.value }
  }
  child power: Meter
  child gas: Meter
  child water: Meter
  child heat: Meter
  child cold: Meter
  child sun: Meter
  child wind: Meter
  child inside: Meter
  child outside: Meter
  child cellar: Meter

  action clearTapped when !alarms.isEmpty { alarms.removeAll() }

  on power.alarm(name, _), gas.alarm(name, _), water.alarm(name, _), heat.alarm(name, _),
    cold.alarm(name, _), sun.alarm(name, _), wind.alarm(name, _), inside.alarm(name, _),
    outside.alarm(name, _), cellar.alarm(name, _) { alarms.append(name) }
  onChange(total) { if total > 10_000 { alarms.append("total") } }
}
