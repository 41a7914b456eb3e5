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

  private func generated(
    _ spec: String,
    _ options: GenerationOptions = GenerationOptions(access: .internal, runtime: .import)
  ) throws -> GenerationResult {
    let url = Self.root.appendingPathComponent("Specs/\(spec)")
    let source = SourceText(path: "Specs/\(spec)", bytes: Array(try Data(contentsOf: url)))
    return Generator(options: options).run([source])
  }

  /// Compares a file with its golden, or records it.
  private func compare(_ file: OutputFile, with golden: URL) throws {
    if Self.isRecording {
      let folder = golden.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: golden)
      Issue.record("recorded \(file.name)")
      return
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == file.text)
  }

  @Test("a spec becomes its golden", arguments: GoldenTests.specs)
  func golden(_ spec: String) throws {
    let result = try generated(spec)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let file = try #require(result.files.first)
    try compare(file, with: Self.goldens.appendingPathComponent(file.name))
  }

  /// The specs whose views are compiled and driven in the form for systems without Observation.
  static let combined = [
    "AlertTitle.feature", "AlertsAndDialogs.feature", "Views/ContactForm.feature",
    "Views/Library.feature", "Views/Playlist.feature", "Views/StepCounter.feature",
    "Views/TodoList.feature",
  ]

  @Test("a spec with views becomes its golden for Combine", arguments: GoldenTests.combined)
  func combineGolden(_ spec: String) throws {
    let options = GenerationOptions(access: .internal, runtime: .import, observation: .combine)
    let file = try #require(try generated(spec, options).files.first)
    try compare(
      file, with: Self.root.appendingPathComponent("Tests/CombineFormTests/Specs/\(file.name)"))
  }

  @Test("there is a spec for each golden")
  func orphans() throws {
    let expected = Set(Self.specs.map(OutputNames.output(ofSpecAt:)))
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
      .filter { $0.hasSuffix(".generated.swift") }
    #expect(Set(found) == expected)
  }
}
