/// Representables: FG2050 to FG2069.
extension DiagnosticRule {
  static let updateWrites = DiagnosticRule(
    2050, "Write in an update", "'{0}' cannot be written while the view is updated",
    hint: "SwiftUI forbids changing state during an update: write it in an 'event' or a 'delegate'")
  static let writeToBridgeConstant = DiagnosticRule(
    2051, "Write to a constant of a representable", "'{0}' is declared with 'let'",
    hint: "declare it as a binding: 'binding {0}: …'")
  static let unknownEvent = DiagnosticRule(
    2052, "Unknown event", "no control has an event '{0}'",
    hint: "they are those of UIControl.Event: editingChanged, valueChanged, touchUpInside, …")
  static let eventWithoutControl = DiagnosticRule(
    2053, "Event of a view without events", "'{0}' is no control of UIKit and has no events",
    hint: "let its delegate tell: 'delegate P { func … }'")
  static let secondUpdate = DiagnosticRule(
    2054, "Second update", "a representable has one 'update'",
    hint: "move its statements into the first")
  static let bridgeMemberName = DiagnosticRule(
    2055, "Member with a taken name", "'{0}' is {1}", hint: "choose another name")
  static let bridgeOfController = DiagnosticRule(
    2056, "Representable of no view", "'{0}' is no view",
    hint: "'representable' is for classes of views; a view controller is wrapped in Swift")
  static let delegateDefault = DiagnosticRule(
    2057, "Default in a delegate's function",
    "a parameter of a delegate's function has no default", hint: "remove '= …'")

  /// All of them.
  static let representableRules: [DiagnosticRule] = [
    updateWrites, writeToBridgeConstant, unknownEvent, eventWithoutControl, secondUpdate,
    bridgeMemberName, bridgeOfController, delegateDefault,
  ]
}
