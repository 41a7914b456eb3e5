import Foundation
import PackagePlugin

/// `swift package featuregen [--target NAME]`: writes generated code into the folder `Generated`
/// of each target that has specs, for those who commit it.
@main
struct FeatureGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let tool = try context.tool(named: "featuregen").url
    for target in targets {
      guard let files = SpecFiles(target) else { continue }
      let output = files.folder.appending(path: "Generated")
      let process = Process()
      process.executableURL = tool
      process.arguments = files.arguments(output: output) + extractor.remainingArguments
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 {
        Diagnostics.error("the specs of \(target.name) could not be generated")
      }
    }
  }
}
