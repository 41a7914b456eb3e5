import Foundation
import PackagePlugin

/// Makes one Swift file of the built-in templates and the runtime's source, for the target that
/// carries them in the binary.
@main
struct EmbedPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let templates = package.appending(path: "Templates")
    let runtime = package.appending(path: "Sources/FeatureRuntime")
    let output = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
    return [
      .buildCommand(
        displayName: "Embedding the templates and the runtime",
        executable: try context.tool(named: "embedtool").url,
        arguments: [templates.path, runtime.path, output.path],
        inputFiles: files(in: templates) + files(in: runtime),
        outputFiles: [output])
    ]
  }

  /// Every file in `folder`, in an order that does not depend on the file system, and the folders:
  /// they change when a file is added or goes.
  private func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    let urls = (found?.allObjects ?? []).compactMap { $0 as? URL }
    return ([folder] + urls).sorted { $0.path < $1.path }
  }
}
