/// Types as written: FG1220 to FG1249.
extension DiagnosticRule {
  static let unknownType = DiagnosticRule(
    1220, "Unknown type", "there is no type '{0}'",
    hint: "a type of the app's own Swift is declared here with 'extern type {0}'")
  static let typeArguments = DiagnosticRule(
    1221, "Wrong generic arguments", "'{0}' takes {1}, not {2}",
    hint: "write them in '<…>', as in 'Set<Int>'")
  static let writtenOutType = DiagnosticRule(
    1222, "Type with a shorter spelling", "'{0}' is written '{1}' here",
    hint: "write '{1}'")
  static let functionType = DiagnosticRule(
    1223, "Function type", "a function type cannot be used in a spec",
    hint: "state and actions hold plain values; put the function in the app's own Swift")
  static let existentialType = DiagnosticRule(
    1224, "Existential type", "'{0}' types can only be used in a delegate's signature",
    hint: "declare a type of the app that wraps it: 'extern type X'")
  static let implicitlyUnwrappedType = DiagnosticRule(
    1225, "Implicitly unwrapped type", "'!' types can only be used in a delegate's signature",
    hint: "write '?'")
  static let keyNotHashable = DiagnosticRule(
    1226, "Element or key is not Hashable", "{0} must be Hashable, and '{1}' is not",
    hint: "declare '{1}: Hashable'")
  static let elementNotIdentifiable = DiagnosticRule(
    1227, "Element is not Identifiable",
    "the elements of 'Identified' must be Identifiable, and '{0}' is not",
    hint: "declare '{0}: Identifiable' with a 'let id'")
  static let noIdentifier = DiagnosticRule(
    1228, "Type without ID", "'{0}' has no 'ID', because it is not Identifiable",
    hint: "declare '{0}: Identifiable', or write the type of its id")
  static let tupleType = DiagnosticRule(
    1229, "Tuple type", "a tuple can only be the result of a function",
    hint: "declare a struct instead")
  static let voidType = DiagnosticRule(
    1230, "Void value", "'Void' can only be the result of a function",
    hint: "leave the value out")
  static let notAType = DiagnosticRule(
    1231, "Name of a feature as a type", "'{0}' is a feature, not a type",
    hint: "a child stands beside the state: 'child name: {0}'; the type of its state is '{0}.State'"
  )
  static let typeInsideItself = DiagnosticRule(
    1232, "Type inside itself", "'{0}' contains itself",
    hint: "put it in an array, or in a dictionary, a set or 'Identified'")

  /// All of them.
  static let typeRules: [DiagnosticRule] = [
    unknownType, typeArguments, writtenOutType, functionType, existentialType,
    implicitlyUnwrappedType, keyNotHashable, elementNotIdentifiable, noIdentifier, tupleType,
    voidType, notAType, typeInsideItself,
  ]
}
