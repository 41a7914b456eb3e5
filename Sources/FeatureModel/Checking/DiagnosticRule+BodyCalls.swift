/// What is wrong in bodies, calls: FG1350 to FG1367.
extension DiagnosticRule {
  static let notCallable = DiagnosticRule(
    1350, "Not a function", "a value of type '{0}' cannot be called",
    hint: "leave out the parentheses")
  static let missingArgument = DiagnosticRule(
    1351, "Missing argument", "the argument {0} of type '{1}' for '{2}' is missing",
    hint: "write it where it is missing")
  static let extraArgument = DiagnosticRule(
    1352, "Extra argument", "'{0}' takes no such argument",
    hint: "remove it")
  static let missingLabel = DiagnosticRule(
    1353, "Missing label", "the label '{0}:' is missing",
    hint: "write '{0}: ' before the value")
  static let wrongLabel = DiagnosticRule(
    1354, "Wrong label", "the label is '{1}:', not '{0}:'",
    hint: "write '{1}:'")
  static let extraLabel = DiagnosticRule(
    1355, "Extra label", "this argument takes no label, and '{0}:' is written",
    hint: "remove '{0}:'")
  static let argumentOrder = DiagnosticRule(
    1356, "Arguments out of order", "the arguments stand in another order than the parameters",
    hint: "write them in the order of the parameters")
  static let wrongArguments = DiagnosticRule(
    1357, "Wrong arguments", "'{0}' cannot be called with these arguments",
    hint: "look at its labels and at the number of its arguments")
  static let missingPayload = DiagnosticRule(
    1358, "Missing payload", "the case '{0}' carries {1}",
    hint: "write the values: '.{0}{1}'")
  static let noPayload = DiagnosticRule(
    1359, "No payload", "the case '{0}' carries nothing",
    hint: "write '.{0}' alone")
  static let noConstruction = DiagnosticRule(
    1360, "Cannot be made like this", "there is no such way to make a '{0}'",
    hint: "what only Swift can make is written 'swift({0}) { … }'")
  static let noConversion = DiagnosticRule(
    1361, "No conversion", "'{0}' cannot be converted to '{1}'",
    hint: "there are conversions between numbers, and between numbers and text")
  static let genericConstruction = DiagnosticRule(
    1362, "Type argument missing", "write what '{0}' holds, as in 'Set<Int>()' or '[Int]()'",
    hint: "write 'Set<T>()' or '[T]()'")
  static let randomRange = DiagnosticRule(
    1363, "Wrong range for random",
    "'random(in:)' takes a range of Int or Double, and this is '{0}'",
    hint: "write a range such as 1...6 or 0...1.0")
  static let closureAsValue = DiagnosticRule(
    1364, "Closure as a value", "a closure can only be an argument of a function that takes one",
    hint: "declare a func, and call it")
  static let closureParameters = DiagnosticRule(
    1365, "Wrong number of closure parameters", "this closure is given {0} values, and names {1}",
    hint: "name as many, or '_' for one that is not needed")
  static let closureIgnores = DiagnosticRule(
    1366, "Closure ignores its values", "this closure is given {0} values and uses not all of them",
    hint: "name them: '{ _, x in … }'")
  static let closureResult = DiagnosticRule(
    1367, "Wrong result of a closure", "the closure has to give '{0}', and gives '{1}'",
    hint: "let its last expression be of that type")
  static let operatorFunction = DiagnosticRule(
    1368, "Operator for other values", "this operator cannot join {0}",
    hint: "write a closure: '{ $0 + $1 }'")
  static let misplacedChoice = DiagnosticRule(
    1369, "Choice inside an expression",
    "an 'if' or 'switch' can only be a whole value, not a part of an expression",
    hint: "give it a name first: 'let x = if …'")

  /// All of them.
  static let callsRules: [DiagnosticRule] = [
    notCallable, missingArgument, extraArgument, missingLabel, wrongLabel, extraLabel,
    argumentOrder, wrongArguments, missingPayload, noPayload, noConstruction, noConversion,
    genericConstruction, randomRange, closureAsValue, closureParameters, closureIgnores,
    closureResult, operatorFunction,
    misplacedChoice,
  ]
}
