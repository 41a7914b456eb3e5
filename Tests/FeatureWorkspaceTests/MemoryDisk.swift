import FeatureWorkspace
import Synchronization

/// A disk in memory whose operations can be made to fail.
final class MemoryDisk: FileSystem {
  struct Contents {
    var files: [String: [UInt8]] = [:]
    var folders: Set<String> = ["."]
    var links: [String: String] = [:]
    /// How often each path was put in the place of another.
    var renames: [String: Int] = [:]
    /// The operation that fails, by name.
    var fault: String?
  }

  private let contents = Mutex(Contents())
  let processMark = "test"

  init(_ files: [String: String] = [:], links: [String: String] = [:]) {
    contents.withLock { contents in
      for (path, text) in files {
        contents.files[path] = Array(text.utf8)
        var folder = MemoryDisk.folder(of: path)
        while folder != "." {
          contents.folders.insert(folder)
          folder = MemoryDisk.folder(of: folder)
        }
      }
      contents.links = links
    }
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  subscript(path: String) -> String? {
    get { contents.withLock { $0.files[path].map { String(decoding: $0, as: UTF8.self) } } }
  }

  func set(_ path: String, _ text: String?) {
    contents.withLock { $0.files[path] = text.map { Array($0.utf8) } }
  }

  func fail(_ operation: String?) { contents.withLock { $0.fault = operation } }

  /// How often each path was put in the place of another.
  var renames: [String: Int] { contents.withLock { $0.renames } }

  var names: [String] { contents.withLock { $0.files.keys.sorted() } }

  private func check(_ operation: String, _ path: String) throws(FileError) {
    if contents.withLock({ $0.fault }) == operation {
      throw FileError(operation, path, "No space left on device")
    }
  }

  func kind(of path: String) throws(FileError) -> FileKind? {
    contents.withLock { contents in
      if contents.links[path] != nil { return .link }
      if contents.files[path] != nil { return .file }
      return contents.folders.contains(path) ? .folder : nil
    }
  }

  func target(of path: String) throws(FileError) -> FileKind? {
    try kind(of: resolved(path))
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    try check("read", path)
    let real = try resolved(path)
    guard let bytes = contents.withLock({ $0.files[real] }) else {
      throw FileError("read", path, "No such file or directory")
    }
    return bytes
  }

  func stamp(of path: String) throws(FileError) -> String? { self[path] }

  func list(_ folder: String) throws(FileError) -> [String] {
    try check("list", folder)
    return contents.withLock { contents in
      (Array(contents.files.keys) + Array(contents.folders) + Array(contents.links.keys))
        .filter { MemoryDisk.folder(of: $0) == folder && $0 != "." }
        .map { String($0.split(separator: "/").last ?? "") }
    }
  }

  func alone<Result>(
    in folder: String, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try body()
  }

  func makeFolder(_ path: String) throws(FileError) {
    try check("make", path)
    _ = contents.withLock { $0.folders.insert(path) }
  }

  func create(
    _ path: String, _ bytes: [UInt8], like other: String
  ) throws(FileError) {
    // A full disk leaves half a file behind, as the real one does.
    let isFull = contents.withLock { $0.fault } == "create"
    contents.withLock { $0.files[path] = isFull ? Array(bytes.prefix(bytes.count / 2)) : bytes }
    try check("create", path)
  }

  func rename(_ old: String, to new: String) throws(FileError) {
    try check("rename", new)
    contents.withLock { contents in
      contents.links[new] = nil
      contents.files[new] = contents.files.removeValue(forKey: old)
      contents.renames[new, default: 0] += 1
    }
  }

  func remove(_ path: String) throws(FileError) {
    try check("remove", path)
    contents.withLock { contents in
      contents.files[path] = nil
      contents.links[path] = nil
    }
  }

  func resolved(_ path: String) throws(FileError) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    let plain = parts.isEmpty ? "." : parts.joined(separator: "/")
    return contents.withLock { $0.links[plain] ?? plain }
  }
}
