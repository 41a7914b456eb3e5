import FeatureDiagnostics
import FeatureFormatter
import FeatureGenCLI
import FeatureGeneration
import FeatureWorkspace
import Foundation
import Testing

/// `featuregen format`, on files of its own and on the corpus.
@Suite struct FormatCommandTests {
  private func tool(_ input: String = "") -> Tool {
    Tool(
      ToolEnvironment(
        disk: DiskFileSystem(), standardInput: { () throws(FileError) in Array(input.utf8) },
        workingFolder: "/", isTerminal: false, variables: [:],
        pipeline: { Generator(options: $0).run($1) }, pause: { _, _ in false }, print: { _ in }))
  }

  private let loose = "feature F{\nstate{var n=0}\n\n\n\naction go{n+=1}\n}"
  private let tight = "feature F {\n  state { var n = 0 }\n\n  action go { n += 1 }\n}\n"

  private func withSpecs(_ body: (_ folder: String, _ loose: String) throws -> Void) throws {
    try TemporaryFolder.use { folder in
      let disk = DiskFileSystem()
      try disk.makeFolder(folder + "/deep")
      try disk.write(tight, to: folder + "/A.feature")
      try disk.write(loose, to: folder + "/deep/B.feature")
      try body(folder, folder + "/deep/B.feature")
    }
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try DiskFileSystem().read(path), as: UTF8.self)
  }

  @Test func filesAndFoldersAreFormattedInPlace() throws {
    try withSpecs { folder, spec in
      let result = tool().run(["format", folder, "--verbose"])
      #expect(result.exitCode == .success)
      #expect(result.output == "")
      #expect(result.errors == "formatted \(spec)\n")
      let text = try read(spec)
      #expect(text == tight)
      #expect(tool().run(["format", folder, "--verbose"]) == ToolResult())
      let names = try DiskFileSystem().list(folder + "/deep")
      #expect(names == ["B.feature"])
    }
  }

  @Test func checkNamesThemAndWritesNothing() throws {
    try withSpecs { folder, spec in
      let result = tool().run(["format", "--check", folder])
      #expect(result.exitCode == .outOfDate)
      #expect(result.errors == "not formatted: \(spec)\n")
      #expect(result.output == "")
      let text = try read(spec)
      #expect(text == loose)
      #expect(tool().run(["format", "--check", folder + "/A.feature"]) == ToolResult())
    }
  }

  @Test func diffShowsWhatWouldChange() throws {
    try withSpecs { folder, spec in
      let result = tool().run(["format", "--diff", folder])
      #expect(result.exitCode == .success)
      #expect(result.output.hasPrefix("--- a/\(spec)\n+++ b/\(spec)\n"))
      #expect(result.output.contains("-state{var n=0}\n"))
      #expect(result.output.contains("+  state { var n = 0 }\n"))
      let text = try read(spec)
      #expect(text == loose)
      #expect(tool().run(["format", "--diff", "--check", folder]).exitCode == .outOfDate)
    }
  }

  @Test func standardInputGoesToStandardOutput() {
    #expect(tool(loose).run(["format", "-"]).output == tight)
    #expect(tool(loose).run(["format", "-", "--check"]).exitCode == .outOfDate)
    #expect(tool(tight).run(["format", "-", "--check"]) == ToolResult())
    #expect(tool(loose).run(["format", "-", "x.feature"]).exitCode == .usage)
    #expect(tool().run(["format"]).exitCode == .usage)
  }

  @Test func bytesThatAreNotTextAreKept() throws {
    try TemporaryFolder.use { folder in
      let spec = folder + "/A.feature"
      let bytes = Array("feature F{\n// ".utf8) + [0xFF] + Array("\nstate{var n=0}\n}\n".utf8)
      try DiskFileSystem().write(bytes, to: spec)
      #expect(tool().run(["format", spec]).exitCode == .success)
      #expect(try DiskFileSystem().read(spec).contains(0xFF))
    }
  }

  // MARK: The corpus

  private func corpus() throws -> [SourceText] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let loader = SpecLoader(DiskFileSystem()) { () throws(FileError) in [] }
    return try loader.load([root.appendingPathComponent("Specs").path])
  }

  /// What is generated, without the lines that only say where something stands in its spec.
  private func generated(_ source: SourceText) -> [String] {
    let result = Generator(options: GenerationOptions(runtime: .import)).run([source])
    #expect(result.diagnostics.filter { $0.severity == .error }.isEmpty, "\(source.path)")
    return result.files.map { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("#sourceLocation(") }.joined(separator: "\n")
    }
  }

  /// Ways to write a spec that its layout undoes.
  private static let damage: [@Sendable (String) -> String] = [
    { $0.replacingOccurrences(of: "\n", with: "\r\n") },
    { $0.replacingOccurrences(of: "\n\n", with: "\n\n\n\n") },
    { text in
      text.contains("\"\"\"") || text.contains("swift {")
        ? text
        : text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    },
    // The text of Swift between braces is its author's.
    { $0.contains("swift") ? $0 : $0.replacingOccurrences(of: " { ", with: "  {   ") },
  ]

  @Test func formattingNeverChangesWhatIsGenerated() throws {
    for spec in try corpus() {
      let text = String(decoding: spec.bytes, as: UTF8.self)
      let expected = generated(spec)
      for damage in Self.damage {
        let damaged = SourceText(path: spec.path, damage(text))
        let formatted = format(damaged)
        #expect(formatted.bytes == spec.bytes, "\(spec.path)")
        #expect(generated(damaged) == expected, "\(spec.path)")
        #expect(generated(formatted) == expected, "\(spec.path)")
      }
    }
  }

  /// Neither an error nor a warning, of the lints or others, is to be said about the corpus.
  @Test func theCorpusIsQuiet() throws {
    for spec in try corpus() {
      #expect(tool().run(["check", spec.path]) == ToolResult())
    }
  }

  /// The time is printed, not judged: it depends on what else the machine does.
  @Test func theTimeGrowsWithTheText() throws {
    let text = try corpus().map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for count in [2, 4, 8] {
      let source = SourceText(path: "a", String(repeating: text, count: count))
      let time = ContinuousClock().measure { #expect(format(source).bytes == source.bytes) }
      print("format: \(source.bytes.count) bytes in \(time)")
    }
  }
}
