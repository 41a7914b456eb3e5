/// The catalogue.
extension DiagnosticRule {
  /// Every rule of the checker, for the documentation and for the test that each id is used once.
  public static let all: [DiagnosticRule] =
    nameRules + typeRules + conformanceRules + stateRules + featureRules + inversionRules
    + flowRules + lintRules + namesRules + writingRules + statementsRules + typingRules
    + purityRules
    + callsRules + clientRules + effectRules + compositionRules
    + childEventRules + viewRules + representableRules + notBuiltRules
}
