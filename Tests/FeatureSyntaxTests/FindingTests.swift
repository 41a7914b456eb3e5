import FeatureDiagnostics
import FeatureSyntax
import Testing

/// A wrong text in which «…» marks exactly what is found.
struct Mistake: CustomTestStringConvertible {
  let id: Int
  let marked: String
  init(_ id: Int, _ marked: String) {
    self.id = id
    self.marked = marked
  }

  var testDescription: String { "FG\(id): \(marked)" }

  /// The text without marks, and the range between them.
  var spec: (text: String, range: SourceRange) {
    let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    return (
      String(parts[0] + rest[0] + rest[1]), SourceRange(start, start + rest[0].utf8.count)
    )
  }
}

func inAction(_ id: Int, _ body: String) -> Mistake {
  Mistake(id, "feature F {\n  action a {\n    \(body)\n  }\n}\n")
}

func inFeature(_ id: Int, _ item: String) -> Mistake {
  Mistake(id, "feature F {\n  \(item)\n}\n")
}

let mistakes: [Mistake] = [
  inFeature(2, "// a«\0»"), inFeature(3, "// a«\u{202E}»"), inAction(1004, "x = 1 «¤»"),
  inAction(1005, "x = «\"abc»"), Mistake(1006, "«/*» never closed"),
  inAction(1007, "swift «{» a(\"}"), inAction(1008, "x = «`a b`»"),
  inAction(1009, "x = «12abc»"), inAction(1010, "x = «'abc'»"), inAction(1011, "x = \"a«\\q»\""),
  inAction(1012, "x = \"\"\"«a»\n    \"\"\""),
  inAction(1013, "x = \"\"\"\n   «a»\n    \"\"\""),
  inFeature(1014, "action a\n  «/// lost»"),
  inAction(1030, "x = 1 «y»"), inFeature(1031, "action a(b«» Int) { }"),
  Mistake(1032, "feature F {\n  state {\n    var a = 1«»\n  action b { }\n}\n"),
  Mistake(1033, "feature F {\n  action b { } «}»\n  action c { }\n}\n"),
  inFeature(1034, "action« { }»".replacingOccurrences("« { }»", with: "«» { }")),
  inFeature(1035, "action «_» { }"), inFeature(1036, "state { var a«» }"),
  inAction(1037, "x =«»"), inAction(1038, "let y«»"),
  inFeature(1039, "invariant« » x > 0".replacingOccurrences("« »", with: "«» ")),
  inFeature(1040, "invariant \"a \\(«b»)\" x > 0"), inAction(1041, "x = a «**» b"),
  inAction(1042, "x = a «-»b"), inAction(1043, "x = a < b «<» c"), inAction(1044, "x = «in» + 1"),
  Mistake(1045, "«featur» F { }\n"), inFeature(1046, "«bindng» x"),
  inFeature(1047, "state { «foo» }"), inFeature(1048, "«var» a = 1"),
  inFeature(1049, "state { «count» = 0 }"), inFeature(1050, "state { let «a»: Int { 1 } }"),
  inFeature(1051, "state { var a: Int { get { 1 } «set» { } } }"),
  inFeature(1052, "extern action a «{» }"), inFeature(1053, "output a «{» }"),
  inFeature(1054, "binding a: Int «{» get { 1 } }"),
  Mistake(1055, "view V { binding a: Bool = «true»\n Text(\"\") }\n"),
  inFeature(1056, "effect e«»"), inAction(1057, "x = «swift» { 1 }"),
  Mistake(1058, "feature F { «{»\n  action a\n}\n"), inAction(1080, "if a «=» b { }"),
  inFeature(1081, "state { «@Published» var a = 1 }"), inAction(1082, "«do» { try x() } catch { }"),
  inAction(1082, "x = «try» y()"), inAction(1082, "x = y «as» Int"),
  Mistake(1082, "«class» A { }\n"),
  inAction(1083, "«send(.go)»"), inAction(1084, "«dismiss()»"),
  Mistake(1085, "view V {\n Text(\"\")\n «state» a = 1\n}\n"),
  Mistake(1085, "view V {\n Text(\"\")\n «let» a: Int\n}\n"),
  Mistake(1086, "view V {\n «var body: some View» { Text(\"\") }\n}\n"),
  Mistake(1190, "feature F«<T>» { }\n"),
  inFeature(1191, "«before» a { }"), Mistake(1192, "«extension feature» F { }\n"),
]

extension String {
  func replacingOccurrences(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}

@Suite struct FindingTests {
  @Test(arguments: mistakes)
  func eachMistakeIsOneFindingAtItsPlace(_ mistake: Mistake) {
    let (text, range) = mistake.spec
    let found = parse(SourceText(path: "a", text), file: FileID(0)).diagnostics
    #expect(found.map(\.id.number) == [mistake.id], "\(found.map(\.message))")
    #expect(found.first?.location.range == range)
    #expect(found.first?.hint?.isEmpty == false)
  }

  @Test func bytesThatAreNotUTF8AreFoundWhereTheyStand() {
    let bytes = Array("// a".utf8) + [0xFF] + Array("\nfeature F { }\n".utf8)
    let found = parse(SourceText(path: "a", bytes: bytes), file: FileID(0)).diagnostics
    #expect(found.map(\.id.number) == [1])
    #expect(found.first?.location.range == SourceRange(4, 5))
  }

  @Test func depthIsReportedOnce() {
    let text =
      "feature F { action a { x = \(String(repeating: "(", count: 500))1"
      + "\(String(repeating: ")", count: 500)) } }"
    let found = parse(SourceText(path: "a", text), file: FileID(0)).diagnostics
    #expect(found.map(\.id.number) == [1015])
  }

  @Test func everyRuleIsTried() {
    let tried = Set(mistakes.map(\.id)).union([1015])
    #expect(Set(SyntaxRule.all.map(\.id.number)).subtracting(tried).sorted() == [])
    #expect(Set(SyntaxRule.all.map(\.id)).count == SyntaxRule.all.count)
  }

  /// A fix-it that is applied leaves a text without that finding.
  @Test(arguments: mistakes)
  func fixItsMendWhatTheyBelongTo(_ mistake: Mistake) {
    let text = mistake.spec.text
    for found in parse(SourceText(path: "a", text), file: FileID(0)).diagnostics {
      for fix in found.fixIts {
        var bytes = Array(text.utf8)
        for edit in fix.edits.reversed() {
          bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement.utf8)
        }
        let after = parse(SourceText(path: "a", bytes: bytes), file: FileID(0)).diagnostics
        #expect(!after.contains { $0.id == found.id }, "\(fix.title): \(after.map(\.message))")
      }
    }
  }
}
