import FeatureDiagnostics

/// Actions, bindings, reactions: FG1280 to FG1299.
extension DiagnosticRule {
  static let unheardAction = DiagnosticRule(
    1280, severity: .warning, "Action without effect", "'{0}' has no body and nobody hears it",
    hint: "give it a body, or make it an 'output' that a parent hears")
  static let unknownBoundField = DiagnosticRule(
    1282, "Binding of an unknown field", "there is no field '{0}' to bind",
    hint: "a binding of something else is written 'binding {0} = …'")
  static let constantField = DiagnosticRule(
    1283, "Binding of a constant", "'{0}' is a 'let', so nothing can be written to it",
    hint: "make it a 'var', or send an action: 'binding {0} -> action'")
  static let derivedField = DiagnosticRule(
    1284, "Binding of a derived value", "'{0}' is derived, so nothing can be written to it",
    hint: "write 'binding other: {1} { get { {0} } set { … } }', or send an action")
  static let fieldParameters = DiagnosticRule(
    1285, "Parameters of a field's binding", "the binding of a field has no parameters",
    hint: "write 'binding {0}(…) = …'")
  static let setterAndAction = DiagnosticRule(
    1286, "Setter and action", "a binding that sends an action has no 'set'",
    hint: "leave out the 'set', or the arrow")
  static let unknownBoundAction = DiagnosticRule(
    1287, "Binding to an unknown action", "there is no action '{0}'",
    hint: "declare it: 'action {0}(_ value: {1}) { … }'")
  static let actionParameters = DiagnosticRule(
    1288, "Action of a binding", "'{0}' must take exactly the value of the binding, a '{1}'",
    hint: "declare 'action {0}(_ value: {1})'")
  static let unknownBinding = DiagnosticRule(
    1289, "Reaction to an unknown binding", "there is no binding '{0}'",
    hint: "declare it: 'binding {0}'")
  static let unknownSource = DiagnosticRule(
    1290, "Reaction to something unknown", "there is no child '{0}' to hear",
    hint: "'on' hears a child's outputs and actions, and 'on binding.x' a binding")
  static let sourceParameters = DiagnosticRule(
    1291, "Names for the parameters", "'{0}' has {1}, not {2}",
    hint: "name as many, or leave the names out")
  static let sourcesDiffer = DiagnosticRule(
    1292, "Reaction to different values",
    "the bindings that one 'on' hears must have the same type and parameters: '{0}' and '{1}' differ",
    hint: "write an 'on' for each")
  static let arrowWithoutField = DiagnosticRule(
    1293, "Reaction to a binding that sends an action",
    "'{0}' sends an action instead of writing, so there is no write to hear",
    hint: "put the statements into the action")
  static let parameterTwice = DiagnosticRule(
    1294, "Parameter named twice", "two parameters are called '{0}'",
    hint: "give one of them another name")
  static let featureConformance = DiagnosticRule(
    1295, "Conformance of a feature", "a feature can only be Codable, not '{0}'",
    hint: "put '{0}' on a struct, and keep that in the state")

  /// All of them.
  static let featureRules: [DiagnosticRule] = [
    unheardAction, unknownBoundField, constantField, derivedField, fieldParameters,
    setterAndAction, unknownBoundAction, actionParameters, unknownBinding, unknownSource,
    sourceParameters, sourcesDiffer, arrowWithoutField, parameterTwice, featureConformance,
  ]
}
