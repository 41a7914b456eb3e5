import FeatureDiagnostics
import Foundation
import Testing

/// SARIF against the standard (OASIS, SARIF 2.1.0): what each object has to have, and may have.
///
/// The objects are those that the renderer writes; a property that the standard does not name fails,
/// as it does under the published schema, whose objects take no others.
@Suite struct SARIFTests {
  /// One kind of object of the standard.
  private struct Shape: Sendable {
    var required: Set<String>
    var members: [String: Kind]
  }

  private indirect enum Kind: Sendable {
    case text
    /// One of a few words.
    case word(Set<String>)
    /// A reference to a file: no blanks, and percent signs before two hexadecimal digits only.
    case uri
    /// A number that is at least so great.
    case number(Int)
    case object(String)
    case list(Kind, atLeast: Int)
  }

  // The sections of the standard are named beside the objects.
  private static let shapes: [String: Shape] = [
    // 3.13
    "sarifLog": Shape(
      required: ["version", "runs"],
      members: [
        "$schema": .text, "version": .word(["2.1.0"]),
        "runs": .list(.object("run"), atLeast: 0),
      ]),
    // 3.14
    "run": Shape(
      required: ["tool"],
      members: [
        "tool": .object("tool"), "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
        "results": .list(.object("result"), atLeast: 0),
      ]),
    // 3.18
    "tool": Shape(required: ["driver"], members: ["driver": .object("toolComponent")]),
    // 3.19
    "toolComponent": Shape(
      required: ["name"],
      members: ["name": .text, "rules": .list(.object("reportingDescriptor"), atLeast: 0)]),
    // 3.49
    "reportingDescriptor": Shape(required: ["id"], members: ["id": .text]),
    // 3.27
    "result": Shape(
      required: ["message"],
      members: [
        "ruleId": .text, "ruleIndex": .number(-1),
        "level": .word(["none", "note", "warning", "error"]), "message": .object("message"),
        "locations": .list(.object("location"), atLeast: 0),
        "relatedLocations": .list(.object("location"), atLeast: 0),
        "fixes": .list(.object("fix"), atLeast: 0),
      ]),
    // 3.11: one of text and id is required; the renderer writes texts.
    "message": Shape(required: ["text"], members: ["text": .text]),
    // 3.28
    "location": Shape(
      required: [],
      members: [
        "physicalLocation": .object("physicalLocation"), "message": .object("message"),
      ]),
    // 3.29
    "physicalLocation": Shape(
      required: ["artifactLocation"],
      members: ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
    // 3.4
    "artifactLocation": Shape(required: ["uri"], members: ["uri": .uri]),
    // 3.30
    "region": Shape(
      required: ["startLine"],
      members: [
        "startLine": .number(1), "startColumn": .number(1), "endLine": .number(1),
        "endColumn": .number(1),
      ]),
    // 3.55
    "fix": Shape(
      required: ["artifactChanges"],
      members: [
        "description": .object("message"),
        "artifactChanges": .list(.object("artifactChange"), atLeast: 1),
      ]),
    // 3.56
    "artifactChange": Shape(
      required: ["artifactLocation", "replacements"],
      members: [
        "artifactLocation": .object("artifactLocation"),
        "replacements": .list(.object("replacement"), atLeast: 1),
      ]),
    // 3.57
    "replacement": Shape(
      required: ["deletedRegion"],
      members: [
        "deletedRegion": .object("region"), "insertedContent": .object("artifactContent"),
      ]),
    // 3.3
    "artifactContent": Shape(required: [], members: ["text": .text]),
  ]

  /// What is wrong with a value.
  private func problems(_ value: Any?, _ kind: Kind, _ path: String) -> [String] {
    switch kind {
    case .text:
      return (value as? String)?.isEmpty == nil ? ["\(path) is no text"] : []
    case .word(let words):
      return (value as? String).map(words.contains) == true ? [] : ["\(path) is no such word"]
    case .uri:
      guard let text = value as? String, URL(string: text) != nil,
        text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { return ["\(path) is no URI"] }
      return []
    case .number(let least):
      return (value as? Int).map { $0 >= least } == true ? [] : ["\(path) is no such number"]
    case .list(let element, let count):
      guard let items = value as? [Any], items.count >= count else {
        return ["\(path) is no such list"]
      }
      return items.enumerated().flatMap { problems($1, element, "\(path)[\($0)]") }
    case .object(let name):
      return objectProblems(value, name, path)
    }
  }

  private func objectProblems(_ value: Any?, _ name: String, _ path: String) -> [String] {
    guard let members = value as? [String: Any], let shape = Self.shapes[name] else {
      return ["\(path) is no \(name)"]
    }
    var found = shape.required.subtracting(members.keys).map { "\(path) has no \($0)" }
    for (key, member) in members {
      if let kind = shape.members[key] {
        found += problems(member, kind, "\(path).\(key)")
      } else {
        found.append("\(path) has an unknown \(key)")
      }
    }
    return found
  }

  private func log(_ findings: [Diagnostic], _ sources: [SourceText]) throws -> Any {
    let text = DiagnosticRenderer(.sarif).render(findings, sources: sources)
    return try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private let sources = [
    SourceText(path: "a b/é%.feature", "feature F {\n  \tname «日本»\n}\n"),
    SourceText(path: "/tmp/B.feature", ""),
  ]

  private var findings: [Diagnostic] {
    [
      Diagnostic(
        DiagnosticID(1), "wrong \"so\"\u{202E}", at: SourceLocation(FileID(0), SourceRange(15, 19)),
        label: "here",
        related: [
          RelatedSpan(SourceLocation(FileID(1), SourceRange(0, 0)), "there"),
          RelatedSpan(SourceLocation(FileID(0), SourceRange(20, 30)), "and there"),
        ],
        hint: "mend it",
        fixIts: [
          FixIt(
            "insert", in: FileID(0),
            [TextEdit(SourceRange(15, 15), "x\n"), TextEdit(SourceRange(20, 30), "")]),
          FixIt("other", in: FileID(1), [TextEdit(SourceRange(0, 0), "")]),
        ]),
      Diagnostic(
        DiagnosticID(1204), .warning, "odd", at: SourceLocation(FileID(1), SourceRange(0, 0))),
      Diagnostic(DiagnosticID(7), .note, "", at: SourceLocation(FileID(0), SourceRange(0, 500))),
    ]
  }

  @Test func findingsOfEveryKindAreValid() throws {
    #expect(problems(try log(findings, sources), .object("sarifLog"), "$") == [])
  }

  @Test func aRunWithoutFindingsIsValid() throws {
    #expect(problems(try log([], []), .object("sarifLog"), "$") == [])
  }

  @Test func eachResultPointsToItsRule() throws {
    let document = try #require(try log(findings, sources) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let tool = try #require(run["tool"] as? [String: [String: Any]])
    let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  /// The checker of this test finds what is not SARIF.
  @Test(arguments: [
    (#"{"version": "2.1"}"#, 2), (#"{"version": "2.1.0", "runs": [{}]}"#, 1),
    (#"{"version": "2.1.0", "runs": [], "extra": 1}"#, 1),
    (#"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a", "rules": [{}]}}}]}"#, 1),
    (
      #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "results": [{"level": "bad", "message": {}}]}]}"#,
      2
    ),
  ])
  func whatIsNotSARIFIsRefused(_ text: String, _ count: Int) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(problems(value, .object("sarifLog"), "$").count == count)
  }
}
