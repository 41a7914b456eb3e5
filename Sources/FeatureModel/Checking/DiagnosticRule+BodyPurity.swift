/// What is wrong in bodies, purity: FG1370 to FG1377.
extension DiagnosticRule {
  static let impure = DiagnosticRule(
    1370, "Not pure", "'{0}' gives something else each time, which is not allowed here",
    hint: "ask for it in an action, and keep the value in a field")
  static let impureMember = DiagnosticRule(
    1371, "Not pure",
    "'{0}' gives something else each time; use '{1}', which tests and replays decide",
    hint: "write '{1}'")
  static let defaultReadsDerived = DiagnosticRule(
    1372, "Default reads more than fields", "'{0}' cannot be used in the default of a field",
    hint: "set the field in the state's 'init { … }'")
  static let writeInPure = DiagnosticRule(
    1373, "Write where nothing is written",
    "'{0}' cannot be changed here: this only computes a value",
    hint: "write it in an action, a reaction or a 'mutating func'")
  static let mutatingInPure = DiagnosticRule(
    1374, "Mutating function where nothing is written",
    "'{0}' is mutating and cannot be called here",
    hint: "call it from an action, a reaction or another 'mutating func'")
  static let writeInClosure = DiagnosticRule(
    1375, "Write in a closure", "'{0}' cannot be changed or used in a closure",
    hint: "write a 'for' loop in its place: 'for x in xs { … }'")
  static let reductionOnly = DiagnosticRule(
    1376, "Only in actions and reactions",
    "'{0}' can only stand in actions, reactions, setters, 'init' and mutating functions",
    hint: "put it into an action, and send that")
  static let overlappingAccess = DiagnosticRule(
    1377, "Read while it is changed",
    "'{0}' is being changed by the call that this closure is given to",
    hint: "put what the closure needs into a 'let' before the call")

  /// All of them.
  static let purityRules: [DiagnosticRule] = [
    impure, impureMember, defaultReadsDerived, writeInPure, mutatingInPure, writeInClosure,
    reductionOnly, overlappingAccess,
  ]
}
