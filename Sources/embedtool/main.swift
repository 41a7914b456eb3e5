internal import Foundation

/// Writes texts into one Swift file: `embedtool generator TEMPLATES RUNTIME OUTPUT` the templates and
/// the runtime's source, `embedtool pages FOLDER OUTPUT` the pages of the findings.
func run(_ arguments: [String]) throws {
  switch (arguments.first, arguments.count) {
  case ("generator", 4):
    let templates = try SourceFolder(path: arguments[1]).files { !$0.hasPrefix(".") }
    let runtime = try SourceFolder(path: arguments[2]).files { $0.hasSuffix(".swift") }
    let text = EmbeddedSource.text(templates: templates, runtime: MergedSource.text(of: runtime))
    try write(text, to: arguments[3])
  case ("pages", 3):
    let pages = try SourceFolder(path: arguments[1]).files {
      $0.hasPrefix("FG") && $0.hasSuffix(".md")
    }
    try write(EmbeddedSource.text(pages: pages), to: arguments[2])
  default:
    throw EmbedError.usage
  }
}

func write(_ text: String, to path: String) throws {
  try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("embedtool: \(error)\n".utf8))
  exit(1)
}
