import FeatureDiagnostics

/// What is wrong in bodies, writes: FG1380 to FG1395.
extension DiagnosticRule {
  static let assignToConstant = DiagnosticRule(
    1380, "Assignment to a constant", "'{0}' is a constant",
    hint: "introduce it with 'var'")
  static let writeToParameter = DiagnosticRule(
    1381, "Write to a parameter", "'{0}' is a parameter, which cannot be changed",
    hint: "copy it into a 'var' first")
  static let writeToDerived = DiagnosticRule(
    1382, "Write to a derived value", "'{0}' is derived from other fields and cannot be written",
    hint: "write the fields that it is computed from")
  static let writeToConstantField = DiagnosticRule(
    1383, "Write to a constant field", "'{0}' is declared with 'let'",
    hint: "declare it with 'var'")
  static let writeToConstantMember = DiagnosticRule(
    1384, "Write to a constant member", "'{0}' is declared with 'let'",
    hint: "declare it with 'var', or make a new value")
  static let writeToComputed = DiagnosticRule(
    1385, "Write to a computed member", "'{0}' is computed and cannot be written",
    hint: "write what it is computed from")
  static let writeToIdentifier = DiagnosticRule(
    1386, "Write to an id",
    "an 'id' cannot be changed through 'Identified', which finds its elements by it",
    hint: "remove the element and append a new one")
  static let writeToPayload = DiagnosticRule(
    1387, "Write to a payload", "a payload cannot be written by its name here",
    hint: "assign the whole case: 'x = .name(…)'")
  static let readOnlyMember = DiagnosticRule(
    1388, "Read-only member", "'{0}' can only be read",
    hint: "assign a whole new value to what it is a member of")
  static let readOnlySubscript = DiagnosticRule(
    1389, "Read-only subscript", "an element of '{0}' cannot be written",
    hint: "build a new value and assign it")
  static let notAPlace = DiagnosticRule(
    1390, "Not a place", "this is a value, not a place that can be written",
    hint: "write a field, a 'var', or a member or element of one")
  static let mutatingOnValue = DiagnosticRule(
    1391, "Mutating call on a value",
    "'{0}' changes what it is called on, and this is only a value",
    hint: "put it into a 'var' first")
  static let selfAssignment = DiagnosticRule(
    1392, severity: .warning, "Assignment to itself",
    "this assigns a value to itself and does nothing",
    hint: "remove it")
  static let nothingToReset = DiagnosticRule(
    1393, "Nothing to reset", "no field has a default to go back to",
    hint: "give a field a default")
  static let resetWithoutDefault = DiagnosticRule(
    1394, "Reset without a default", "'{0}' has no default to go back to",
    hint: "give it a default, or assign it")
  static let repeatedReset = DiagnosticRule(
    1395, "Reset twice", "'{0}' is reset twice",
    hint: "remove one of them")

  /// All of them.
  static let writingRules: [DiagnosticRule] = [
    assignToConstant, writeToParameter, writeToDerived, writeToConstantField, writeToConstantMember,
    writeToComputed, writeToIdentifier, writeToPayload, readOnlyMember, readOnlySubscript,
    notAPlace, mutatingOnValue, selfAssignment, nothingToReset, resetWithoutDefault, repeatedReset,
  ]
}
