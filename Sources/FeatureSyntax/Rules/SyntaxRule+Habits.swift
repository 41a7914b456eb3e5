extension SyntaxRule {
  // What is right in Swift or elsewhere but not here, FG1080 to FG1189.

  static let assignmentInCondition = SyntaxRule(
    1080, "'=' assigns; a comparison is written '=='", hint: "write == to compare",
    fix: "write '=='")
  static let propertyWrapper = SyntaxRule(
    1081, "property wrappers are not in this language",
    hint: "in a feature fields stand in state { var … }; in a view write state, binding or store",
    fix: "remove it")
  static let swiftOnly = SyntaxRule(
    1082, "this is Swift's, not in this language",
    hint: "effects do what takes time or fails; other Swift goes into swift { … } or the app",
    fix: "remove it")
  static let sendSlip = SyntaxRule(
    1083, "'send' takes the action without parentheses and dot", hint: "write send name(…)",
    fix: "write 'send name'")
  static let dismissSlip = SyntaxRule(
    1084, "'dismiss' takes no parentheses", hint: "write dismiss", fix: "remove '()'")

  static let lateMember = SyntaxRule(
    1085, "a member of a view stands before what the view shows", hint: "move it up",
    fix: "move it up")
  static let viewBody = SyntaxRule(
    1086, "what a view shows stands in the view itself", hint: "leave 'var body' out",
    fix: "remove 'var body'")

  // What is kept for a later edition, FG1190 to FG1199.

  static let generics = SyntaxRule(
    1190, "generics on features and types are not in this edition",
    hint: "write the feature or type out for the types it is used with")
  static let before = SyntaxRule(
    1191, "'before' is not in this edition",
    hint: "use a guard (when …) or send the action from another one")
  static let mergedFeature = SyntaxRule(
    1192, "a feature in several parts is not in this edition",
    hint: "write the whole feature in one place")

  /// Every rule, in the order of the ids.
  public static let all: [SyntaxRule] = [
    unknownCharacter, unterminatedString,
    unterminatedComment, unterminatedVerbatim, rawIdentifier, brokenNumber, foreignQuotes,
    unknownEscape, multilineStart, multilineIndentation, lostDocumentation, tooDeep,
    unexpectedToken, missingPunctuation, missingBrace, surplusBrace, missingName, brokenName,
    missingType, missingExpression, missingValue, missingString, noInterpolation, unknownOperator,
    unevenOperator, nonAssociative, keywordAsName, unknownDeclaration, unknownItem, unknownMember,
    misplacedField, forgottenVar, computedLet, computedSetter, externBody, outputBody, bindingHalf,
    bindingValue, effectSource, verbatimType, surplusOpener, assignmentInCondition, propertyWrapper,
    swiftOnly,
    sendSlip, dismissSlip, lateMember, viewBody, generics, before, mergedFeature,
  ]
}
