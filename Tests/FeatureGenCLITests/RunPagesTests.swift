import FeatureDiagnostics
import FeatureGenCLI
import FeatureGeneration
import FeatureWorkspace
import Foundation
import Testing

/// The pages about whole runs rather than about one spec: the wrong form gives the id, the mended one
/// nothing.
@Suite struct RunPagesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/diagnostics")

  /// The ids that the runs of the tool can give beside those of the rules of the language.
  private static let ids = [
    OutputNameRule.id, ConfigurationReader.notJSON, ConfigurationReader.unknownKey,
    ConfigurationReader.wrongValue, ConfigurationReader.doubleKey, TemplateRule.id, SizeRule.id,
  ].map(\.description)

  /// The kind of the page's two blocks, and what is in them.
  private func blocks(_ id: String) throws -> (kind: String, wrong: String, mended: String) {
    let page = try String(
      contentsOf: Self.folder.appendingPathComponent(id + ".md"), encoding: .utf8)
    let parts = page.components(separatedBy: "\n```")
    try #require(parts.count == 5)
    let wrong = parts[1].split(separator: "\n", maxSplits: 1).map(String.init)
    let mended = parts[3].split(separator: "\n", maxSplits: 1).map(String.init)
    try #require(wrong.count == 2 && mended.count == 2 && wrong[0] == mended[0])
    return (wrong[0], wrong[1], mended[1])
  }

  private let spec = "feature F {\n  state { var n = 0 }\n  action go { n += 1 }\n}\n"

  /// What a run says about one of the forms.
  private func errors(_ kind: String, _ text: String) throws -> String {
    var errors = ""
    try TemporaryFolder.use { folder in
      let disk = DiskFileSystem()
      try disk.write(spec, to: folder + "/Plain.feature")
      var words = ["check", folder + "/Plain.feature"]
      var templates: [TemplateFile] = []
      switch kind {
      case "paths":
        for (index, path) in text.split(separator: "\n").enumerated() {
          let place = folder + "/\(path)"
          try disk.makeFolder(Path.folder(of: place))
          try disk.write(
            spec.replacingOccurrences(of: "feature F", with: "feature F\(index)"), to: place)
        }
        words = ["check", folder]
      case "bytes":
        let size = try #require(Int(text.prefix { $0.isNumber }))
        let comment = String(repeating: "/", count: size - spec.utf8.count)
        try disk.write(spec + comment, to: folder + "/Plain.feature")
      case "json":
        try disk.write(text, to: folder + "/featuregen.json")
        words += ["--config", folder + "/featuregen.json"]
      default:
        let name = "feature.swift.stencil"
        templates = [TemplateFile(name: name, path: name, text: text)]
      }
      let custom = templates
      let tool = Tool(
        ToolEnvironment(
          disk: disk, standardInput: { () throws(FileError) in [] }, workingFolder: folder,
          isTerminal: false, variables: [:],
          pipeline: { options, sources in
            var options = options
            options.templates = custom
            return Generator(options: options).run(sources)
          }, pause: { _, _ in false }, print: { _ in }))
      errors = tool.run(words).errors
    }
    return errors
  }

  @Test(arguments: ids) func theWrongFormGivesTheIDAndTheMendedNothing(_ id: String) throws {
    let page = try blocks(id)
    let wrong = try errors(page.kind, page.wrong)
    #expect(wrong.contains("[\(id)]"), "\(wrong)")
    #expect(wrong.components(separatedBy: "error: ").count == 2, "\(wrong)")
    let mended = try errors(page.kind, page.mended)
    #expect(mended == "", "\(mended)")
  }

  @Test func everyPageOfARunIsTried() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .map { String($0.prefix(6)) }.filter { ("FG0010"..."FG0999").contains($0) }
    #expect(pages.sorted() == Self.ids.sorted())
  }

  /// An id that is made anywhere in the sources has a page; the numbers stand there as literals.
  @Test func everyIDInTheSourcesHasAPage() throws {
    let pages = Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path))
    let sources = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)
    var ids: Set<String> = []
    while let name = files?.nextObject() as? String {
      guard name.hasSuffix(".swift"), !name.contains("Embedded") else { continue }
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      for part in text.components(separatedBy: "DiagnosticID(").dropFirst() {
        let digits = part.prefix { $0.isNumber }
        if part.dropFirst(digits.count).hasPrefix(")"), let number = Int(digits) {
          ids.insert(DiagnosticID(number).description)
        }
      }
    }
    #expect(ids.count > 5)
    #expect(ids.filter { !pages.contains($0 + ".md") } == [])
  }

  @Test func thePageOfAnUnknownKeyNamesAllKeys() throws {
    let page = try String(
      contentsOf: Self.folder.appendingPathComponent("FG0012.md"), encoding: .utf8)
    let schema = ConfigurationSchema.text.components(separatedBy: "$defs")[0]
    let keys = schema.components(separatedBy: "\n    \"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(keys.count > 8)
    for key in keys where key != "$schema" { #expect(page.contains("`\(key)`")) }
  }
}
