/// What is wrong in bodies, types: FG1320 to FG1349.
extension DiagnosticRule {
  static let typeMismatch = DiagnosticRule(
    1320, "Wrong type", "this has to be '{0}', and is '{1}'",
    hint: "write a value of that type")
  static let operandTypes = DiagnosticRule(
    1321, "Operands of different types", "'{0}' cannot be used with '{1}' and '{2}'",
    hint: "both sides have to be of one type")
  static let optionalOperand = DiagnosticRule(
    1322, "Optional operand", "'{0}' cannot be used with the optional '{1}'",
    hint: "give a value for nil with '??', or unwrap it with 'if let'")
  static let prefixOperand = DiagnosticRule(
    1323, "Wrong operand", "'{0}' cannot be used with '{1}'",
    hint: "the sign wants a number, and '!' a Bool")
  static let notEquatable = DiagnosticRule(
    1324, "Not comparable for equality", "values of type '{0}' cannot be compared with '=='",
    hint: "compare what they hold instead")
  static let notComparable = DiagnosticRule(
    1325, "Not ordered", "values of type '{0}' cannot be compared with '{1}'",
    hint: "declare it ': Comparable'")
  static let notHashable = DiagnosticRule(
    1326, "Not Hashable", "'{0}' is not Hashable",
    hint: "declare it ': Hashable'")
  static let notASequence = DiagnosticRule(
    1327, "Not a sequence", "a value of type '{0}' has no elements to go through",
    hint: "go through an array, a set, a dictionary, a range or a text")
  static let notText = DiagnosticRule(
    1328, "Value without text", "a value of type '{0}' cannot be put into a text",
    hint: "write a part of it that has a text, such as a field")
  static let optionalInText = DiagnosticRule(
    1329, "Optional in a text",
    "this is the optional '{0}', which would be printed as 'Optional(…)'",
    hint: "give a text for nil with '??'")
  static let nilWithoutType = DiagnosticRule(
    1330, "nil without a type", "the type of 'nil' does not follow from anything here",
    hint: "write the type, as in 'var note: String? = nil'")
  static let nilForNonOptional = DiagnosticRule(
    1331, "nil for a value", "'nil' cannot be a '{0}'",
    hint: "make the type optional: '{0}?'")
  static let neverNil = DiagnosticRule(
    1332, "Never nil", "a value of type '{0}' is never nil",
    hint: "compare it with an empty value, or make its type optional: '{0}?'")
  static let notOptional = DiagnosticRule(
    1333, "Not optional", "'{0}' needs an optional, and this is '{1}'",
    hint: "remove the mark")
  static let coalescingNonOptional = DiagnosticRule(
    1334, "?? without an optional", "the left side of '??' is '{0}', which is never nil",
    hint: "remove '??' and what follows it")
  static let bindingNonOptional = DiagnosticRule(
    1335, "if let without an optional", "'{0}' is not optional, so there is nothing to unwrap",
    hint: "use the value as it is, or make its type optional: '{0}?'")
  static let memberOfOptional = DiagnosticRule(
    1336, "Member of an optional", "'{0}' is optional; '{1}' is a member of the value in it",
    hint: "write '?.', or unwrap it with 'if let'")
  static let subscriptOfOptional = DiagnosticRule(
    1337, "Subscript of an optional", "'{0}' is optional; it has to be unwrapped first",
    hint: "write '?[…]', or unwrap it with 'if let'")
  static let noSubscript = DiagnosticRule(
    1338, "No such subscript", "a value of type '{0}' cannot be indexed like this",
    hint: "an array takes a number, a dictionary its key, and 'Identified' [id: …]")
  static let emptyLiteral = DiagnosticRule(
    1339, "Empty literal without a type", "the type of '{0}' does not follow from anything here",
    hint: "write the type, as in 'var names: [String] = []'")
  static let literalOutOfRange = DiagnosticRule(
    1340, "Literal out of range", "{0} does not fit '{1}'",
    hint: "write a smaller number, or use a wider type")
  static let characterLiteral = DiagnosticRule(
    1341, "Not one character", "a Character is exactly one character, and this is {0}",
    hint: "use String for longer text")
  static let implicitWithoutType = DiagnosticRule(
    1342, "Implicit member without a type", "the type of '.{0}' does not follow from anything here",
    hint: "write the type: 'T.{0}'")
  static let implicitOfOtherType = DiagnosticRule(
    1343, "Implicit member of another type",
    "'.{0}' is of type '{1}', so its type has to be written",
    hint: "write 'T.{0}'")
  static let ambiguousNone = DiagnosticRule(
    1344, "Two meanings", "'.{0}' may mean the optional's or that of '{1}'",
    hint: "write 'nil', or '{1}.{0}'")
  static let divisionByZero = DiagnosticRule(
    1345, "Division by zero", "this divides by zero",
    hint: "divide by something else, or leave it out")
  static let constantOverflow = DiagnosticRule(
    1346, "Overflow", "the result does not fit '{0}'",
    hint: "use smaller numbers, or a wider type")
  static let reversedRange = DiagnosticRule(
    1347, "Reversed range", "this range ends before it begins",
    hint: "write the smaller bound first")
  static let constraint = DiagnosticRule(
    1349, "Requirement not met", "'{0}' needs values that are {2}, and '{1}' is not",
    hint: "declare the type ': {2}', or compare what it holds")

  /// All of them.
  static let typingRules: [DiagnosticRule] = [
    typeMismatch, operandTypes, optionalOperand, prefixOperand, notEquatable, notComparable,
    notHashable, notASequence, notText, optionalInText, nilWithoutType, nilForNonOptional, neverNil,
    notOptional, coalescingNonOptional, bindingNonOptional, memberOfOptional, subscriptOfOptional,
    noSubscript, emptyLiteral, literalOutOfRange, characterLiteral, implicitWithoutType,
    implicitOfOtherType, ambiguousNone, divisionByZero, constantOverflow, reversedRange,
    constraint,
  ]
}
