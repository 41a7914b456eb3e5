extension SyntaxRule {
  // What is missing or too much, FG1030 to FG1079.

  static let unexpectedToken = SyntaxRule(
    1030, "this is unexpected here", hint: "remove it, or put it on a line of its own")
  static let missingPunctuation = SyntaxRule(
    1031, "something is missing here", hint: "write it here", fix: "insert it")
  static let missingBrace = SyntaxRule(
    1032, "'}' is missing", hint: "it was probably meant here, by the indentation of the lines",
    fix: "insert '}'")
  static let surplusBrace = SyntaxRule(
    1033, "this '}' closes nothing", hint: "remove it, or add the '{' it belongs to",
    fix: "remove '}'")
  static let missingName = SyntaxRule(
    1034, "a name is missing here", hint: "write the name on the same line")
  static let brokenName = SyntaxRule(
    1035, "this is not a name",
    hint: "a name begins with a letter or _ and goes on with digits too")
  static let missingType = SyntaxRule(
    1036, "a type is missing here", hint: "write its type after ':', or a default after '='")
  static let missingExpression = SyntaxRule(
    1037, "an expression is missing here", hint: "write a value, a name or a call")
  static let missingValue = SyntaxRule(
    1038, "a value is missing here", hint: "write '=' and the value it starts with")
  static let missingString = SyntaxRule(
    1039, "a string is missing here", hint: "write the text in double quotes")
  static let noInterpolation = SyntaxRule(
    1040, "this text takes no interpolation", hint: "write it out")
  static let unknownOperator = SyntaxRule(
    1041, "this is not an operator of this language",
    hint: "there are + - * / %, comparisons, && || !, ??, ?: and ranges")
  static let unevenOperator = SyntaxRule(
    1042, "this operator has a space on its left only",
    hint: "between two values an operator has a space on both sides, or on neither")
  static let nonAssociative = SyntaxRule(
    1043, "these operators need parentheses",
    hint: "write which belongs together with parentheses, or join comparisons with &&")
  static let keywordAsName = SyntaxRule(
    1044, "a keyword of Swift takes backticks here", hint: "write the name in backticks")
  static let unknownDeclaration = SyntaxRule(
    1045, "this begins nothing in a file",
    hint: "a file holds import, struct, enum, func, extern, client, shared, feature, view, "
      + "representable and preview")
  static let unknownItem = SyntaxRule(
    1046, "this begins nothing in a feature",
    hint: "a feature holds state, action, output, binding, onChange, on, invariant, effect, uses, "
      + "child, children, route, stack, alert, dialog, shared, func, struct and enum")
  static let unknownMember = SyntaxRule(
    1047, "this begins nothing here", hint: "see what can stand here in the language's page")
  static let misplacedField = SyntaxRule(
    1048, "a field stands in 'state { … }'", hint: "move it into the feature's state")
  static let forgottenVar = SyntaxRule(
    1049, "'var' or 'let' is missing here",
    hint: "a field begins with var, or let if it is constant",
    fix: "insert 'var'")
  static let computedLet = SyntaxRule(
    1050, "a derived value is a 'var'", hint: "write var in place of let", fix: "write 'var'")
  static let computedSetter = SyntaxRule(
    1051, "a derived value has no 'set'", hint: "declare a binding: binding x: T { get … set … }")
  static let externBody = SyntaxRule(
    1052, "what is extern has no body here", hint: "remove the body: it is written in Swift")
  static let outputBody = SyntaxRule(
    1053, "an output has no body", hint: "emit it from an action: emit name(…)")
  static let bindingHalf = SyntaxRule(
    1054, "a binding by hand needs both halves", hint: "write { get { … } set { … } }")
  static let bindingValue = SyntaxRule(
    1055, "a binding has no value of its own",
    hint: "remove the value: whoever uses the view hands the binding in", fix: "remove the value")
  static let effectSource = SyntaxRule(
    1056, "part of this effect is missing",
    hint: "write effect name(…) async -> T { … }, = client.call(…), every d -> x or after d -> x")
  static let verbatimType = SyntaxRule(
    1057, "a Swift expression states its type", hint: "write swift(T) { … }")
  static let surplusOpener = SyntaxRule(
    1058, "this '{' is one too many", hint: "remove it, or add the '}' it belongs to",
    fix: "remove '{'")
}
