/// What is wrong in bodies, names: FG1300 to FG1319.
extension DiagnosticRule {
  static let unknownName = DiagnosticRule(
    1300, "Unknown name", "there is no '{0}' here",
    hint: "declare it in 'state { … }', or as a parameter")
  static let unknownFunction = DiagnosticRule(
    1301, "Unknown function", "there is no function '{0}' here",
    hint: "declare it: 'func {0}(…) -> T { … }'")
  static let unknownMember = DiagnosticRule(
    1302, "Unknown member", "{0} has no member '{1}'",
    hint: "what Swift has beyond the usual members is written 'swift(T) { … }'")
  static let unknownAction = DiagnosticRule(
    1303, "Unknown action", "there is no action '{0}'",
    hint: "declare it: 'action {0} { … }'")
  static let unknownOutput = DiagnosticRule(
    1304, "Unknown output", "there is no output '{0}'",
    hint: "declare it: 'output {0}'")
  static let unknownField = DiagnosticRule(
    1305, "Unknown field", "there is no field '{0}' that can be written",
    hint: "a field is declared in 'state { … }'")
  static let unknownEffect = DiagnosticRule(
    1306, "Unknown effect", "there is no effect '{0}'",
    hint: "declare it: 'effect {0}(…) async -> T { … }'")
  static let unknownChild = DiagnosticRule(
    1307, "Unknown child", "there is no child '{0}'",
    hint: "a child is declared 'child {0}: Feature'")
  static let unknownOperator = DiagnosticRule(
    1308, "Unknown operator", "'{0}' is not an operator of this language",
    hint: "there are + - * / %, comparisons, && || !, ??, ?: and ranges")
  static let typeAsValue = DiagnosticRule(
    1309, "Type as a value", "a type is not a value",
    hint: "write 'T(…)' to make a value of it")
  static let functionAsValue = DiagnosticRule(
    1310, "Function as a value", "'{0}' is a function and has to be called",
    hint: "write '{0}(…)'")
  static let methodAsValue = DiagnosticRule(
    1311, "Method as a value", "'{0}' is a function and has to be called",
    hint: "call it: '{0}(…)'")
  static let actionAsValue = DiagnosticRule(
    1312, "Action as a value", "'{0}' is an action: it is sent, not called",
    hint: "write 'send {0}'")
  static let noSelf = DiagnosticRule(
    1313, "No self", "there is no 'self' here",
    hint: "a func at the top of a file reads its parameters alone")
  static let noClosureParameter = DiagnosticRule(
    1314, "No such closure parameter", "there is no '${0}' here",
    hint: "it stands in a closure that is given values, as in 'map { $0 }'")
  static let namedClosureParameter = DiagnosticRule(
    1315, "Closure with named parameters",
    "'${0}' cannot be used in a closure that names its parameters",
    hint: "write the name of the parameter")
  static let projection = DiagnosticRule(
    1316, "Projection outside a view", "'${0}' can only be written in a view",
    hint: "write the field or binding itself, without '$'")
  static let keyPath = DiagnosticRule(
    1317, "Key path outside a view", "a key path can only be written in a view",
    hint: "write a closure: '{ $0.name }'")
  static let repeatedLocal = DiagnosticRule(
    1319, "Name introduced twice", "'{0}' is introduced twice",
    hint: "give one of them another name")

  /// All of them.
  static let namesRules: [DiagnosticRule] = [
    unknownName, unknownFunction, unknownMember, unknownAction, unknownOutput, unknownField,
    unknownEffect, unknownChild, unknownOperator, typeAsValue, functionAsValue, methodAsValue,
    actionAsValue, noSelf, noClosureParameter, namedClosureParameter, projection, keyPath,
    repeatedLocal,
  ]
}
