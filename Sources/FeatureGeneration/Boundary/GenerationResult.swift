public import FeatureDiagnostics

/// One file to write.
public struct OutputFile: Hashable, Sendable {
  /// Its name in the output folder, without any folder.
  public let name: String
  /// All that it contains.
  public let text: String

  /// A file.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// What a run over all specs gives.
public struct GenerationResult: Hashable, Sendable {
  /// The findings, in order; a `FileID` is an index into the sources of the run.
  public var diagnostics: [Diagnostic]
  /// The files to write, sorted by name; none where a finding is an error.
  public var files: [OutputFile]

  /// A result.
  public init(diagnostics: [Diagnostic], files: [OutputFile]) {
    self.diagnostics = diagnostics
    self.files = files
  }
}

/// The name of what a spec becomes, known without reading it.
public enum OutputNames {
  /// The runtime's file under `RuntimeMode.embed`.
  public static let runtime = "FeatureRuntime.swift"

  /// The outputs of the spec at `path`, sorted: one for each `file.EXTENSION.stencil` that there is.
  public static func outputs(ofSpecAt path: String, templates: [TemplateFile]) -> [String] {
    let swift = output(ofSpecAt: path)
    return endings(templates).map { swift.dropLast("swift".count) + $0 }.sorted()
  }

  /// What the names of outputs end with, sorted: `swift`, and what the user's templates add.
  static func endings(_ templates: [TemplateFile]) -> [String] {
    let own = templates.compactMap { template -> String? in
      let parts = template.name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "file", parts[2] == "stencil", !parts[1].isEmpty else {
        return nil
      }
      return parts[1].contains("/") ? nil : String(parts[1])
    }
    return Set(own + ["swift"]).sorted()
  }

  /// The output of the spec at `path`: `Specs/Counter.feature` gives `Counter.generated.swift`.
  public static func output(ofSpecAt path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".feature") ? String(name.dropLast(".feature".count)) : name
    // What comes from standard input has no file, and a message calls it <stdin>.
    if stem == "<stdin>" { return "stdin.generated.swift" }
    return stem + ".generated.swift"
  }
}
