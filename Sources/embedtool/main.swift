internal import Foundation

/// `embedtool PACKAGE`: writes the files anew that carry the templates, the runtime's source and the
/// pages of the findings, where they differ.
///
/// The files are committed, so that a package which depends on this one builds the tool without a
/// plugin of the tool's own.
func run(_ arguments: [String]) throws {
  guard arguments.count == 1 else { throw EmbedError.usage }
  for file in try EmbeddedFile.all(in: arguments[0]) {
    let place = URL(fileURLWithPath: "\(arguments[0])/\(file.path)")
    let text = Data(file.text.utf8)
    guard (try? Data(contentsOf: place)) != text else { continue }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, options: .atomic)
    print("wrote \(file.path)")
  }
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("embedtool: \(error)\n".utf8))
  exit(1)
}
