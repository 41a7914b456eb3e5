/// What is in the language and not built yet: FG1900.
extension DiagnosticRule {
  static let notBuilt = DiagnosticRule(
    1900, "Not built yet", "{0} not built yet", hint: "leave it out of the spec for now")

  /// All of them.
  static let notBuiltRules: [DiagnosticRule] = [notBuilt]
}
