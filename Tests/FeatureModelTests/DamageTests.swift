import FeatureDiagnostics
import FeatureSyntax
import Foundation
import Testing

@testable import FeatureModel

/// What is said of a whole spec with one token damaged, by the parser and the checker together.
@Suite struct DamageTests {
  private enum Kind: String, CaseIterable {
    case deleted, doubled, swapped
  }

  /// Every so many tokens are tried: each try checks a whole spec.
  private static let stride = 11

  private static func corpus() throws -> [SourceText] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Specs")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".feature") }.sorted().map { name in
        let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
        return SourceText(path: name, bytes: Array(bytes))
      }
      .filter { $0.bytes.count < 3000 }
  }

  /// The damaged texts with the place of the damage.
  private static func damaged(_ kind: Kind, _ spec: SourceText) -> [(SourceText, Int)] {
    let tokens = parse(spec, file: FileID(0)).tree.tokens.filter { !$0.range.isEmpty }
    return Swift.stride(from: 0, to: tokens.count - 1, by: Self.stride).map { index in
      let (token, next) = (tokens[index], tokens[index + 1])
      let text = spec.bytes[token.start..<token.end]
      var bytes = Array(spec.bytes[..<token.start])
      var rest = token.end
      switch kind {
      case .deleted: break
      case .doubled: bytes += text + [0x20] + text
      case .swapped:
        bytes += spec.bytes[next.start..<next.end] + spec.bytes[token.end..<next.start] + text
        rest = next.end
      }
      bytes += spec.bytes[rest...]
      return (SourceText(path: spec.path, bytes: bytes), token.start)
    }
  }

  @Test(arguments: Kind.allCases) private func aDamagedTokenIsReportedNearby(_ kind: Kind) throws {
    var near = 0
    var reported = 0
    var findings = 0
    for spec in try Self.corpus() {
      for (text, offset) in Self.damaged(kind, spec) {
        let parsed = parse(text, file: FileID(0))
        let checked = Checker(files: [parsed.ast], texts: [text]).check()
        let errors = (parsed.diagnostics + checked.diagnostics).inOrder()
          .filter { $0.severity == .error }
        guard let first = errors.first else { continue }
        let tokens = parsed.tree.tokens.filter { !$0.range.isEmpty }
        func place(_ offset: Int) -> Int { tokens.firstIndex { $0.end > offset } ?? tokens.count }
        reported += 1
        findings += errors.count
        let distance = abs(place(first.location.range.start) - place(offset))
        if distance <= 3 {
          near += 1
        } else if ProcessInfo.processInfo.environment["FEATUREGEN_SHOW"] == "1" {
          print("--- \(kind) \(spec.path) \(distance) ---")
          print(DiagnosticRenderer(.text).render([first], sources: [text]))
          let line = LineTable(text).line(at: offset)
          print("damage on line \(line)")
        }
      }
    }
    print("\(kind.rawValue): \(near) of \(reported) within 3 tokens, \(findings) errors")
    #expect(reported > 100)
    #expect(near * 10 >= reported * 9)
    #expect(findings < reported * 2)
  }
}
