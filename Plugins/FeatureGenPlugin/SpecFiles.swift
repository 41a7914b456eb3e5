import Foundation
import PackagePlugin

/// The specs of a target and the files that they become, as both plugins see them.
struct SpecFiles {
  /// The specs, sorted by path.
  let specs: [URL]
  /// The target's folder.
  let folder: URL

  /// The specs in a target's folder; nil where it has none.
  init?(_ target: any Target) {
    guard let module = target as? any SourceModuleTarget else { return nil }
    folder = URL(fileURLWithPath: module.directory.string)
    specs = module.sourceFiles.map(\.url).filter { $0.pathExtension == "feature" }
      .sorted { $0.path < $1.path }
    if specs.isEmpty { return nil }
  }

  /// The outputs below `folder`; their names are known without reading a spec.
  func outputs(in folder: URL) -> [URL] {
    specs.map { spec in
      let stem = spec.deletingPathExtension().lastPathComponent
      return folder.appending(path: "\(stem).generated.swift")
    }
  }

  /// The words of the command that writes them.
  func arguments(output: URL) -> [String] {
    specs.map(\.path) + ["--output", output.path, "--runtime", "import", "--diagnostics", "plain"]
  }
}
