internal import Foundation

/// Writes the templates and the runtime's source into one Swift file:
/// `embedtool TEMPLATES RUNTIME OUTPUT`.
func run(_ arguments: [String]) throws {
  guard arguments.count == 3 else { throw EmbedError.usage }
  let templates = try SourceFolder(path: arguments[0]).files { !$0.hasPrefix(".") }
  let runtime = try SourceFolder(path: arguments[1]).files { $0.hasSuffix(".swift") }
  let text = EmbeddedSource.text(templates: templates, runtime: MergedSource.text(of: runtime))
  try Data(text.utf8).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("embedtool: \(error)\n".utf8))
  exit(1)
}
