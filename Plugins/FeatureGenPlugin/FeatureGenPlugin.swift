import Foundation
import PackagePlugin

/// Generates and compiles the specs in a target's folder whenever it is built.
@main
struct FeatureGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let files = SpecFiles(target) else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Features")
    // One command for all specs of the target: they may refer to each other.
    return [
      .buildCommand(
        displayName: "Generating \(files.specs.count) features for \(target.name)",
        executable: try context.tool(named: "featuregen").url,
        arguments: files.arguments(output: output),
        inputFiles: files.specs, outputFiles: files.outputs(in: output))
    ]
  }
}
