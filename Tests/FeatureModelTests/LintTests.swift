import FeatureDiagnostics
import FeatureSyntax
import Testing

@testable import FeatureModel

/// The lints: each speaks where it should, and is silent where something else may be meant.
@Suite struct LintTests {
  private func findings(_ texts: String...) -> [String] {
    let sources = texts.enumerated().map { SourceText(path: "\($0).feature", $1) }
    let files = sources.enumerated().map { parse($1, file: FileID($0)).ast }
    return Checker(files: files, texts: sources).check().diagnostics
      .map { finding in
        let text = sources[finding.location.file.index].text(finding.location.range)
        return "\(finding.id) \(finding.severity.rawValue) \(text)"
      }
  }

  @Test func aFieldThatNothingUses() {
    #expect(
      findings("feature F { state { var a = 0; var b = 1 }\n action go { b += 1 } }")
        == ["FG1610 warning a"])
  }

  @Test func aFieldIsUsedByWhateverMentionsIt() {
    for item in [
      "binding a", "action go { a = 1 }", "invariant \"x\" a > 0", "binding c = a == 1",
      "extern action go", "action go { swift { state.a = 1 } }",
    ] {
      #expect(findings("feature F { state { var a = 0 }\n \(item) }").isEmpty, "\(item)")
    }
    #expect(findings("feature F { state { let a = 0; var b = 1 }\n binding b }").isEmpty)
  }

  @Test func aFieldOfAChildBelongsToItsParentToo() {
    let child = "feature Row { state { var isOpen = false; var n = 0 }\n binding n }"
    #expect(findings(child) == ["FG1610 warning isOpen"])
    #expect(findings(child, "feature List { child row: Row }").isEmpty)
    #expect(findings(child, "feature List { stack path { case row(Row) } }").isEmpty)
  }

  @Test func aFieldIsUsedByAView() {
    let feature = "feature F { state { var a = 0; var n = 0 }\n binding n }"
    #expect(findings(feature) == ["FG1610 warning a"])
    #expect(findings(feature, "view V { store F\n Text(\"\\(a)\") }").isEmpty)
  }

  @Test func aReactionToAFieldThatNothingWrites() {
    #expect(
      findings("feature F { state { var a = 0; var n = 0 }\n onChange(a) { n += 1 } }")
        == ["FG1604 warning a"])
    #expect(
      findings("feature F { state { var a = 0; var n = 0 }\n binding a\n onChange(a) { n += 1 } }")
        .isEmpty)
  }

  @Test func aPrivateActionThatIsNeverSent() {
    let head = "feature F { state { var a = 0 }\n binding a\n private action go { a += 1 }\n"
    #expect(findings(head + "}") == ["FG1611 warning go"])
    #expect(findings(head + "action up { send go } }").isEmpty)
    #expect(
      findings("feature F { state { var a = 0 }\n binding a\n action go { a += 1 } }").isEmpty)
  }

  @Test func aPrivateActionIsSentByAnEffectToo() {
    #expect(
      findings(
        "feature F { state { var a = 0 }\n private action go { a += 1 }\n"
          + "effect tick every .seconds(1) -> go\n }"
      ).isEmpty)
  }

  @Test func anOutputThatNoParentHears() {
    let child = "feature Row { state { let id = 0; var n = 0 }\n binding n\n output done }"
    #expect(findings(child).isEmpty)
    #expect(findings(child, "feature List { child row: Row }") == ["FG1612 warning done"])
    #expect(
      findings(
        child,
        "feature List { state { var n = 0 }\n children rows: Row by id\n on rows[id].done { n += 1 } }"
      ).isEmpty)
    #expect(findings(child, "feature List { child row: Row\n output done from row.done }").isEmpty)
  }

  @Test(arguments: [
    ("feature todo_list { state { var n = 0 }\n binding n }", "todo_list", "TodoList"),
    ("struct item { var a = 1 }", "item", "Item"),
    ("enum Kind { case First }", "First", "first"),
    ("enum Kind { case URL }", "URL", "url"),
    ("feature F { state { var URLString = \"\" }\n binding URLString }", "URLString", "urlString"),
    ("feature F { state { var MAX_COUNT = 1 }\n binding MAX_COUNT }", "MAX_COUNT", "maxCount"),
    ("func Half(_ n: Int) -> Int { n / 2 }", "Half", "half"),
  ])
  func namesFollowSwiftsGuidelines(_ text: String, _ name: String, _ better: String) {
    let source = SourceText(path: "a", text)
    let file = parse(source, file: FileID(0)).ast
    let found = Checker(files: [file], texts: [source]).check().diagnostics
      .filter { $0.id.number == 1613 }
    #expect(found.map { source.text($0.location.range) }.contains(name))
    #expect(found.compactMap(\.hint).contains("call it '\(better)'"))
  }

  @Test(arguments: [
    "feature F { state { var é = 1; var 개수 = 2; var _x = 3 }\n binding é, 개수, _x }",
    "struct Todo2 { var isDone = true }", "extern type user_id", "enum K { case a1, b_ }",
  ])
  func namesOfOtherScriptsAreLeftAlone(_ text: String) {
    #expect(findings(text).isEmpty)
  }
}
