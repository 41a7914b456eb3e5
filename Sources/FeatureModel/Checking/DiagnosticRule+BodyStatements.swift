import FeatureDiagnostics

/// What is wrong in bodies, statements: FG1500 to FG1528.
extension DiagnosticRule {
  static let constantCondition = DiagnosticRule(
    1500, "Constant condition", "this condition is always the same",
    hint: "remove it")
  static let guardFallsThrough = DiagnosticRule(
    1501, "guard that does not leave",
    "what follows 'else' has to leave: 'return', 'break' or 'continue'",
    hint: "add 'return' as its last statement")
  static let missingReturn = DiagnosticRule(
    1502, "Missing return", "not every way through ends with a value of type '{0}'",
    hint: "end each way with 'return …'")
  static let returnWithoutValue = DiagnosticRule(
    1503, "return without a value", "'return' has to give a '{0}'",
    hint: "write 'return' and the value")
  static let returnOfNothing = DiagnosticRule(
    1504, "return with a value", "nothing is returned here",
    hint: "an action gives nothing back; write 'return' alone, or leave it out")
  static let unreachable = DiagnosticRule(
    1505, severity: .warning, "Never reached", "this is never reached",
    hint: "remove it, or what leaves before it")
  static let outsideLoop = DiagnosticRule(
    1506, "Outside a loop", "'{0}' can only stand in a loop",
    hint: "to leave an action write 'return'")
  static let unusedResult = DiagnosticRule(
    1507, "Unused result", "the '{0}' that this call gives is not used",
    hint: "write 'x = …' to keep it, or '_ = …' to ignore it")
  static let unusedValue = DiagnosticRule(
    1508, "Unused value", "this value of type '{0}' is not used",
    hint: "assign it, or remove it")
  static let unusedVariable = DiagnosticRule(
    1509, severity: .warning, "Unused variable", "'{0}' is never used",
    hint: "remove it, or write '_'")
  static let variableNeverRead = DiagnosticRule(
    1510, "Variable never read", "'{0}' is changed but never read",
    hint: "remove it, or read it")
  static let variableNeverChanged = DiagnosticRule(
    1511, severity: .warning, "Variable never changed", "'{0}' is never changed",
    hint: "introduce it with 'let'")
  static let variableTuple = DiagnosticRule(
    1512, "var of a tuple", "a tuple is taken apart with 'let'",
    hint: "copy what changes into a 'var' of its own")
  static let usedBeforeSet = DiagnosticRule(
    1513, "Used before it has a value", "'{0}' may have no value yet",
    hint: "give it a value before, on every way that leads here")
  static let voidLocal = DiagnosticRule(
    1515, "Variable of nothing", "there is no value here to keep",
    hint: "call it without 'let'")
  static let ifWithoutElse = DiagnosticRule(
    1516, "if without else", "an 'if' that gives a value needs an 'else'",
    hint: "add 'else { … }'")
  static let branchWithoutValue = DiagnosticRule(
    1517, "Branch without a value", "each branch has to be one expression",
    hint: "write one value in each branch")
  static let refutablePattern = DiagnosticRule(
    1518, "Pattern that may fail", "only names, '_' and tuples can stand here",
    hint: "use 'if case' or 'switch'")
  static let patternType = DiagnosticRule(
    1519, "Wrong pattern", "this pattern cannot match a value of type '{0}'",
    hint: "write a value or a case of that type")
  static let payloadCount = DiagnosticRule(
    1520, "Wrong number of values", "the case '{0}' carries {1}, and the pattern has {2}",
    hint: "write as many, or '_' for one that is not needed")
  static let differentNames = DiagnosticRule(
    1521, "Different names",
    "the patterns of one case have to introduce the same names with the same types",
    hint: "write the same names in each, or two cases")
  static let emptyCase = DiagnosticRule(
    1522, "Empty case", "a case needs at least one statement",
    hint: "write 'break'")
  static let emptySwitch = DiagnosticRule(
    1523, "Empty switch", "a 'switch' needs at least one case",
    hint: "write a 'case' for each value")
  static let missingCases = DiagnosticRule(
    1524, "Missing cases", "these values have no case: {0}",
    hint: "write a case for each, or 'default'")
  static let switchNeedsDefault = DiagnosticRule(
    1525, "Missing default", "a 'switch' over '{0}' needs a 'default'",
    hint: "add 'default: …' as the last case")
  static let repeatedCase = DiagnosticRule(
    1526, "Case never reached", "the cases before take all of this already",
    hint: "remove it, or move it up")
  static let idleDefault = DiagnosticRule(
    1527, severity: .warning, "default never reached",
    "the cases take every value, so 'default' is never reached",
    hint: "remove it")
  static let defaultNotLast = DiagnosticRule(
    1528, "default not last", "'default' has to be the last case",
    hint: "move it to the end")

  /// All of them.
  static let statementsRules: [DiagnosticRule] = [
    constantCondition, guardFallsThrough, missingReturn, returnWithoutValue, returnOfNothing,
    unreachable, outsideLoop, unusedResult, unusedValue, unusedVariable, variableNeverRead,
    variableNeverChanged, variableTuple, usedBeforeSet, voidLocal, ifWithoutElse,
    branchWithoutValue, refutablePattern, patternType, payloadCount, differentNames, emptyCase,
    emptySwitch, missingCases, switchNeedsDefault, repeatedCase, idleDefault, defaultNotLast,
  ]
}
