import FeatureDiagnostics
import FeatureSyntax
import Foundation
import Testing

@testable import FeatureGeneration

/// The promise: a spec without unchecked parts that passes the checker gives Swift that compiles.
///
/// Each folder of `Tests/Promise` is one module with the embedded runtime, made of specs whose names and
/// forms were chosen to break it; `.ci/compile-matrix` compiles the same in every language mode.
@Suite("The promise") struct PromiseTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Promise")

  /// The modules, by the names of their folders.
  static let modules: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  private func sources(_ module: String) throws -> [SourceText] {
    let folder = Self.folder.appendingPathComponent(module)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".feature") }.sorted().map { name in
        let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
        return SourceText(path: name, bytes: Array(bytes))
      }
  }

  @Test(
    "G1 G6 specs with names that get in the way compile", arguments: PromiseTests.modules)
  func compiles(_ module: String) throws {
    let result = Generator(options: GenerationOptions(access: .public)).run(try sources(module))
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let errors = try SwiftCompiler.errors(in: result.files.byName)
    #expect(errors == "")
  }

  @Test("an embedded runtime bears every standard name that it uses as one of the run's own")
  func embedded() throws {
    let names = RuntimeText.standardNames.filter { $0.module != "SwiftUI" }.flatMap(\.names)
    let spec = names.sorted().map { "struct \($0): Hashable { var own = 1 }\n" }.joined()
    let result = Generator(options: GenerationOptions()).run([
      SourceText(path: "Names.feature", bytes: Array(spec.utf8))
    ])
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let errors = try SwiftCompiler.errors(in: result.files.byName)
    #expect(errors == "")
  }
}
