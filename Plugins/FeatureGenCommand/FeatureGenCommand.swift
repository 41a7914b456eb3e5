import Foundation
import PackagePlugin

/// `swift package featuregen [--target NAME]… [OPTION]…`: writes generated code into the folder
/// `Generated` of each target, for those who commit it.
///
/// Where no target is named these are the ones that keep specs out of their build with `exclude`;
/// specs that take part in a build are the build-tool plugin's.
@main
struct FeatureGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let tool = try context.tool(named: "featuregen").url
    var isIdle = true
    for target in targets {
      let specs = specs(of: target, onlyExcluded: names.isEmpty)
      guard let files = SpecFiles(specs, of: target, in: context.package) else { continue }
      isIdle = false
      let output = folder(of: target).appending(path: "Generated")
      let process = Process()
      process.executableURL = tool
      process.arguments = files.arguments(output: output) + extractor.remainingArguments
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 {
        Diagnostics.error("the specs of \(target.name) could not be generated")
      }
    }
    if isIdle {
      Diagnostics.error(
        "no target has specs to write code for: exclude them in the manifest, or add --target")
    }
  }

  private func specs(of target: any Target, onlyExcluded: Bool) -> [URL] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let built = Set(module.sourceFiles.map { $0.url.standardizedFileURL.path })
    return SpecFiles.files(in: folder(of: target))
      .filter { $0.pathExtension == "feature" }
      .filter { !onlyExcluded || !built.contains($0.standardizedFileURL.path) }
  }

  /// The folder of a target, which is a URL from the tools version 6.1 on.
  private func folder(of target: any Target) -> URL {
    URL(fileURLWithPath: String(describing: target.directory))
  }
}
