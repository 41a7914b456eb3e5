import Foundation
import PackagePlugin

/// Makes one Swift file of texts for a target that carries them in the binary: of the built-in
/// templates and the runtime's source for the generator, of the findings' pages for the commands.
@main
struct EmbedPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let isCommandLine = target.name == "FeatureGenCLI"
    let folders =
      isCommandLine
      ? [package.appending(path: "Documentation/diagnostics")]
      : [package.appending(path: "Templates"), package.appending(path: "Sources/FeatureRuntime")]
    let output = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
    return [
      .buildCommand(
        displayName: isCommandLine
          ? "Embedding the pages of the findings" : "Embedding the templates and the runtime",
        executable: try context.tool(named: "embedtool").url,
        arguments: [isCommandLine ? "pages" : "generator"] + folders.map(\.path) + [output.path],
        inputFiles: folders.flatMap(files),
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
