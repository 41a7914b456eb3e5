import Foundation
import PackagePlugin

/// Generates and compiles the specs in a target's folder whenever it is built.
@main
struct FeatureGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let specs = module.sourceFiles.map(\.url).filter { $0.pathExtension == "feature" }
    guard let files = SpecFiles(specs, of: target, in: context.package) else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Features")
    // One command for all specs of the target: they may refer to each other.
    return [
      .buildCommand(
        displayName: "Generating \(files.specs.count) features for \(target.name)",
        executable: try context.tool(named: "featuregen").url,
        arguments: files.arguments(output: output),
        inputFiles: files.inputs, outputFiles: files.outputs(in: output))
    ]
  }
}
