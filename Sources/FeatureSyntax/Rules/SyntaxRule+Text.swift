import FeatureDiagnostics

extension SyntaxRule {
  // The text itself, FG1004 to FG1029.

  static let unknownCharacter = SyntaxRule(
    1004, "this character begins nothing in a spec", hint: "remove it")
  static let unterminatedString = SyntaxRule(
    1005, "this string does not end",
    hint: "close it with the quotes it began with; text over several lines takes \"\"\"")
  static let unterminatedComment = SyntaxRule(
    1006, "this comment does not end",
    hint: "close it with */; comments inside comments need their own")
  static let unterminatedVerbatim = SyntaxRule(
    1007, "the Swift text that begins here does not end",
    hint: "close it with }, and close the strings and comments in it")
  static let rawIdentifier = SyntaxRule(
    1008, "names of this kind are not in this language",
    hint: "between backticks stands a plain name: letters, digits and _")
  static let brokenNumber = SyntaxRule(
    1009, "this is no number", hint: "write digits, and put a space before a word that follows")
  static let foreignQuotes = SyntaxRule(
    1010, "a string takes plain double quotes", hint: "write \"…\"", fix: "write \"…\"")
  static let unknownEscape = SyntaxRule(
    1011, "this escape is not known in a string",
    hint: "there are \\n \\r \\t \\0 \\\\ \\\" \\' \\u{…} and \\(…)")
  static let multilineStart = SyntaxRule(
    1012, "the text of \"\"\" begins on the next line", hint: "break the line after \"\"\"")
  static let multilineIndentation = SyntaxRule(
    1013, "this line is indented less than the closing \"\"\"",
    hint: "indent it at least as far as the closing quotes")
  static let lostDocumentation = SyntaxRule(
    1014, "this /// documents nothing", severity: .warning,
    hint: "put it before a declaration, or write // for a plain comment", fix: "write '//'")
  static let tooDeep = SyntaxRule(
    1015, "this is nested too deep", hint: "split it: give its parts names with let or func")
}
