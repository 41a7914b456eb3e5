import FeatureDiagnostics

/// Names and access: FG1200 to FG1219.
extension DiagnosticRule {
  static let duplicateName = DiagnosticRule(
    1200, "Name declared twice", "'{0}' is declared twice",
    hint: "give one of them another name")
  static let collidingName = DiagnosticRule(
    1201, "Names that collide", "the {0} '{1}' and the {2} '{1}' cannot have the same name",
    hint: "give one of them another name")
  static let generatedMember = DiagnosticRule(
    1202, "Name of the generated store", "'{0}' is a member that every generated store has",
    hint: "choose another name")
  static let bindingAction = DiagnosticRule(
    1203, "Action called 'binding'",
    "'{0}' cannot be called 'binding': that is the action of all bindings",
    hint: "choose another name")
  static let moduleName = DiagnosticRule(
    1204, "Name of a module", "'{0}' is the name of a module that generated code uses",
    hint: "choose another name")
  static let generatedType = DiagnosticRule(
    1205, "Name of a generated type", "'{0}' collides with the '{0}' that is generated for '{1}'",
    hint: "choose another name")
  static let unsafeName = DiagnosticRule(
    1206, "Name that Swift cannot have", "'{0}' cannot be the name of {1}, not even in backticks",
    hint: "choose another name")
  static let generatedGuard = DiagnosticRule(
    1207, "Name of a guard's value",
    "'{0}' collides with the '{0}' that is generated for the guard of '{1}'",
    hint: "give one of them another name")
  static let generatedConformance = DiagnosticRule(
    1208, "Name that a conformance uses", "'{0}' is a name that '{1}' gives to the type",
    hint: "choose another name")
  static let accessTooLow = DiagnosticRule(
    1209, "Type that cannot be seen", "'{0}' is {1}, but its type '{2}' is {3}",
    hint: "make '{2}' {1} too")
  static let misplacedPrivate = DiagnosticRule(
    1210, "'private' on something else", "only an action can be private",
    hint: "remove 'private'; what others can see is decided for the whole feature")
  static let misplacedSecret = DiagnosticRule(
    1211, "'@secret' on something else",
    "'@secret' stands before a stored value or a parameter, not before {0}",
    hint: "remove '@secret'")
  static let duplicateImport = DiagnosticRule(
    1212, severity: .warning, "Import written twice", "'{0}' is imported twice",
    hint: "remove one of them")
  static let misplacedModifier = DiagnosticRule(
    1213, "Modifier on something else", "a function that stands here cannot be '{0}'",
    hint: "remove '{0}'")
  static let runtimeType = DiagnosticRule(
    1214, "Name of the runtime", "'{0}' is a type of the runtime that generated code uses",
    hint: "choose another name")

  /// All of them.
  static let nameRules: [DiagnosticRule] = [
    duplicateName, collidingName, generatedMember, bindingAction, moduleName, generatedType,
    unsafeName, generatedGuard, generatedConformance, accessTooLow, misplacedPrivate,
    misplacedSecret, duplicateImport, misplacedModifier, runtimeType,
  ]
}
