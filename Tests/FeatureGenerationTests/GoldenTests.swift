import FeatureDiagnostics
import FeatureSyntax
import Foundation
import Testing

@testable import FeatureGeneration

/// Every spec of `Specs/` beside what it becomes in `Tests/Golden`, which this package compiles.
///
/// `FEATUREGEN_RECORD=1` writes the files anew and fails, so that recording never passes for a test.
@Suite("Goldens") struct GoldenTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let goldens = root.appendingPathComponent("Tests/Golden")
  private static let isRecording = ProcessInfo.processInfo.environment["FEATUREGEN_RECORD"] == "1"

  /// The specs below `Specs/`, by their path within the repository.
  static let specs: [String] = {
    let folder = root.appendingPathComponent("Specs")
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".feature") }.sorted()
  }()

  private func generated(_ spec: String) throws -> GenerationResult {
    let url = Self.root.appendingPathComponent("Specs/\(spec)")
    let source = SourceText(path: "Specs/\(spec)", bytes: Array(try Data(contentsOf: url)))
    return Generator(options: GenerationOptions(access: .internal, runtime: .import)).run([source])
  }

  @Test("a spec becomes its golden", arguments: GoldenTests.specs)
  func golden(_ spec: String) throws {
    let result = try generated(spec)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let file = try #require(result.files.first)
    let url = Self.goldens.appendingPathComponent(file.name)
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.goldens, withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
      Issue.record("recorded \(file.name)")
      return
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == file.text)
  }

  @Test("there is a spec for each golden")
  func orphans() throws {
    let expected = Set(Self.specs.map(OutputNames.output(ofSpecAt:)))
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
      .filter { $0.hasSuffix(".generated.swift") }
    #expect(Set(found) == expected)
  }
}
