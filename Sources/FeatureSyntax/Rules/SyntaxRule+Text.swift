import FeatureDiagnostics

extension SyntaxRule {
  // The text itself, FG1001 to FG1029.

  static let invalidUTF8 = SyntaxRule(
    1001, "these bytes are not UTF-8", hint: "Save the spec as UTF-8.")
  static let nulByte = SyntaxRule(
    1002, "a spec holds no NUL character", hint: "Remove it; in a string write \\0.",
    fix: "remove the character")
  static let directionControl = SyntaxRule(
    1003, "this invisible character turns the direction of the text around",
    hint: "Remove it: it can make a spec look different from what it says.",
    fix: "remove the character")
  static let unknownCharacter = SyntaxRule(
    1004, "this character begins nothing in a spec", hint: "Remove it.")
  static let unterminatedString = SyntaxRule(
    1005, "this string does not end",
    hint: "Close it with the quotes it began with; text over several lines takes \"\"\".")
  static let unterminatedComment = SyntaxRule(
    1006, "this comment does not end",
    hint: "Close it with */; comments inside comments need their own.")
  static let unterminatedVerbatim = SyntaxRule(
    1007, "the Swift text that begins here does not end",
    hint: "Close it with }, and close the strings and comments in it.")
  static let rawIdentifier = SyntaxRule(
    1008, "names of this kind are not in this language",
    hint: "Between backticks stands a plain name: letters, digits and _.")
  static let brokenNumber = SyntaxRule(
    1009, "this is no number", hint: "Write digits, and put a space before a word that follows.")
  static let foreignQuotes = SyntaxRule(
    1010, "a string takes plain double quotes", hint: "Write \"…\".", fix: "write \"…\"")
  static let unknownEscape = SyntaxRule(
    1011, "this escape is not known in a string",
    hint: "There are \\n \\r \\t \\0 \\\\ \\\" \\' \\u{…} and \\(…).")
  static let multilineStart = SyntaxRule(
    1012, "the text of \"\"\" begins on the next line", hint: "Break the line after \"\"\".")
  static let multilineIndentation = SyntaxRule(
    1013, "this line is indented less than the closing \"\"\"",
    hint: "Indent it at least as far as the closing quotes.")
  static let lostDocumentation = SyntaxRule(
    1014, "this /// documents nothing", severity: .warning,
    hint: "Put it before a declaration, or write // for a plain comment.", fix: "write '//'")
  static let tooDeep = SyntaxRule(
    1015, "this is nested too deep", hint: "Split it: give its parts names with let or func.")
}
