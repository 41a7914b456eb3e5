import FeatureDiagnostics
import FeatureSyntax
import Foundation
import Testing

/// Every spec of the corpus, by its path.
func corpus() throws -> [SourceText] {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Specs")
  let files = try #require(
    FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
  let paths = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "feature" }
  return try paths.sorted { $0.path < $1.path }.map {
    SourceText(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
  }
}

@Suite struct CorpusTests {
  @Test func everySpecOfTheCorpusIsReadWithoutAFinding() throws {
    let specs = try corpus()
    #expect(specs.count >= 8)
    for spec in specs {
      let parsed = parse(spec, file: FileID(0))
      #expect(parsed.tree.bytes == spec.bytes, "\(spec.path) is not kept")
      #expect(parsed.diagnostics.map(\.message) == [], "\(spec.path)")
      #expect(!parsed.ast.items.isEmpty)
    }
  }

  @Test func lineEndsAndByteOrderMarksChangeNothing() throws {
    for spec in try corpus() {
      let text = String(decoding: spec.bytes, as: UTF8.self)
      let crlf = Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
      let cr = Array(text.replacingOccurrences(of: "\n", with: "\r").utf8)
      let marked = [0xEF, 0xBB, 0xBF] + spec.bytes
      for bytes in [crlf, cr, marked] {
        let parsed = parse(SourceText(path: spec.path, bytes: bytes), file: FileID(0))
        #expect(parsed.tree.bytes == bytes)
        #expect(parsed.diagnostics.isEmpty, "\(spec.path)")
        #expect(parsed.ast.items.count == parse(spec, file: FileID(0)).ast.items.count)
      }
    }
  }
}
