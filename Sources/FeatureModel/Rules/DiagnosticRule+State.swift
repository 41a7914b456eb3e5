/// The state and the stored members of structs: FG1260 to FG1279.
extension DiagnosticRule {
  static let secondState = DiagnosticRule(
    1260, "Second state", "a feature has one state", hint: "move its members into the first")
  static let secondInitializer = DiagnosticRule(
    1261, "Second init", "a state has one 'init'", hint: "move its statements into the first")
  static let uninferredField = DiagnosticRule(
    1263, "Type that cannot be inferred", "the type of '{0}' does not follow from its default",
    hint: "write it: 'var {0}: T = …'")
  static let notStorable = DiagnosticRule(
    1264, "Value that cannot be stored", "a value of type '{0}' cannot be stored here",
    hint: "store a plain value: a number, a text, a struct, an enum or a collection of these")
  static let domainForm = DiagnosticRule(
    1265, "Domain that is no literal range",
    "a domain is a range of number literals, such as 'in 1...10'",
    hint: "a limit that changes is kept by a reaction: 'onChange(x) { x = min(x, top) }'")
  static let domainType = DiagnosticRule(
    1266, "Domain of something else", "only a number can have a domain, and '{0}' is '{1}'",
    hint: "remove the domain, or check the value in the action")
  static let domainOptional = DiagnosticRule(
    1267, "Domain of an optional", "an optional cannot have a domain",
    hint: "make it a plain number with a default")
  static let domainHalfOpen = DiagnosticRule(
    1268, "Half-open domain", "a half-open domain is for integers only, and '{0}' is '{1}'",
    hint: "write '...', which includes the upper bound")
  static let domainBound = DiagnosticRule(
    1269, "Bound that does not fit", "the bound {0} is no value of '{1}'",
    hint: "write a bound of that type")
  static let domainEmpty = DiagnosticRule(
    1270, "Empty domain", "the domain {0} has no values",
    hint: "write the smaller bound first, as in 1...10")
  static let domainDefault = DiagnosticRule(
    1271, "Default outside the domain", "the default {0} is outside the domain {1}",
    hint: "choose a default inside, or a wider domain")
  static let defaultReadsBelow = DiagnosticRule(
    1272, "Default that reads below",
    "a default can only read the fields above it, and '{0}' is not",
    hint: "move '{0}' up")
  static let impureDefault = DiagnosticRule(
    1274, "Default that is not pure", "a default is pure, and {0} is something else each time",
    hint: "move it to 'init': init { {1} = … }")
  static let staticVariable = DiagnosticRule(
    1276, "Static variable", "a static member is a 'let' with a value",
    hint: "write 'static let x = …'")

  /// All of them.
  static let stateRules: [DiagnosticRule] = [
    secondState, secondInitializer, uninferredField, notStorable, domainForm,
    domainType, domainOptional, domainHalfOpen, domainBound, domainEmpty, domainDefault,
    defaultReadsBelow, impureDefault, staticVariable,
  ]
}
