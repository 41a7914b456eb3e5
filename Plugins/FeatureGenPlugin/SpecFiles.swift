import Foundation
import PackagePlugin

/// The specs of a target and the files that they become, as both plugins see them.
struct SpecFiles {
  /// The specs, sorted by path.
  let specs: [URL]
  /// The target's name, where `featuregen.json` has settings for it.
  let target: String?
  /// The package's `featuregen.json`, where there is one.
  let configuration: URL?
  /// The files of the templates that `featuregen.json` names, sorted by path.
  let templates: [URL]

  /// The specs of a target, as `specs` says; nil where there are none.
  init?(_ specs: [URL], of target: any Target, in package: Package) {
    if specs.isEmpty { return nil }
    self.specs = specs.sorted { $0.path < $1.path }
    let file = package.directoryURL.appending(path: "featuregen.json")
    configuration = FileManager.default.fileExists(atPath: file.path) ? file : nil
    let settings = configuration.flatMap(Settings.init)
    self.target = settings?.targets?[target.name] == nil ? nil : target.name
    let folder = settings?.templates(of: target.name)
      .map { package.directoryURL.appending(path: $0) }
    templates = folder.map { SpecFiles.files(in: $0) } ?? []
  }

  /// All that the outputs depend on.
  var inputs: [URL] { specs + templates + (configuration.map { [$0] } ?? []) }

  /// The outputs below `folder`; their names are known without reading a spec: one Swift file a
  /// spec, and one more for each template that is called `file.EXTENSION.stencil`.
  func outputs(in folder: URL) -> [URL] {
    var endings = ["swift"]
    for template in templates {
      let parts = template.lastPathComponent.split(separator: ".").map(String.init)
      guard parts.count == 3, parts[0] == "file", parts[2] == "stencil" else { continue }
      endings.append(parts[1])
    }
    // Two specs of one name are a finding of the tool, which the user should see.
    var seen: Set<String> = []
    return specs.map { $0.deletingPathExtension().lastPathComponent }
      .filter { seen.insert($0).inserted }
      .flatMap { stem in Set(endings).sorted().map { "\(stem).generated.\($0)" } }
      .map { folder.appending(path: $0) }
  }

  /// The words of the command that writes them.
  func arguments(output: URL) -> [String] {
    let settings = configuration.map { ["--config", $0.path] } ?? ["--no-config"]
    return specs.map(\.path) + ["--output", output.path, "--runtime", "import"]
      + ["--diagnostics", "plain"] + settings + (target.map { ["--target", $0] } ?? [])
  }

  /// Every file in a folder that is not hidden, at any depth, sorted by path.
  static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
  }
}

/// What the plugins have to know of `featuregen.json`; the tool reads it with care and says what is
/// wrong in it.
private struct Settings: Decodable {
  struct Target: Decodable { var templates: String? }
  var templates: String?
  var targets: [String: Target]?

  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file),
      let settings = try? JSONDecoder().decode(Settings.self, from: data)
    else { return nil }
    self = settings
  }

  func templates(of target: String) -> String? { targets?[target]?.templates ?? templates }
}
