/// What a control shows: its own copy of the value, as the controls of the system have.
///
/// It is the binding's value whenever the control is evaluated. A user's change is shown at once
/// and written to the binding; if the binding's owner refuses the change and tells nobody, the
/// control goes on showing what the user chose.
@MainActor
final class Shown<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension ResolveScope {
  /// The copy that a control keeps of a binding's value, brought up to date.
  func shown<Value>(_ binding: Binding<Value>) -> Shown<Value> {
    let value: Value = binding.wrappedValue
    let shown: Shown<Value> = at(.addition(0)).keeping { Shown(value) }
    shown.value = value
    return shown
  }
}
