/// A length with a unit that another spec declares.
feature Lengths {
  state {
    var length = 0
    var unit = Unit.metres
  }

  binding length, unit

  action longerTapped { length += 1 }
}
