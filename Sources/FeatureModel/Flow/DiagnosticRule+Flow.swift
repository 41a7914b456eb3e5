import FeatureDiagnostics

/// What bodies read and write: FG1600 to FG1649.
extension DiagnosticRule {
  static let derivedCycle = DiagnosticRule(
    1600, "Value that depends on itself", "'{0}' depends on itself: {1}",
    hint: "let one of them read stored fields only")
  static let recursion = DiagnosticRule(
    1601, "Mutating function that calls itself", "'{0}' calls itself: {1}",
    hint: "write a loop")
  static let reactionOrder = DiagnosticRule(
    1602, severity: .warning, "Reaction to a value that is written later",
    "this writes '{0}', whose 'onChange' stands earlier and does not run again",
    hint: "put this 'onChange' before the other")
  static let constantGuard = DiagnosticRule(
    1603, severity: .warning, "Guard that never changes", "this guard is always {0}",
    hint: "a guard reads the state, a parameter or 'newValue'")
  static let constantReaction = DiagnosticRule(
    1604, severity: .warning, "Reaction that never runs",
    "this never changes, so its 'onChange' never runs",
    hint: "watch a 'var', or a value that reads one")
  static let brokenLaw = DiagnosticRule(
    1605, severity: .warning, "Getter and setter that do not agree",
    "the two halves of '{0}' do not agree: {1}",
    hint: "what is read has to stay as it is when it is written back")

  /// All of them.
  static let flowRules: [DiagnosticRule] = [
    derivedCycle, recursion, reactionOrder, constantGuard, constantReaction, brokenLaw,
  ]
}
