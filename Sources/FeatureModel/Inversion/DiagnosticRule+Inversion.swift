/// Bindings that cannot be inverted: FG1450 to FG1459.
extension DiagnosticRule {
  static let cannotBeInverted = DiagnosticRule(
    1450, "Binding that cannot be inverted",
    "this cannot be inverted; write `set { … }`: {0}",
    hint: "give the binding both halves: 'binding x: T { get { … } set { … } }'")

  /// All of them.
  static let inversionRules: [DiagnosticRule] = [cannotBeInverted]
}
