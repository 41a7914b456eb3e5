import FeatureDiagnostics
import FeatureGenCLI
import FeatureGeneration
import FeatureWorkspace
import Foundation
import Testing

/// `featuregen explain`, against the pages as they are in the repository.
@Suite struct ExplainCommandTests {
  private let tool = Tool(
    ToolEnvironment(
      disk: DiskFileSystem(), standardInput: { () throws(FileError) in [] }, workingFolder: "/",
      isTerminal: false, variables: [:],
      pipeline: { _, _ in GenerationResult(diagnostics: [], files: []) },
      pause: { _, _ in false }, print: { _ in }))

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/diagnostics")

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("FG") }.map { String($0.dropLast(3)) }.sorted()
  }

  @Test func everyPageIsPrintedAsItStands() throws {
    for name in try Self.names() {
      let page = try String(
        contentsOf: Self.folder.appendingPathComponent(name + ".md"), encoding: .utf8)
      #expect(tool.run(["explain", name]).output == page)
    }
  }

  @Test func theListHasEveryIDWithItsTitle() throws {
    let lines = tool.run(["explain", "--list"]).output.split(separator: "\n")
    let names = try Self.names()
    #expect(lines.map { String($0.prefix(6)) } == names)
    #expect(lines.contains("FG1204  Name of a module"))
    #expect(lines.allSatisfy { $0.count > 10 })
  }

  @Test func anIDCanBeWrittenShort() {
    let page = tool.run(["explain", "FG1204"]).output
    #expect(tool.run(["explain", "fg1204"]).output == page)
    #expect(tool.run(["explain", "1204"]).output == page)
  }

  @Test func whatThereIsNotIsRefused() {
    let unknown = tool.run(["explain", "FG9999"])
    #expect(unknown.exitCode == .usage)
    #expect(unknown.errors.contains("there is no finding 'FG9999'"))
    #expect(tool.run(["explain"]).exitCode == .usage)
  }

  @Test func aBrokenConfigurationIsNoHindrance() {
    #expect(tool.run(["explain", "1204", "--config", "/no/such/file"]).exitCode == .success)
  }

  /// The index of the pages is the list.
  @Test func theIndexNamesEveryPage() throws {
    let index = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = tool.run(["explain", "--list"]).output.split(separator: "\n").map { line in
      let id = line.prefix(6)
      return "- [\(id)](\(id).md): \(line.dropFirst(8))"
    }
    #expect(index.split(separator: "\n").filter { $0.hasPrefix("- ") }.map(String.init) == lines)
  }
}
