/// A Swift file of this package that carries texts which stand elsewhere in it.
struct EmbeddedFile {
  /// Its path within the package.
  var path: String
  /// What has to be in it.
  var text: String

  /// All of them, made of what is now in the package at `root`.
  static func all(in root: String) throws -> [EmbeddedFile] {
    let templates = try SourceFolder(path: "\(root)/Templates").files { !$0.hasPrefix(".") }
    let runtime = try SourceFolder(path: "\(root)/Sources/FeatureRuntime").files {
      $0.hasSuffix(".swift")
    }
    let pages = try SourceFolder(path: "\(root)/Documentation/diagnostics").files {
      $0.hasPrefix("FG") && $0.hasSuffix(".md")
    }
    return [
      EmbeddedFile(
        path: "Sources/FeatureGeneration/Embedded/EmbeddedTemplates.swift",
        text: EmbeddedSource.text(templates: templates)),
      EmbeddedFile(
        path: "Sources/FeatureGeneration/Embedded/EmbeddedRuntime.swift",
        text: EmbeddedSource.text(runtime: MergedSource.text(of: runtime))),
      EmbeddedFile(
        path: "Sources/FeatureGenCLI/Embedded/EmbeddedPages.swift",
        text: EmbeddedSource.text(pages: pages)),
    ]
  }
}
