import FeatureDiagnostics
import FeatureSyntax
import Foundation
import Testing

@testable import FeatureModel

/// The mistakes that people make, each a spec under `Tests/Mistakes` with all that is said about it
/// in the file of the same name that ends in `.txt`.
///
/// `FEATUREGEN_RECORD=1` writes the texts anew, and fails.
@Suite struct MistakeTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Mistakes")
  static let isRecording = ProcessInfo.processInfo.environment["FEATUREGEN_RECORD"] == "1"

  static func names(_ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  private static func spec(_ name: String) throws -> SourceText {
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".feature"))
    return SourceText(path: name + ".feature", bytes: Array(data))
  }

  /// All that is found in a spec, as the command line finds it.
  private static func findings(_ spec: SourceText) -> [Diagnostic] {
    let parsed = parse(spec, file: FileID(0))
    let checked = Checker(files: [parsed.ast], texts: [spec]).check()
    return (parsed.diagnostics + checked.diagnostics).inOrder()
  }

  @Test(arguments: try names(".feature")) func itIsSaidAsRecorded(_ name: String) throws {
    let spec = try Self.spec(name)
    let findings = Self.findings(spec)
    let text = DiagnosticRenderer(.text).render(findings, sources: [spec])
    let file = Self.folder.appendingPathComponent(name + ".txt")
    if Self.isRecording {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded")
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded)
  }

  /// One mistake is one finding, and it says what to do.
  @Test(arguments: try names(".feature")) func itIsOneFindingWithAdvice(_ name: String) throws {
    let findings = Self.findings(try Self.spec(name))
    #expect(findings.count == 1, "\(findings.map { "\($0.id) \($0.message)" })")
    for finding in findings {
      #expect(finding.hint != nil || !finding.fixIts.isEmpty, "\(finding.message)")
    }
  }

  /// What a finding offers to mend is mended by it.
  @Test(arguments: try names(".feature")) func itsChangeMendsIt(_ name: String) throws {
    let spec = try Self.spec(name)
    let findings = Self.findings(spec)
    let mended = FixItApplication.apply(findings, to: [spec])
    for finding in findings where !finding.fixIts.isEmpty {
      let left = Self.findings(mended[0]).filter { $0.message == finding.message }
      #expect(left.isEmpty, "\(finding.fixIts[0].title)")
    }
  }

  @Test func thereAreMany() throws {
    #expect(try Self.names(".feature").count >= 60)
  }

  @Test func noTextIsLeftOver() throws {
    #expect(try Self.names(".txt") == Self.names(".feature"))
  }
}
