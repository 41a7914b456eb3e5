import FeatureDiagnostics
import Testing

@Suite struct RenderingTests {
  private let source = SourceText(
    path: "Specs/Counter.feature", "feature Counter {\n  var count = 0\n  var count = 1\n}\n")

  private var duplicate: Diagnostic {
    Diagnostic(
      DiagnosticID(1204), "'count' is declared twice", at: location(40, 45),
      label: "again here",
      related: [RelatedSpan(location(24, 29), "first declared here")],
      hint: "rename one of them",
      fixIts: [
        FixIt("rename it to 'count2'", in: FileID(0), [TextEdit(SourceRange(40, 45), "count2")])
      ]
    )
  }

  private func location(_ start: Int, _ end: Int) -> FeatureDiagnostics.SourceLocation {
    FeatureDiagnostics.SourceLocation(FileID(0), SourceRange(start, end))
  }

  private func render(
    _ format: DiagnosticFormat, _ options: RenderingOptions = RenderingOptions()
  ) -> String {
    DiagnosticRenderer(format, options: options).render([duplicate], sources: [source])
  }

  private func text(_ content: String, _ range: SourceRange, width: Int = 100) -> [String] {
    let finding = Diagnostic(
      DiagnosticID(1), "m", at: FeatureDiagnostics.SourceLocation(FileID(0), range))
    let options = RenderingOptions(width: width)
    return DiagnosticRenderer(.text, options: options)
      .render([finding], sources: [SourceText(path: "a", content)])
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func textForm() {
    #expect(
      render(.text) == """
        Specs/Counter.feature:3:7: error: 'count' is declared twice [FG1204]
          |
        3 |   var count = 1
          |       ^^^^^ again here
          |
        2 |   var count = 0
          |       ----- first declared here
          |
          = hint: rename one of them
          = fix: rename it to 'count2'

        """)
  }

  @Test func textFormInColor() {
    let colored = render(.text, RenderingOptions(color: true))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!render(.text).contains("\u{1B}"))
  }

  @Test func g17PlainFormIsOneLineAPlace() {
    #expect(
      render(.plain) == """
        Specs/Counter.feature:3:7: error: 'count' is declared twice
        Specs/Counter.feature:2:7: note: first declared here
        Specs/Counter.feature:3:7: note: rename one of them

        """)
    #expect(
      render(.plain, RenderingOptions(baseFolder: "/home/me"))
        .hasPrefix("/home/me/Specs/Counter.feature:3:7: error:"))
  }

  @Test func githubForm() {
    #expect(
      render(.github)
        == "::error file=Specs/Counter.feature,line=3,endLine=3,col=7,endColumn=12,title=FG1204"
        + "::'count' is declared twice%0Arename one of them\n")
  }

  @Test func jsonForm() {
    let json = render(.json)
    #expect(json.contains("\"id\": \"FG1204\""))
    #expect(json.contains("\"line\": 3"))
    #expect(json.contains("\"offset\": 40"))
    #expect(json.contains("\"replacement\": \"count2\""))
    #expect(
      DiagnosticRenderer(.json).render([], sources: [])
        == "{\n  \"version\": 1,\n  \"diagnostics\": []\n}\n")
  }

  @Test func sarifForm() {
    let sarif = render(.sarif)
    #expect(sarif.contains("\"version\": \"2.1.0\""))
    #expect(sarif.contains("\"columnKind\": \"utf16CodeUnits\""))
    #expect(sarif.contains("\"ruleId\": \"FG1204\""))
    #expect(sarif.contains("\"startColumn\": 7"))
    #expect(sarif.contains("\"insertedContent\""))
  }

  @Test func sarifEncodesPaths() {
    let finding = Diagnostic(DiagnosticID(1), "m", at: location(0, 1))
    let sarif = DiagnosticRenderer(.sarif)
      .render([finding], sources: [SourceText(path: "a b/é.feature", "x")])
    #expect(sarif.contains("\"uri\": \"a%20b/%C3%A9.feature\""))
  }

  @Test func wideCharactersAndTabsLineUp() {
    #expect(text("日本x", SourceRange(6, 7))[2...3] == ["1 | 日本x", "  |     ^"])
    #expect(text("\tx", SourceRange(1, 2))[2...3] == ["1 |     x", "  |     ^"])
    #expect(text("👍🏽x", SourceRange(8, 9))[2...3] == ["1 | 👍🏽x", "  |   ^"])
    #expect(text("日本", SourceRange(0, 6))[3] == "  | ^^^^")
  }

  @Test func invisibleCharactersAreSpelledOut() {
    #expect(text("a\u{202E}b", SourceRange(1, 4))[2...3] == ["1 | a<U+202E>b", "  |  ^^^^^^^^"])
    #expect(text("\u{1B}[31m", SourceRange(0, 1))[2] == "1 | <U+001B>[31m")
  }

  @Test func longLinesAreClippedAroundTheSpan() {
    let line = String(repeating: "a", count: 200) + "HERE" + String(repeating: "b", count: 200)
    let lines = text(line, SourceRange(200, 204), width: 24)
    #expect(lines[2] == "1 | …aaaaaaaaaHEREbbbbbbbbb…")
    #expect(lines[3] == "  |           ^^^^")
  }

  /// Only what is near the span is looked at.
  @Test(arguments: [0, 1, 2, 3]) func veryLongLinesAreClippedAroundTheSpan(_ shift: Int) {
    let before = String(repeating: "x", count: shift) + String(repeating: "日", count: 5_000)
    let line = before + "HERE" + String(repeating: "é", count: 5_000)
    let start = before.utf8.count
    let lines = text(line, SourceRange(start, start + 4), width: 24)
    #expect(lines[2] == "1 | …日日日日日日HEREéééééé…")
    #expect(lines[3] == "  | \(String(repeating: " ", count: 13))^^^^")
    #expect(text(line, SourceRange(start, line.utf8.count), width: 24)[2].hasSuffix("ééé…"))
    #expect(text(line, SourceRange(0, 1), width: 24)[2].hasPrefix("1 | \(line.prefix(4))"))
    let last = line.utf8.count
    #expect(text(line, SourceRange(last, last), width: 24)[2].hasSuffix("ééé"))
  }

  @Test func aSpanOverSeveralLinesShowsItsFirst() {
    #expect(text("ab {\n c\n}", SourceRange(3, 9))[2...3] == ["1 | ab {", "  |    ^"])
  }

  @Test func aPlaceAtTheEndHasACaret() {
    #expect(text("ab\n", SourceRange(3, 3))[2...3] == ["2 |", "  | ^"])
    #expect(text("ab", SourceRange(2, 2))[3] == "  |   ^")
  }

  @Test func findingsStandInOrderAndOnce() {
    let late = Diagnostic(DiagnosticID(2), "b", at: location(9, 10))
    let early = Diagnostic(DiagnosticID(9), "a", at: location(1, 2))
    let other = Diagnostic(
      DiagnosticID(1), "c", at: FeatureDiagnostics.SourceLocation(FileID(1), SourceRange(0, 1)))
    let warning = Diagnostic(DiagnosticID(1), .warning, "w", at: location(9, 10))
    #expect([other, warning, late, early, late].inOrder() == [early, late, warning, other])
  }
}
