import FeatureDiagnostics

/// What is right and yet likely meant otherwise: FG1610 to FG1619.
extension DiagnosticRule {
  static let unusedField = DiagnosticRule(
    1610, severity: .warning, "Field that nothing uses",
    "nothing in '{0}' reads, writes or binds '{1}'",
    hint: "bind it: 'binding {1}', make it a 'let', or remove it")
  static let unsentAction = DiagnosticRule(
    1611, severity: .warning, "Private action that is never sent",
    "'{0}' is private, and nothing in the feature sends it",
    hint: "send it: 'send {0}', or remove 'private', so that views can")
  static let unheardOutput = DiagnosticRule(
    1612, severity: .warning, "Output that no parent hears",
    "'{0}' is a child, and no parent hears its '{1}'",
    hint: "hear it in the parent: 'on child.{1} { … }', or hand it on: 'output {1} from child.{1}'")
  static let nameStyle = DiagnosticRule(
    1613, severity: .warning, "Name against Swift's guidelines",
    "'{2}' does not follow Swift's API guidelines, by which the name of {0} is written {1}",
    hint: "call it '{3}'")

  /// All of them.
  static let lintRules: [DiagnosticRule] = [unusedField, unsentAction, unheardOutput, nameStyle]
}
