import FeatureDiagnostics

/// Effects: FG1720 to FG1759.
extension DiagnosticRule {
  static let effectNotAsync = DiagnosticRule(
    1720, "Effect that takes no time", "the work of '{0}' takes time, and does not say so",
    hint: "write 'async', or 'stream' where there are many values")
  static let endpointParameters = DiagnosticRule(
    1721, "Names for the parameters of a client's function", "'{0}' has {1}, not {2}",
    hint: "write '{3}'")
  static let endpointLabel = DiagnosticRule(
    1722, "Label of a client's function", "the label here is {0}, not {1}",
    hint: "write {0} before the name")
  static let wrongEvent = DiagnosticRule(
    1723, "Event that never happens", "'{0}' never happens: '{1}' {2}", hint: "{3}")
  static let repeatedEvent = DiagnosticRule(
    1724, "Event answered twice", "'{0}' is answered twice",
    hint: "put both into one answer")
  static let eventWithoutValue = DiagnosticRule(
    1725, "Event without a value", "nothing comes with '{0}' here that '{1}' could name",
    hint: "write '{0}' alone")
  static let ignoredEvent = DiagnosticRule(
    1726, "Event that is ignored", "only a failure is 'ignored' on purpose",
    hint: "leave the line out")
  static let unknownArrow = DiagnosticRule(
    1727, "Arrow to an unknown action", "there is no action '{0}'",
    hint: "declare it: 'action {0}'")
  static let arrowParameters = DiagnosticRule(
    1728, "Action of an arrow", "'{0}' must take {1}",
    hint: "write the arguments out: '{2} -> {0}(…)'")
  static let arrowReadsState = DiagnosticRule(
    1729, "Arrow that reads the state",
    "an arrow's arguments are made where the work is done, and '{0}' is not there",
    hint: "write '{ send {1}(…) }' instead of the arrow")
  static let stateInSwift = DiagnosticRule(
    1730, "Effect that reads the state", "the Swift of an effect cannot read the state",
    hint: "give it what it needs as a parameter")
  static let unknownKeeping = DiagnosticRule(
    1731, "Unknown choice of a throttle", "a throttle keeps 'first' or 'latest', not '{0}'",
    hint: "write 'keeping first' or 'keeping latest'")
  static let effectAsValue = DiagnosticRule(
    1732, "Effect as a value", "'{0}' is an effect, not a value",
    hint: "read '{0}.isRunning' or '{0}.running'")
  static let effectCalled = DiagnosticRule(
    1733, "Effect that is called", "'{0}' is an effect: it is run, not called",
    hint: "write 'run {0}(…)'")
  static let effectMember = DiagnosticRule(
    1734, "Unknown member of an effect", "an effect has 'isRunning' and 'running', not '{0}'",
    hint: "read 'isRunning', or 'running' for what the run was given")
  static let effectInDefault = DiagnosticRule(
    1735, "Default that reads an effect", "no effect runs before there is a state",
    hint: "set the field in the state's 'init { … }'")
  static let notAnEffect = DiagnosticRule(
    1736, "Something else than an effect", "'{0}' is {1}, not an effect",
    hint: "name an effect; an action is sent: 'send {0}'")
  static let cancelledEndpoint = DiagnosticRule(
    1737, "Cancelled function of a client", "'{0}' is no effect, so there is nothing to cancel",
    hint: "declare an effect: 'effect name = {0}(…)', then 'run name' and 'cancel name'")
  static let reactionToEffect = DiagnosticRule(
    1738, "Reaction to an effect's runs",
    "this reads the effect '{0}', whose runs end between actions, where no 'onChange' is",
    hint: "react in the handlers of '{0}', or where it is run")
  static let eventParameters = DiagnosticRule(
    1739, "Event with several values", "one value comes with '{0}', so one name is enough",
    hint: "take the parts off the one value in the body")

  static let repeatedSetting = DiagnosticRule(
    1740, "Setting said twice", "'{0}' is said twice",
    hint: "an effect has one policy, and one 'debounce' or 'throttle'")

  /// All of them.
  static let effectRules: [DiagnosticRule] = [
    effectNotAsync, endpointParameters, endpointLabel, wrongEvent, repeatedEvent,
    eventWithoutValue, ignoredEvent, unknownArrow, arrowParameters, arrowReadsState, stateInSwift,
    unknownKeeping, effectAsValue, effectCalled, effectMember, effectInDefault, notAnEffect,
    cancelledEndpoint, reactionToEffect, eventParameters, repeatedSetting,
  ]
}
