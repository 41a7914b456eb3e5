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
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The modules, by the names of their folders.
  static let modules: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Tests/Promise").path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  private func sources(_ module: String) throws -> [SourceText] {
    let folder = Self.root.appendingPathComponent("Tests/Promise/\(module)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".feature") }.sorted().map { name in
        let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
        return SourceText(path: name, bytes: Array(bytes))
      }
  }

  /// What the compiler says about the files; nothing where it accepts them.
  private func compilerErrors(_ files: [OutputFile], _ more: [String: String] = [:]) throws
    -> String
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("featuregen-promise-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files.map({ ($0.name, $0.text) }) + more.map({ ($0.key, $0.value) }) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.currentDirectoryURL = folder
    compiler.arguments =
      ["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Promised", "-swift-version"]
      + ["6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny"]
      + ["-enable-upcoming-feature", "InternalImportsByDefault"]
      + ["-enable-upcoming-feature", "MemberImportVisibility"]
      + (files.map(\.name) + more.keys.sorted())
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? "" : said
  }

  @Test(
    "G1 G2 G6 specs with names that get in the way compile", arguments: PromiseTests.modules)
  func compiles(_ module: String) throws {
    let result = Generator(options: GenerationOptions(access: .public)).run(try sources(module))
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let errors = try compilerErrors(result.files)
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
    let errors = try compilerErrors(result.files)
    #expect(errors == "")
  }
}
