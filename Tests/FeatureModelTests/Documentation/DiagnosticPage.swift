import FeatureDiagnostics
import FeatureSyntax
import Foundation

@testable import FeatureModel

/// A page of `Documentation/diagnostics`: what is wrong, and a spec before and after.
struct DiagnosticPage {
  /// The spec that breaks the rule.
  var wrong: SourceText
  /// Ids that cannot but come with it.
  var also: Set<String>
  /// The spec that keeps it.
  var mended: SourceText
  /// Ids that it keeps: of what is not built yet.
  var mendedAlso: Set<String>

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/diagnostics")

  /// The ids of specs that have a page, in order; FG0010 and its neighbours are about whole runs.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("FG") && $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
      .filter { !("FG0010"..."FG0999").contains($0) }.sorted()
  }

  /// The page of an id; nil where it does not have its two specs.
  init?(_ id: String) throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent(id + ".md"), encoding: .utf8)
    let parts = text.components(separatedBy: "\n```")
    guard parts.count == 5 else { return nil }
    let (head, wrong) = Self.block(parts[1])
    let (mendedHead, mended) = Self.block(parts[3])
    self.wrong = SourceText(path: "wrong.feature", bytes: wrong)
    self.mended = SourceText(path: "mended.feature", bytes: mended)
    also = Self.ids(head)
    mendedAlso = Self.ids(mendedHead)
  }

  private static func ids(_ head: String) -> Set<String> {
    Set(head.split(separator: " ").map(String.init).filter { $0.hasPrefix("FG") })
  }

  /// The first line of a fenced block and its bytes; `\xNN` in a block of bytes is one byte.
  private static func block(_ text: String) -> (head: String, bytes: [UInt8]) {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let head = String(lines[0])
    let body = Array((lines.count > 1 ? lines[1] + "\n" : "").utf8)
    guard head.contains("bytes") else { return (head, body) }
    var bytes: [UInt8] = []
    var index = 0
    while index < body.count {
      let isEscape =
        index + 3 < body.count && body[index] == UInt8(ascii: "\\")
        && body[index + 1] == UInt8(ascii: "x")
      let digits = isEscape ? String(decoding: body[(index + 2)...(index + 3)], as: UTF8.self) : ""
      if isEscape, let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        index += 4
      } else {
        bytes.append(body[index])
        index += 1
      }
    }
    return (head, bytes)
  }

  /// Everything found in a spec, as «line: id message».
  ///
  /// A spec with syntax errors is checked too where `isWhole` says so.
  static func findings(_ text: SourceText, isWhole: Bool = false) -> [(id: String, line: String)] {
    let parsed = parse(text, file: FileID(0))
    var found = parsed.diagnostics
    if isWhole || !found.contains(where: { $0.severity == .error }) {
      found += Checker(files: [parsed.ast], texts: [text]).check().diagnostics
    }
    let lines = LineTable(text)
    return found.map { finding in
      let line = lines.line(at: finding.location.range.start)
      return ("\(finding.id)", "\(line): \(finding.id) \(finding.message)")
    }
  }
}
