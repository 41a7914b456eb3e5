/// A converter between Celsius and Fahrenheit: two bindings on one field.
feature Temperature {
  state {
    /// Nothing is colder than the absolute zero.
    var celsius = 20.0 in -273.15...10_000.0
    var isFreezing: Bool { celsius <= 0 }
  }

  binding celsius
  /// Writing degrees Fahrenheit solves the sum for `celsius`.
  binding fahrenheit = celsius * 1.8 + 32
  /// The text of a field; what is not a number changes nothing.
  binding celsiusText = String(celsius)
}
