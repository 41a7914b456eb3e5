internal import Foundation

/// Why nothing can be embedded.
enum EmbedError: Error, CustomStringConvertible {
  /// The arguments are not one folder.
  case usage
  /// There is no such folder.
  case noFolder(String)
  /// The file is not text.
  case notText(String)

  var description: String {
    switch self {
    case .usage: "usage: embedtool PACKAGE"
    case .noFolder(let path): "\(path) is not a folder that can be read"
    case .notText(let path): "\(path) is not UTF-8 text"
    }
  }
}

/// A file to embed.
struct SourceFile: Hashable {
  /// Its path within the folder.
  var name: String
  /// What is in it.
  var text: String
}

/// A folder of files to embed.
struct SourceFolder {
  /// Where it is.
  var path: String

  /// The files whose own name is wanted, ordered by path.
  func files(where isWanted: (String) -> Bool) throws -> [SourceFile] {
    var isRoot: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isRoot), isRoot.boolValue,
      let names = FileManager.default.enumerator(atPath: path)
    else { throw EmbedError.noFolder(path) }
    var files: [SourceFile] = []
    for case let name as String in names {
      let full = "\(path)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder),
        !isFolder.boolValue, isWanted(name.split(separator: "/").last.map(String.init) ?? name)
      else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: full))
      guard let text = String(data: data, encoding: .utf8) else { throw EmbedError.notText(full) }
      files.append(SourceFile(name: name, text: text))
    }
    return files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
