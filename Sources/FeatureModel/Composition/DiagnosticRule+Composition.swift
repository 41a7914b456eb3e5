import FeatureDiagnostics

/// Children, routes, stacks, alerts: FG1800 to FG1829.
extension DiagnosticRule {
  static let unknownFeature = DiagnosticRule(
    1800, "Unknown feature", "there is no feature '{0}'", hint: "declare it: 'feature {0} { … }'")
  static let childWithoutID = DiagnosticRule(
    1801, "Rows without an id", "the state of '{0}' has no 'id' by which its rows are told apart",
    hint: "declare one in its state: 'let id: UUID', or a derived 'var id: URL { url }'")
  static let childBy = DiagnosticRule(
    1802, "Rows by something else", "rows are told apart by their 'id', not by '{0}'",
    hint: "write 'by id', and declare 'var id: … { {0} }' in the state of '{1}'")
  static let childIDNotHashable = DiagnosticRule(
    1803, "id of rows that is not Hashable", "the 'id' of '{0}' is a '{1}', which is not Hashable",
    hint: "use a type that is Hashable")
  static let composedType = DiagnosticRule(
    1804, "Name of a generated type", "'{0}' brings a type '{1}' of its own, and {2}",
    hint: "give one of them another name")
  static let composedName = DiagnosticRule(
    1805, "Name of something generated", "'{0}' is generated for the {1} '{2}'",
    hint: "give one of them another name")
  static let emptyRoute = DiagnosticRule(
    1806, "Without cases", "{0} '{1}' has no cases, so it can show nothing",
    hint: "write 'case name(Feature)', or 'case name(value: Int)'")
  static let alertInStack = DiagnosticRule(
    1807, "Alert in a stack", "a stack cannot show {0}, only a route can",
    hint: "declare it beside the stack: '{1} name { case {2} { … } }'")
  static let alertTitle = DiagnosticRule(
    1808, "Alert without a title", "'{0}' has no title", hint: "add 'title \"…\"'")
  static let buttonRole = DiagnosticRule(
    1809, "Unknown role", "a button has no role '{0}'", hint: "write '.cancel' or '.destructive'")
  static let secondCancel = DiagnosticRule(
    1810, "Two buttons that cancel", "only one button can have the role '.cancel'",
    hint: "leave the role off, or make it '.destructive'")
  static let buttonCondition = DiagnosticRule(
    1811, "Condition of a button", "whether a button is there is decided by a Bool",
    hint: "write 'if x != nil { … }', and unwrap in the button's body")
  static let dismissAtStart = DiagnosticRule(
    1812, "Dismissal at the start", "a feature that is only starting cannot be dismissed",
    hint: "dismiss it in an action")
  static let childClients = DiagnosticRule(
    1813, severity: .warning, "Clients of one name",
    "'{0}' is the client '{1}' in one place and '{2}' in another, so children cannot inherit it",
    hint: "give one of them another name, or give each child its own")
  static let routeDefault = DiagnosticRule(
    1814, "Default of a stack", "a stack begins empty, so '{0}' has no default",
    hint: "push in an action, or in the state's 'init { … }'")
  static let childInsideItself = DiagnosticRule(
    1815, "Child that contains itself",
    "every state of '{0}' would contain another one, without an end",
    hint: "present it: 'child? {1}: {0}', or keep several: 'children {1}: {0} by id'")
  static let childEffects = DiagnosticRule(
    1816, "Effects of a child",
    "'{1}' of '{0}' depends on the effects of the child, which its state does not hold",
    hint: "keep what you need in a field of '{0}', or let it 'emit' an output")

  /// All of them.
  static let compositionRules: [DiagnosticRule] = [
    unknownFeature, childWithoutID, childBy, childIDNotHashable, composedType, composedName,
    emptyRoute, alertInStack, alertTitle, buttonRole, secondCancel, buttonCondition,
    dismissAtStart, childClients, routeDefault, childInsideItself, childEffects,
  ]
}
